/** A half-written survey as the visitor's page can show it: every text says something, no rule leads nowhere. Pure. */
import type { Language } from '../../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../../shared/survey/document.ts';
import { isObject } from '../../../../providers/user-data.ts';
import type { Draft, DraftQuestion } from '../state/draft.ts';
import { languagesOf } from '../state/languages.ts';
import { misplacedPages, misplacedRules, repairRules, ruledOptions, withOptionRule } from '../state/rules.ts';

export interface Placeholders {
  question: string;
  /** Of the option at a place, counted from 1. */
  option: (place: number) => string;
}

/** Undefined while there is no question to show. */
export function presentable(draft: Draft, language: Language, words: Placeholders): Draft | undefined {
  const pages = draft.pages.filter(({ questions }) => questions.length > 0);
  if (pages.length === 0) return undefined;
  const { draft: repaired } = repairRules({ ...draft, pages });
  const misplaced = misplacedRules(repaired);
  const late = new Set(misplacedPages(repaired));
  return {
    ...repaired,
    languages: languagesOf(draft, language),
    title: filled(repaired.title, language, words.question),
    pages: repaired.pages.map(({ show_if: rule, ...page }) => ({
      ...page,
      ...(rule !== undefined && !late.has(page.id) && { show_if: rule }),
      questions: page.questions.map((question) =>
        presentableQuestion(misplaced.has(question.id) ? withoutRules(question) : question, language, words),
      ),
    })),
  };
}

function withoutRules({ show_if: _rule, jumps: _jumps, ...rest }: DraftQuestion): DraftQuestion {
  return ruledOptions(rest).reduce(
    (question, { at }) => withOptionRule(question, at, undefined),
    rest as DraftQuestion,
  );
}

function presentableQuestion(question: DraftQuestion, language: Language, words: Placeholders): DraftQuestion {
  const items = Object.entries(question).flatMap(([name, value]) =>
    Array.isArray(value) && value.some((item) => isObject(item) && 'label' in item)
      ? [[name, value.filter(isObject).map((item, at) => presentableItem(item, language, words.option(at + 1)))]]
      : [],
  );
  return {
    ...question,
    ...Object.fromEntries(items),
    title: filled(question.title, language, words.question),
  };
}

const presentableItem = (item: Record<string, unknown>, language: Language, word: string) => ({
  ...item,
  label: filled(isObject(item.label) ? item.label : {}, language, word),
});

/** Only what is written in no language at all: a text that is only missing here falls back as it does for visitors. */
function filled(text: Text, language: Language, word: string): Text {
  return Object.values(text).some((words) => words.trim() !== '') ? text : { [language]: word };
}
