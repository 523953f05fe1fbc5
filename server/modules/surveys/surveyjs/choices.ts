/** Choices, rows, columns and rate values of a definition as options of a survey. */
import type { Language } from '../../../../shared/i18n/languages.ts';
import { NONE, type OpenOptions, OTHER } from '../../../../shared/questions/open-options.ts';
import { type Choice, type Choices, choicesOf } from '../conversion/choices.ts';
import type { Reason } from '../conversion/notes.ts';
import * as ownWords from '../conversion/own-words.ts';
import type { Part } from '../conversion/part.ts';
import { isScalar, isSource, isTrue, type Scalar } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';
import { conditionOf } from './condition.ts';

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
  return [
    {
      value,
      label: label ?? texts.plain(text, keyOf(value), LIMITS.label),
      condition: conditionOf(item),
      leaveOut: drop,
    },
  ];
}

/** The items of a list as they stand there. */
export function choicesIn(part: Part, name: string, texts: Texts): Choice[] {
  const list = Array.isArray(part.peek(name)) ? part.open(name) : undefined;
  return list?.keys().flatMap((at) => choiceAt(list, at, texts)) ?? [];
}

/** A choice that the library adds by itself where it is asked for. */
interface Added {
  shown: string[];
  text: string;
  value: 'none' | 'refused' | 'dontknow' | 'other';
  words: Record<Language, string>;
}

/** In the order in which it shows them. */
const ADDED: Added[] = [
  { shown: ['showNoneItem', 'hasNone'], text: 'noneText', value: 'none', words: ownWords.none },
  { shown: ['showRefuseItem'], text: 'refuseText', value: 'refused', words: ownWords.refused },
  { shown: ['showDontKnowItem'], text: 'dontKnowText', value: 'dontknow', words: ownWords.unknown },
  { shown: ['showOtherItem', 'hasOther'], text: 'otherText', value: 'other', words: ownWords.other },
];

function addedTo(part: Part): (Added & { name: string })[] {
  return ADDED.flatMap((added) => {
    const name = added.shown.find((one) => isTrue(part.peek(one)));
    if (name === undefined) return [];
    part.take(name);
    return [{ ...added, name }];
  });
}

function noteElsewhere(part: Part): void {
  for (const name of ['choicesByUrl', 'choicesFromQuestion'])
    if (part.peek(name)) part.note('choices_from_elsewhere', name);
}

const asChoice = (part: Part, texts: Texts, { name, text, value, words }: Added & { name: string }): Choice => ({
  value,
  label: texts.read(part, text, LIMITS.label) ?? texts.ours(words),
  leaveOut: (reason) => part.note(reason, name),
});

/** The choices of a question, with those that the library adds, all of them options. */
export function readAnswers(part: Part, texts: Texts, limit: number): Choices {
  const added = addedTo(part);
  for (const { value, name } of added) if (value === 'other') part.note('own_words_of_other', name);
  noteElsewhere(part);
  return choicesOf([...choicesIn(part, 'choices', texts), ...added.map((one) => asChoice(part, texts, one))], limit);
}

/** Choices of a question that knows 'other' and 'none of these' itself. */
export interface OpenChoices extends Choices {
  added: OpenOptions;
}

const isOpen = ({ value }: Added): boolean => value === OTHER || value === NONE;

export function readOpenAnswers(part: Part, texts: Texts, limit: number): OpenChoices {
  const added = addedTo(part);
  noteElsewhere(part);
  const open = added.filter(isOpen);
  const plain = added.filter((one) => !isOpen(one)).map((one) => asChoice(part, texts, one));
  const reserved = new Set<string>(open.map(({ value }) => value));
  const { options, idOf, conditions } = choicesOf([...choicesIn(part, 'choices', texts), ...plain], limit, reserved);
  const named = open.map(({ value, text }) => {
    const label = texts.read(part, text, LIMITS.label);
    return [value, label ? { label } : {}];
  });
  return {
    options,
    conditions,
    added: Object.fromEntries(named) as OpenOptions,
    idOf: (value) => (reserved.has(String(value)) ? String(value) : idOf(value)),
  };
}
