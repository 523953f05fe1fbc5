import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import { useDesign } from '../design-context.tsx';
import { type Draft, toDraft } from '../state/draft.ts';
import { fallbackOf } from '../state/languages.ts';
import { presentable } from './presentable.ts';

/** The document as the page can show it; undefined while there is nothing to show. */
export function useShownDocument(): Draft | undefined {
  const { document, language } = useDesign();
  return usePresented(document, language);
}

/** A stored draft, as a survey or a template keeps it, as the page can show it; undefined where it asks nothing. */
export function usePresentable(stored: unknown): Draft | undefined {
  const locale = useLocale();
  const draft = useMemo(() => toDraft(stored), [stored]);
  const { languages = [] } = draft;
  const isWritten = isLanguage(locale) && (languages.length === 0 || languages.includes(locale));
  return usePresented(draft, isWritten ? locale : fallbackOf(draft));
}

function usePresented(draft: Draft, language: Language): Draft | undefined {
  const translate = useTranslate();
  return useMemo(
    () =>
      presentable(draft, language, {
        question: translate('app.designer.untitled'),
        option: (place) => translate('app.designer.option', { number: place }),
      }),
    [draft, language, translate],
  );
}
