/** Choices, rows, columns and rate values of a definition as options of a survey. */
import type { Text } from '../../../../shared/survey/document.ts';
import type { Option } from '../../../../shared/questions/options.ts';
import { Identifiers } from './names.ts';
import type { Reason } from './notes.ts';
import * as ownWords from './own-words.ts';
import type { Part } from './part.ts';
import { isScalar, isSource, isTrue, type Scalar, stringOf } from './source.ts';
import { LIMITS, type Texts } from './texts.ts';

export interface Choices {
  options: Option[];
  /** The option that a value of the definition has become. */
  idOf(value: Scalar): string | undefined;
  conditions: OptionCondition[];
}

/** An expression on which an option depends, where it is written. */
export interface OptionCondition {
  option: Option;
  text: string;
  part: Part;
}

export interface Choice {
  value: Scalar;
  label: Text;
  /** Where it may say when it is offered. */
  part?: Part;
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
  if (item.peek('enableIf')) item.note('condition_not_supported', 'enableIf', String(item.peek('enableIf')));
  if (item.peek('imageLink')) item.note('picture_not_taken', 'imageLink');
  const drop = (reason: Reason) => item.drop(reason, keyOf(value));
  return [{ value, label: label ?? texts.plain(text, keyOf(value), LIMITS.label), part: item, leaveOut: drop }];
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
  const conditions: OptionCondition[] = [];
  for (const { value, label, part, leaveOut } of choices) {
    if (ids.has(keyOf(value))) leaveOut('repeated_option');
    else if (options.length >= limit) leaveOut('too_many_options');
    else {
      const id = identifiers.make(keyOf(value), 'option');
      ids.set(keyOf(value), id);
      const option = { id, label };
      options.push(option);
      const text = stringOf(part?.peek('visibleIf')).trim();
      if (part && text !== '') conditions.push({ option, text, part });
    }
  }
  return { options, idOf: (value) => ids.get(keyOf(value)), conditions };
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
