import { type RefObject, useEffect, useRef, useState } from 'react';
import { isObject } from '../../../../providers/user-data.ts';
import { useDesign } from '../design-context.tsx';
import { type Draft, questionsOfDraft } from '../state/draft.ts';
import { PREVIEW_DELAY_MS, PREVIEW_MESSAGE } from './preview-protocol.ts';
import { useShownDocument } from './use-shown-document.ts';

/**
 * Talks with the page in the frame: it gets the document with every change and the question to show, and says which
 * questions it shows, so that the selection follows the hand in the frame.
 */
export function usePreviewMessages(frame: RefObject<HTMLIFrameElement | null>): { isEmpty: boolean } {
  const { document, selected, select } = useDesign();
  const [isReady, setReady] = useState(false);
  /** What the page said last. */
  const shown = useRef<readonly string[]>([]);
  /** What it was told last. */
  const sent = useRef<{ turn: number; document?: Draft; question?: string }>({ turn: 0 });
  /** Selected by the hand in the frame: the page is there already. */
  const reached = useRef<string>(undefined);

  const shownDocument = useShownDocument();
  const ids = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    ids.current = new Set(questionsOfDraft(document).map(({ id }) => id));
  }, [document]);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !isObject(data)) return;
      if (data.type === `${PREVIEW_MESSAGE}.ready`) setReady(true);
      if (data.type === `${PREVIEW_MESSAGE}.shown` && Array.isArray(data.questions)) {
        const isFirst = shown.current.length === 0;
        const questions = data.questions.filter((id) => typeof id === 'string');
        const isSame = questions.join() === shown.current.join();
        shown.current = questions;
        const [first] = shown.current;
        // What it shows as it was told, to begin with, or before it has heard the latest, is nobody's choice.
        const isAsAsked =
          isFirst ||
          isSame ||
          data.turn !== sent.current.turn ||
          (sent.current.question !== undefined && shown.current.includes(sent.current.question));
        if (first !== undefined && ids.current.has(first) && !isAsAsked) {
          reached.current = first;
          select({ kind: 'question', id: first });
        }
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, select]);

  const question = selected.kind === 'question' ? selected.id : undefined;
  useEffect(() => {
    if (!isReady || shownDocument === undefined) return undefined;
    const timer = setTimeout(() => {
      // With every change of the document the page is told where to stay: rules that are being written may hide it.
      const isThere = sent.current.document === shownDocument && question !== undefined && reached.current === question;
      const goal = question ?? shown.current.find((id) => ids.current.has(id));
      reached.current = undefined;
      const turn = sent.current.turn + 1;
      sent.current = { turn, document: shownDocument, ...(goal !== undefined && { question: goal }) };
      const message = {
        type: PREVIEW_MESSAGE,
        turn,
        document: shownDocument,
        ...(!isThere && goal !== undefined && { question: goal }),
      };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }, PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, shownDocument, question, frame]);
  return { isEmpty: shownDocument === undefined };
}
