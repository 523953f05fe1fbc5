/** Steps from one draft to the next that concern its languages. Pure. */
import type { Language } from '../../../../../../shared/i18n/languages.ts';
import type { Text } from '../../../../../../shared/survey/document.ts';
import { isObject } from '../../../../../providers/user-data.ts';
import type { Draft } from '../../design-context.tsx';
import { textGroups } from './draft-texts.ts';

/** Writes one text in one language; no words take the language out of it. */
export function setText(draft: Draft, pointer: string, language: Language, words: string): Draft {
  const write = (before: unknown) => {
    const text = withWords(before, language, words);
    // A text that says nothing is left out, unless the grammar wants it.
    return Object.keys(text).length > 0 || NEEDED.test(pointer) ? text : undefined;
  };
  return replaceAt(draft, stepsOf(pointer), write) as Draft;
}

/** Texts that have to be there. */
const NEEDED = /^\/title$|\/questions\/\d+\/title$|\/(label|consent)$/;

/** Writes several texts at once; a place that is no longer there is passed over. */
export function setTexts(
  draft: Draft,
  changes: readonly { pointer: string; language: Language; words: string }[],
): Draft {
  const known = new Set(textGroups(draft).flatMap(({ places }) => places.map(({ pointer }) => pointer)));
  return changes
    .filter(({ pointer }) => known.has(pointer))
    .reduce((state, { pointer, language, words }) => setText(state, pointer, language, words), draft);
}

export const addLanguage = (draft: Draft, offered: readonly Language[], language: Language): Draft => ({
  ...draft,
  languages: [...offered.filter((one) => one !== language), language],
});

/** Takes the language out of the choice, and its words out of every text. */
export function removeLanguage(draft: Draft, offered: readonly Language[], language: Language): Draft {
  const pointers = textGroups(draft).flatMap(({ places }) => places.map(({ pointer }) => pointer));
  const without = pointers.reduce((state, pointer) => setText(state, pointer, language, ''), draft);
  return { ...without, languages: offered.filter((one) => one !== language) };
}

/** The same for several of them, in one step. */
export const removeLanguages = (draft: Draft, offered: readonly Language[], gone: readonly Language[]): Draft => ({
  ...gone.reduce((state, language) => removeLanguage(state, offered, language), draft),
  languages: offered.filter((one) => !gone.includes(one)),
});

/** The first language stands in where a visitor's own is not offered. */
export const putFirst = (draft: Draft, offered: readonly Language[], language: Language): Draft => ({
  ...draft,
  languages: [language, ...offered.filter((one) => one !== language)],
});

const stepsOf = (pointer: string): string[] => pointer.split('/').slice(1);

function withWords(text: unknown, language: Language, words: string): Text {
  const { [language]: _before, ...others }: Text = isObject(text) ? text : {};
  return words === '' ? others : { ...others, [language]: words };
}

/** A copy with another value at the steps; what is not on the way stays the same object. */
function replaceAt(value: unknown, [step, ...rest]: readonly string[], recipe: (before: unknown) => unknown): unknown {
  if (step === undefined) return recipe(value);
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === step ? replaceAt(item, rest, recipe) : item));
  const { [step]: before, ...others } = isObject(value) ? value : {};
  const after = replaceAt(before, rest, recipe);
  return after === undefined ? others : { ...(isObject(value) ? value : {}), [step]: after };
}
