import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useDesign } from '../design-context.tsx';
import { type Draft, questionsOfDraft } from '../state/draft.ts';
import { PREVIEW_DELAY_MS, type Told, useFrameMessages } from './use-frame-messages.ts';
import { useShownDocument } from './use-shown-document.ts';

/**
 * Talks with the page in the frame: it gets the document with every change and the question to show, and says which
 * questions it shows, so that the selection follows the hand in the frame.
 */
export function usePreviewMessages(frame: RefObject<HTMLIFrameElement | null>): { isEmpty: boolean } {
  const { document, selected, select } = useDesign();
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
  const onTold = useCallback(
    ({ questions, turn }: Told) => {
      const isFirst = shown.current.length === 0;
      const isSame = questions.join() === shown.current.join();
      shown.current = questions;
      const [first] = questions;
      // What it shows as it was told, to begin with, or before it has heard the latest, is nobody's choice.
      const isAsAsked =
        isFirst ||
        isSame ||
        turn !== sent.current.turn ||
        (sent.current.question !== undefined && questions.includes(sent.current.question));
      if (first === undefined || !ids.current.has(first) || isAsAsked) return;
      reached.current = first;
      select({ kind: 'question', id: first });
    },
    [select],
  );
  const { isReady, show } = useFrameMessages(frame, onTold);

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
      show({ turn, document: shownDocument, ...(!isThere && goal !== undefined && { question: goal }) });
    }, PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, shownDocument, question, show]);
  return { isEmpty: shownDocument === undefined };
}
