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
import type { DraftQuestion } from '../state/draft.ts';
import { useRuledSurvey } from './ruled-survey.tsx';

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

interface ValueText {
  /** A value of an answer: an option's label, a face's name beside its number, yes or no, a day. */
  valueText: (question: DraftQuestion, value: Scalar) => string;
  /** The option at a place. */
  optionText: (question: DraftQuestion, at: number) => string;
  /** The row of a matrix. */
  partText: (question: DraftQuestion, part: string) => string;
}

/** What a condition names, in words. */
export function useValueText(): ValueText {
  const translate = useTranslate();
  const { language } = useRuledSurvey();
  const texts = useVisitorTexts(language);
  const valueText = useCallback(
    (question: DraftQuestion, value: Scalar): string => {
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
      if (typeof value === 'number') {
        const key = `${question.type}.${value}`;
        return Object.hasOwn(texts, key) ? `${value} · ${fill(texts, key)}` : String(value);
      }
      return chosenText(question, value, language, texts) ?? translate('app.designer.untitled_option');
    },
    [translate, language, texts],
  );
  const partText = useCallback(
    ({ rows }: DraftQuestion, part: string): string =>
      labelIn(rows, part, language) ?? translate('app.designer.untitled_option'),
    [translate, language],
  );
  const optionText = useCallback(
    ({ options }: DraftQuestion, at: number): string => {
      const option: unknown = Array.isArray(options) ? options[at] : undefined;
      const label = isObject(option) && isObject(option.label) ? textIn(language, option.label) : '';
      return label || translate('app.designer.option', { number: at + 1 });
    },
    [translate, language],
  );
  return { valueText, partText, optionText };
}

/** Of an option or a column; what is neither says itself. */
function chosenText(question: DraftQuestion, id: string, language: Language, texts: Messages): string | undefined {
  const { options, columns } = question;
  if (!Array.isArray(options) && !Array.isArray(columns)) return id;
  const added = id === OTHER || id === NONE ? question[id] : undefined;
  if (!isObject(added)) return labelIn(options ?? columns, id, language);
  return (isObject(added.label) ? textIn(language, added.label) : '') || fill(texts, `options.${id}`);
}

function labelIn(items: unknown, id: string, language: Language): string | undefined {
  const item = Array.isArray(items) ? items.filter(isObject).find((one) => one.id === id) : undefined;
  return (isObject(item?.label) ? textIn(language, item.label) : '') || undefined;
}
