/** Choices, rows, columns and rate values of a definition as options of a survey. */
import type { Option } from '../../../public-app/questions/options.ts';
import { Identifiers } from './names.ts';
import type { Notes } from './notes.ts';
import * as ownWords from './own-words.ts';
import { firstOf, isScalar, isSource, listOf, member, type Scalar, type Source } from './source.ts';
import { LIMITS, type Texts } from './texts.ts';

/** What the parts of a question are read with. */
export interface Tools {
  notes: Notes;
  texts: Texts;
  /** Of the question, for the notes. */
  place: string;
}

export interface Choices {
  options: Option[];
  /** The option that a value of the definition has become. */
  idOf(value: Scalar): string | undefined;
}

interface Choice {
  value: Scalar;
  text: unknown;
}

/** `'1'` and `1` mean the same choice in expressions. */
const keyOf = (value: Scalar): string => String(value);

function choiceOf(item: unknown, { notes, place }: Tools): Choice[] {
  if (isScalar(item)) return [{ value: item, text: String(item) }];
  if (!isSource(item)) return [];
  const value = firstOf(item, 'value', 'name', 'text');
  if (!isScalar(value)) return [];
  for (const name of ['visibleIf', 'enableIf'])
    if (member(item, name)) notes.add(place, 'condition_not_supported', String(member(item, name)));
  if (member(item, 'imageLink')) notes.add(place, 'picture_not_taken', String(value));
  return [{ value, text: firstOf(item, 'text', 'title') ?? String(value) }];
}

/** At most `limit` of a list, each once. */
export function readChoices(items: unknown, tools: Tools, limit: number): Choices {
  return choicesOf(
    listOf(items).flatMap((item) => choiceOf(item, tools)),
    tools,
    limit,
  );
}

function choicesOf(choices: Choice[], { notes, texts, place }: Tools, limit: number): Choices {
  const identifiers = new Identifiers();
  const ids = new Map<string, string>();
  const options: Option[] = [];
  for (const { value, text } of choices) {
    if (ids.has(keyOf(value))) continue;
    if (options.length >= limit) {
      notes.add(place, 'too_many_options', String(value));
      continue;
    }
    const id = identifiers.make(String(value), 'option');
    ids.set(keyOf(value), id);
    options.push({ id, label: texts.read(text, LIMITS.label, place) ?? { en: id } });
  }
  return { options, idOf: (value) => ids.get(keyOf(value)) };
}

/** The choices of a question, with those that the library adds by itself. */
export function readAnswers(element: Source, tools: Tools, limit: number): Choices {
  const { notes, texts, place } = tools;
  const added: Choice[] = [];
  if (firstOf(element, 'showNoneItem', 'hasNone') === true)
    added.push({ value: 'none', text: member(element, 'noneText') ?? texts.own(ownWords.none) });
  if (firstOf(element, 'showOtherItem', 'hasOther') === true) {
    notes.add(place, 'own_words_of_other');
    added.push({ value: 'other', text: member(element, 'otherText') ?? texts.own(ownWords.other) });
  }
  for (const name of ['choicesByUrl', 'choicesFromQuestion'])
    if (member(element, name)) notes.add(place, 'choices_from_elsewhere', name);
  const own = listOf(member(element, 'choices')).flatMap((item) => choiceOf(item, tools));
  return choicesOf([...own, ...added], tools, limit);
}
