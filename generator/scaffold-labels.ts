/**
 * Labels of fields, entities and choices that are missing in a language: written from the vocabulary, and marked until
 * somebody who speaks the language has looked at them.
 */
import type { ProjectConfig } from '../shared/contract/config.ts';
import type { Model } from '../shared/contract/model.ts';
import { collectLabels, type Label, type LabelTree } from './emit/labels.ts';
import type { Sources } from './load.ts';
import { pointer } from './problem.ts';

export const MARKS_FILE = 'shared/i18n/machine-labels.json';
export const VOCABULARY_FILE = 'shared/i18n/vocabulary.json';

/** English is printed from the schemas; the others are kept by hand. */
export const labelLocalesOf = ({ locales }: Pick<ProjectConfig, 'locales'>): string[] =>
  locales.filter((locale) => locale !== 'en');

/** By locale, the pointers of labels that nobody has reviewed, each with the text that was written. */
export type Marks = Record<string, Record<string, string>>;
/** By the English word. */
export type Vocabulary = Record<string, Record<string, string>>;

/** What a label has between its singular and its plural. */
const PLURAL = ' |||| ';

/** A name of an entity, a field or a choice; sentences are nobody's to guess. */
const isWord = ({ path }: Label): boolean =>
  path[0] === 'enums' ||
  path.at(-2) === 'fields' ||
  (path[0] === 'resources' && path.length === 3 && path[2] === 'name');

export interface Scaffolded {
  /** By locale, the labels with those that were missing; only of locales in which some were. */
  labels: Record<string, LabelTree>;
  marks: Marks;
  /** How many were written, and how many of them are English for want of a word. */
  written: number;
  unknown: number;
}

/** Writes what is missing, and forgets marks of labels that are gone or say something else by now. */
export function scaffoldLabels(model: Model, sources: Sources, locales: readonly string[]): Scaffolded {
  const words = collectLabels(model).filter(isWord);
  const answer: Scaffolded = { labels: {}, marks: {}, written: 0, unknown: 0 };
  for (const locale of locales) {
    const tree = structuredClone(treeOf(sources.labels[locale]?.value));
    const marks = validMarks(marksOf(sources)[locale], tree);
    for (const { path, text } of words.filter((label) => textAt(tree, label.path) === undefined)) {
      const translated = translate(text, locale, vocabularyOf(sources));
      if (!put(tree, path, translated ?? text)) continue;
      marks[pointer(...path)] = translated ?? text;
      answer.labels[locale] = tree;
      answer.written += 1;
      if (translated === undefined) answer.unknown += 1;
    }
    if (Object.keys(marks).length > 0) answer.marks[locale] = marks;
  }
  return answer;
}

/** Marks that still hold: the label is there, and is what was written. */
export function machineLabels(sources: Sources, locales: readonly string[]): Marks {
  const marks = locales.map((locale): [string, Record<string, string>] => [
    locale,
    validMarks(marksOf(sources)[locale], treeOf(sources.labels[locale]?.value)),
  ]);
  return Object.fromEntries(marks.filter(([, ofLocale]) => Object.keys(ofLocale).length > 0));
}

/**
 * The marks without those that were reviewed.
 * @param wanted locales, and beginnings of labels (`resources.suppliers`); each of the marks where it is empty
 */
export function reviewed(marks: Marks, { locales, labels }: { locales: string[]; labels: string[] }): Marks {
  const isMeant = (locale: string, place: string): boolean =>
    (locales.length === 0 || locales.includes(locale)) &&
    (labels.length === 0 || labels.some((label) => `${place}/`.startsWith(`${pointer(...label.split('.'))}/`)));
  const kept = Object.entries(marks).map(([locale, places]): [string, Record<string, string>] => [
    locale,
    Object.fromEntries(Object.entries(places).filter(([place]) => !isMeant(locale, place))),
  ]);
  return Object.fromEntries(kept.filter(([, places]) => Object.keys(places).length > 0));
}

/** The word in the language, or undefined where the vocabulary has none; of two forms both or none. */
function translate(text: string, locale: string, vocabulary: Vocabulary): string | undefined {
  const forms = text.split(PLURAL).map((form) => vocabulary[form]?.[locale]);
  return forms.every((form) => form !== undefined) ? forms.join(PLURAL) : undefined;
}

function validMarks(marks: Record<string, string> = {}, tree: LabelTree): Record<string, string> {
  return Object.fromEntries(Object.entries(marks).filter(([place, text]) => textAt(tree, pathOf(place)) === text));
}

const pathOf = (place: string): string[] =>
  place
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function textAt(tree: LabelTree, path: readonly string[]): string | LabelTree | undefined {
  let at: string | LabelTree | undefined = tree;
  for (const key of path) at = typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** False where a text stands in the way. */
function put(tree: LabelTree, path: readonly string[], text: string): boolean {
  let branch = tree;
  for (const key of path.slice(0, -1)) {
    const next = Object.hasOwn(branch, key) ? branch[key] : (branch[key] = {});
    if (typeof next !== 'object') return false;
    branch = next;
  }
  branch[path.at(-1) ?? ''] = text;
  return true;
}

// What these hold is judged with the labels; what is no object of texts counts as nothing.
const marksOf = ({ machineLabels: file }: Sources): Marks => (isObject(file?.value) ? (file.value as Marks) : {});
const vocabularyOf = ({ vocabulary }: Sources): Vocabulary =>
  isObject(vocabulary?.value) ? (vocabulary.value as Vocabulary) : {};
const treeOf = (value: unknown): LabelTree => (isObject(value) ? (value as LabelTree) : {});
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
