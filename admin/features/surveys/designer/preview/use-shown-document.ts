import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import type { Draft } from '../state/draft.ts';
import { presentable } from './presentable.ts';

/** The document as the page can show it; undefined while there is nothing to show. */
export function useShownDocument(): Draft | undefined {
  const translate = useTranslate();
  const { document, language } = useDesign();
  return useMemo(
    () =>
      presentable(document, language, {
        question: translate('app.designer.untitled'),
        option: (place) => translate('app.designer.option', { number: place }),
      }),
    [document, language, translate],
  );
}
