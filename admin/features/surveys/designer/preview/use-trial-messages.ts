import { type RefObject, useEffect, useState } from 'react';
import type { RawAnswers } from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { PREVIEW_DELAY_MS, PREVIEW_MESSAGE } from './preview-protocol.ts';
import { useShownDocument } from './use-shown-document.ts';

/** What the page says of somebody who answers it. */
export interface Told {
  /** On the screen. */
  questions: readonly string[];
  /** Not checked. */
  answers: RawAnswers;
  /** Its end is shown. */
  isComplete: boolean;
}

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
  const [isReady, setReady] = useState(false);
  const [isShown, setShown] = useState(false);
  const shownDocument = useShownDocument();
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !isObject(data)) return;
      if (data.type === `${PREVIEW_MESSAGE}.ready`) setReady(true);
      if (data.type !== `${PREVIEW_MESSAGE}.shown` || !Array.isArray(data.questions)) return;
      // Before, it shows what was saved last, of which nothing stays.
      if (data.turn === TURN) setShown(true);
      onTold({
        questions: data.questions.filter((id) => typeof id === 'string'),
        answers: isObject(data.answers) ? data.answers : {},
        isComplete: data.isComplete === true,
      });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, onTold]);
  useEffect(() => {
    if (!isReady || shownDocument === undefined) return undefined;
    const message = { type: PREVIEW_MESSAGE, turn: TURN, document: shownDocument };
    const timer = setTimeout(
      () => frame.current?.contentWindow?.postMessage(message, window.location.origin),
      PREVIEW_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isReady, shownDocument, frame]);
  return { isEmpty: shownDocument === undefined, isWaiting: !isShown };
}
