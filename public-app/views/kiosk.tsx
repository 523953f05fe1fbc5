import { type RefObject, useEffect, useRef } from 'react';
import type { Kiosk } from '../client/use-kiosk.ts';
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

/** Is somebody there? Taking no answer for one, the page begins anew. */
export function KioskWarning({ kiosk, messages }: KioskProps) {
  const dialog: RefObject<HTMLDialogElement | null> = useRef(null);
  const warns = kiosk.warning !== null;
  useEffect(() => {
    if (warns) dialog.current?.showModal();
    else dialog.current?.close();
  }, [warns]);
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
