import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Language } from '../../../../../shared/i18n/languages.ts';
import { type Messages, translate as fill } from '../../../../../public-app/i18n/translate.ts';
import { NONE, OTHER } from '../../../../../shared/questions/open-options.ts';
import type { Scalar } from '../../../../../shared/survey/document.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { loadChunk } from '../../../../ui/chunks/load-chunk.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';

const files = import.meta.glob<{ default: Messages }>('../../../../../public-app/i18n/*.json');
const NO_TEXTS: Messages = {};

/** What visitors read in a language. */
function useVisitorTexts(language: Language): Messages {
  const { data } = useQuery({
    queryKey: ['visitor texts', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const load = files[`../../../../../public-app/i18n/${language}.json`];
      return load === undefined ? NO_TEXTS : (await loadChunk(load)).default;
    },
  });
  return data ?? NO_TEXTS;
}

/** A value of an answer in words: an option's label, a face's name beside its number, yes or no. */
export function useValueText(): (question: DraftQuestion, value: Scalar) => string {
  const translate = useTranslate();
  const { language } = useDesign();
  const texts = useVisitorTexts(language);
  return useCallback(
    (question, value) => {
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
      if (typeof value === 'number') {
        const key = `${question.type}.${value}`;
        return Object.hasOwn(texts, key) ? `${value} · ${fill(texts, key)}` : String(value);
      }
      return optionText(question, value, language, texts) ?? translate('app.designer.untitled_option');
    },
    [translate, language, texts],
  );
}

function optionText(question: DraftQuestion, id: string, language: Language, texts: Messages): string | undefined {
  const { options } = question;
  if (!Array.isArray(options)) return id;
  const isAdded = (id === OTHER || id === NONE) && isObject(question[id]);
  const option: unknown = isAdded ? question[id] : options.find((one) => isObject(one) && one.id === id);
  const label = isObject(option) && isObject(option.label) ? textIn(language, option.label) : '';
  return label || (isAdded ? fill(texts, `options.${id}`) : undefined);
}
