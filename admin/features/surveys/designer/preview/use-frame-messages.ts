import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { RawAnswers } from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { Draft } from '../state/draft.ts';

/** Of the designer's messages; those of the page begin with it. */
const MESSAGE = 'feedtree.preview';

/** The page shows the document as it is typed, a moment later. */
export const PREVIEW_DELAY_MS = 150;

/** What the page says of itself. */
export interface Told {
  /** On the screen. */
  questions: readonly string[];
  /** Not checked. */
  answers: RawAnswers;
  /** Its end is shown. */
  isComplete: boolean;
  /** Of the message that it has heard last. */
  turn: unknown;
}

/** What the page is to show, and where; without a question it stays where it is. */
export interface Shown {
  turn: number;
  document: Draft;
  question?: string;
}

/**
 * How the designer and the visitor's page that it frames talk with each other, if both are ours.
 * @param onTold the same one as long as it does the same
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onTold: (told: Told) => void,
): { isReady: boolean; show: (shown: Shown) => void } {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !isObject(data)) return;
      if (data.type === `${MESSAGE}.ready`) setReady(true);
      if (data.type !== `${MESSAGE}.shown` || !Array.isArray(data.questions)) return;
      onTold({
        questions: data.questions.filter((id) => typeof id === 'string'),
        answers: isObject(data.answers) ? data.answers : {},
        isComplete: data.isComplete === true,
        turn: data.turn,
      });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, onTold]);
  const show = useCallback(
    (shown: Shown) => frame.current?.contentWindow?.postMessage({ type: MESSAGE, ...shown }, window.location.origin),
    [frame],
  );
  return { isReady, show };
}
