import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isObject } from '../../../providers/user-data.ts';
import { useDesign } from '../design-context.tsx';
import { questionsOfDraft } from '../state/draft.ts';
import { presentable } from './presentable.ts';

/** The page shows the document as it is typed, a moment later. */
const DELAY_MS = 150;

const MESSAGE = 'feedtree.preview';

/**
 * Talks with the page in the frame: it gets the document with every change and the question to show, and says which
 * questions it shows, so that the selection follows the hand in the frame.
 */
export function usePreviewMessages(frame: RefObject<HTMLIFrameElement | null>): { isEmpty: boolean } {
  const translate = useTranslate();
  const { document, language, selected, select } = useDesign();
  const [isReady, setReady] = useState(false);
  /** What the page said last: a selection that follows from it is not sent back. */
  const shown = useRef<readonly string[]>([]);
  const sent = useRef<string>('');

  const shownDocument = useMemo(
    () =>
      presentable(document, language, {
        question: translate('app.designer.untitled'),
        option: (place) => translate('app.designer.option', { number: place }),
      }),
    [document, language, translate],
  );

  const ids = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    ids.current = new Set(questionsOfDraft(document).map(({ id }) => id));
  }, [document]);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow || !isObject(data)) return;
      if (data.type === `${MESSAGE}.ready`) setReady(true);
      if (data.type === `${MESSAGE}.shown` && Array.isArray(data.questions)) {
        const questions = data.questions.filter((id) => typeof id === 'string');
        shown.current = questions;
        const [first] = questions;
        // Not before the page has what was last selected: what it shows on its way there is nobody's choice.
        if (first !== undefined && ids.current.has(first) && !questions.includes(sent.current)) {
          sent.current = first;
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
      const goal = question !== undefined && !shown.current.includes(question) ? { question } : {};
      sent.current = question ?? '';
      const message = { type: MESSAGE, document: shownDocument, ...goal };
      frame.current?.contentWindow?.postMessage(message, window.location.origin);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, shownDocument, question, frame]);
  return { isEmpty: shownDocument === undefined };
}
