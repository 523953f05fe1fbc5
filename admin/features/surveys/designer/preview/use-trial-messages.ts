import { type RefObject, useCallback, useEffect, useState } from 'react';
import { PREVIEW_DELAY_MS, type Told, useFrameMessages } from './use-frame-messages.ts';
import { useShownDocument } from './use-shown-document.ts';

/** Of all that the page is told: it answers which it has shown. */
const TURN = 1;

/**
 * Talks with a page in the frame that is answered as visitors answer it: it gets the document with every change, is led
 * nowhere, and says what was answered.
 * @param onTold the same one at each render
 */
export function useTrialMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onTold: (told: Told) => void,
): { isEmpty: boolean; isWaiting: boolean } {
  const [isShown, setShown] = useState(false);
  const shownDocument = useShownDocument();
  const hear = useCallback(
    (told: Told) => {
      // Before, it shows what was saved last, of which nothing stays.
      if (told.turn === TURN) setShown(true);
      onTold(told);
    },
    [onTold],
  );
  const { isReady, show } = useFrameMessages(frame, hear);
  useEffect(() => {
    if (!isReady || shownDocument === undefined) return undefined;
    const timer = setTimeout(() => show({ turn: TURN, document: shownDocument }), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, shownDocument, show]);
  return { isEmpty: shownDocument === undefined, isWaiting: !isShown };
}
