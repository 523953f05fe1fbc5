import { type RefObject, useEffect, useRef } from 'react';
import type { Kiosk } from '../client/use-kiosk.ts';
import { Face } from '../controls/faces.tsx';
import { type Messages, translate } from '../i18n/translate.ts';

interface KioskProps {
  kiosk: Kiosk;
  messages: Messages;
}

/** Below the thanks: the next visitor's turn comes by itself. */
export function KioskEnding({ kiosk, messages }: KioskProps) {
  if (kiosk.ending === null) return null;
  return (
    <div className="ending">
      <p role="timer" aria-live="off">
        {translate(messages, 'kiosk.ending', { seconds: kiosk.ending })}
      </p>
      <button type="button" className="primary" onClick={kiosk.startAnew}>
        {translate(messages, 'kiosk.start')}
      </button>
    </div>
  );
}

/** Shown over all else while it is open. */
function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog: RefObject<HTMLDialogElement | null> = useRef(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return dialog;
}

/** Fills the screen while nobody is there; a touch anywhere leads to the first question. */
export function KioskInvitation({ kiosk, messages, title }: KioskProps & { title: string }) {
  const dialog = useModal(kiosk.invites);
  const closed = (): void => {
    if (!dialog.current?.open) kiosk.begin();
  };
  return (
    <dialog ref={dialog} className="invitation" aria-labelledby="kiosk-invitation" onClose={closed}>
      <button type="button" onClick={kiosk.begin}>
        <span className="row">
          {[1, 2, 3, 4, 5].map((point) => (
            <Face key={point} point={point} />
          ))}
        </span>
        <strong id="kiosk-invitation">{title}</strong>
        <span className="begin">{translate(messages, 'kiosk.begin')}</span>
      </button>
    </dialog>
  );
}

/** Is somebody there? Taking no answer for one, the page begins anew. */
export function KioskWarning({ kiosk, messages }: KioskProps) {
  const dialog = useModal(kiosk.warning !== null);
  // Told a moment later: by then it may be open again.
  const closed = (): void => {
    if (!dialog.current?.open) kiosk.stay();
  };
  return (
    <dialog
      ref={dialog}
      className="warning"
      role="alertdialog"
      aria-labelledby="kiosk-title"
      aria-describedby="kiosk-text"
      onClose={closed}
    >
      <h2 id="kiosk-title">{translate(messages, 'kiosk.title')}</h2>
      <p id="kiosk-text">{translate(messages, 'kiosk.text', { seconds: kiosk.warning ?? 0 })}</p>
      <button type="button" className="primary" onClick={kiosk.stay}>
        {translate(messages, 'kiosk.stay')}
      </button>
      <button type="button" className="quiet" onClick={kiosk.startAnew}>
        {translate(messages, 'kiosk.start')}
      </button>
    </dialog>
  );
}
