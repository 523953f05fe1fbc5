/** Choices, rows, columns and rate values of a definition as options of a survey. */
import type { Text } from '../../../../shared/survey/document.ts';
import type { Option } from '../../../../shared/questions/options.ts';
import { Identifiers } from './names.ts';
import type { Reason } from './notes.ts';
import * as ownWords from './own-words.ts';
import type { Part } from './part.ts';
import { isScalar, isSource, isTrue, type Scalar } from './source.ts';
import { LIMITS, type Texts } from './texts.ts';

export interface Choices {
  options: Option[];
  /** The option that a value of the definition has become. */
  idOf(value: Scalar): string | undefined;
}

export interface Choice {
  value: Scalar;
  label: Text;
  /** It can't be an option. */
  leaveOut(reason: Reason): void;
}

/** Between value and text where both are written as one (`settings.itemValueSeparator` of SurveyJS). */
const SEPARATOR = '|';

/** `'1'` and `1` mean the same choice in expressions. */
const keyOf = (value: Scalar): string => String(value);

function splitAt(value: Scalar): [value: Scalar, text: string] {
  const words = String(value);
  const at = typeof value === 'string' ? words.indexOf(SEPARATOR) : -1;
  return at < 0 ? [value, words] : [words.slice(0, at), words.slice(at + 1)];
}

function choiceAt(list: Part, at: string, texts: Texts): Choice[] {
  const said = list.peek(at);
  const leaveOut = (reason: Reason) => list.note(reason, at, isScalar(said) ? String(said) : JSON.stringify(said));
  if (isScalar(said)) {
    const [value, text] = splitAt(list.take(at) as Scalar);
    return [{ value, label: texts.plain(text, keyOf(value), LIMITS.label), leaveOut }];
  }
  const item = isSource(said) ? list.open(at) : undefined;
  if (!item) return [];
  const label = texts.read(item, 'text', LIMITS.label) ?? texts.read(item, 'title', LIMITS.label);
  const known = item.takeWhere(isScalar, 'value', 'name') ?? Object.values(label ?? {})[0];
  if (known === undefined) return [];
  const [value, text] = splitAt(known);
  for (const name of ['visibleIf', 'enableIf'])
    if (item.peek(name)) item.note('condition_not_supported', name, String(item.peek(name)));
  if (item.peek('imageLink')) item.note('picture_not_taken', 'imageLink');
  const drop = (reason: Reason) => item.drop(reason, keyOf(value));
  return [{ value, label: label ?? texts.plain(text, keyOf(value), LIMITS.label), leaveOut: drop }];
}

/** The items of a list as they stand there. */
export function choicesIn(part: Part, name: string, texts: Texts): Choice[] {
  const list = Array.isArray(part.peek(name)) ? part.open(name) : undefined;
  return list?.keys().flatMap((at) => choiceAt(list, at, texts)) ?? [];
}

/** At most `limit` of them, each once. */
export function choicesOf(choices: Choice[], limit: number): Choices {
  const identifiers = new Identifiers();
  const ids = new Map<string, string>();
  const options: Option[] = [];
  for (const { value, label, leaveOut } of choices) {
    if (ids.has(keyOf(value))) leaveOut('repeated_option');
    else if (options.length >= limit) leaveOut('too_many_options');
    else {
      const id = identifiers.make(keyOf(value), 'option');
      ids.set(keyOf(value), id);
      options.push({ id, label });
    }
  }
  return { options, idOf: (value) => ids.get(keyOf(value)) };
}

/** Choices that the library adds by itself where they are asked for, in the order in which it shows them. */
const ADDED = [
  { shown: ['showNoneItem', 'hasNone'], text: 'noneText', value: 'none', words: ownWords.none },
  { shown: ['showRefuseItem'], text: 'refuseText', value: 'refused', words: ownWords.refused },
  { shown: ['showDontKnowItem'], text: 'dontKnowText', value: 'dontknow', words: ownWords.unknown },
  { shown: ['showOtherItem', 'hasOther'], text: 'otherText', value: 'other', words: ownWords.other },
];

/** The choices of a question, with those that the library adds. */
export function readAnswers(part: Part, texts: Texts, limit: number): Choices {
  const added = ADDED.flatMap(({ shown, text, value, words }): Choice[] => {
    const name = shown.find((one) => isTrue(part.peek(one)));
    if (name === undefined) return [];
    part.take(name);
    if (value === 'other') part.note('own_words_of_other', name);
    const label = texts.read(part, text, LIMITS.label) ?? texts.ours(words);
    return [{ value, label, leaveOut: (reason) => part.note(reason, name) }];
  });
  for (const name of ['choicesByUrl', 'choicesFromQuestion'])
    if (part.peek(name)) part.note('choices_from_elsewhere', name);
  return choicesOf([...choicesIn(part, 'choices', texts), ...added], limit);
}
