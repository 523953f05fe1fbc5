import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { kindOf } from '../../../../../../shared/questions/index.ts';
import type { Answer } from '../../../../../../shared/survey/document.ts';
import type { DraftQuestion } from '../../design-context.tsx';
import { useValueText } from '../../logic/use-value-text.ts';

/** An answer in words; of what has several parts or is a file only that there is one. */
export function useAnswerText(): (question: DraftQuestion, answer: Answer) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { valueText } = useValueText();
  return useCallback(
    (question, answer) => {
      if (kindOf(question).media || (typeof answer === 'object' && !Array.isArray(answer)))
        return translate('app.flow.mark.given');
      const words = (Array.isArray(answer) ? answer : [answer]).map((value) => valueText(question, value));
      return new Intl.ListFormat(locale, { type: 'unit' }).format(words);
    },
    [translate, locale, valueText],
  );
}
