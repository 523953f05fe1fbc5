/** What changed between two states of a survey, told by the ids of its parts so that a person can read it. */
import type { Language } from '../i18n/languages.ts';
import type { Text } from './document.ts';
import { textIn } from './localize.ts';

/** Parts of the whole survey, each of which changes as one. */
const WHOLES = [
  'title',
  'layout',
  'languages',
  'theme',
  'thank_you',
  'endings',
  'availability',
  'quotas',
  'return_url',
  'address_fields',
  'embed_origins',
] as const;

type ChangeKind =
  | (typeof WHOLES)[number]
  | 'page_added'
  | 'page_removed'
  | 'page_changed'
  | 'question_added'
  | 'question_removed'
  | 'question_moved'
  | 'question_changed';

export interface Change {
  kind: ChangeKind;
  /** Id of the question that it is about. */
  question?: string;
  /** Of the question or the page, in the reader's language; absent where it has none. */
  title?: string;
  /** What of the question is different, by the names of the dialect. */
  properties?: string[];
}

/** As much of a survey as can be compared: drafts are half-written, so that nothing needs to be there. */
interface Comparable {
  pages?: ComparablePage[];
}

interface ComparablePage {
  id?: string;
  title?: Text;
  show_if?: object;
  questions?: ComparableQuestion[];
}

interface ComparableQuestion {
  id?: string;
  title?: Text;
}

interface Placed {
  question: ComparableQuestion;
  page: string | undefined;
}

/**
 * The whole survey's changes, then its pages', then its questions' in the order of the newer state, what was removed at
 * last. Empty exactly when the two say the same.
 * @param before null for a survey that was never published
 */
export function surveyChanges(before: object | null, after: object, language: Language): Change[] {
  const older: Comparable = before ?? {};
  const newer: Comparable = after;
  const changes = [
    ...wholeChanges(older, newer),
    ...pageChanges(older, newer, language),
    ...questionChanges(older, newer, language),
  ];
  // What has no id of its own, or one that another has too, is told by nothing else.
  const differs = changes.length === 0 && !isSame(older, newer);
  return differs ? [{ kind: 'page_changed' }] : changes;
}

const member = (value: object, name: string): unknown => new Map(Object.entries(value)).get(name);

const wholeChanges = (before: Comparable, after: Comparable): Change[] =>
  WHOLES.filter((kind) => !isSame(member(before, kind), member(after, kind))).map((kind) => ({ kind }));

const titled = (title: Text | undefined, language: Language): { title?: string } => {
  const text = textIn(language, title);
  return text === '' ? {} : { title: text };
};

function pageChanges(before: Comparable, after: Comparable, language: Language): Change[] {
  const [older, newer] = [byId(before.pages), byId(after.pages)];
  const change = (kind: ChangeKind, { title }: ComparablePage): Change => ({ kind, ...titled(title, language) });
  return [
    ...[...newer].flatMap(([id, page]) => {
      const was = older.get(id);
      if (!was) return [change('page_added', page)];
      const own = ({ questions: _questions, ...rest }: ComparablePage) => rest;
      return isSame(own(was), own(page)) ? [] : [change('page_changed', page)];
    }),
    ...[...older].flatMap(([id, page]) => (newer.has(id) ? [] : [change('page_removed', page)])),
  ];
}

const byId = <Part extends { id?: string }>(parts: Part[] = []): Map<string, Part> =>
  new Map(parts.flatMap((part) => (part.id === undefined ? [] : [[part.id, part]])));

function placedById({ pages = [] }: Comparable): Map<string, Placed> {
  const placed = pages.flatMap(({ id: page, questions = [] }) => questions.map((question) => ({ question, page })));
  return new Map(placed.flatMap((one) => (one.question.id === undefined ? [] : [[one.question.id, one]])));
}

function questionChanges(before: Comparable, after: Comparable, language: Language): Change[] {
  const [older, newer] = [placedById(before), placedById(after)];
  const stayed = inPlace(older, newer);
  const change = (kind: ChangeKind, id: string, { title }: ComparableQuestion): Change => ({
    kind,
    question: id,
    ...titled(title, language),
  });
  return [
    ...[...newer].flatMap(([id, { question, page }]) => {
      const was = older.get(id);
      if (!was) return [change('question_added', id, question)];
      const properties = changedProperties(was.question, question);
      return [
        ...(stayed.has(id) && was.page === page ? [] : [change('question_moved', id, question)]),
        ...(properties.length > 0 ? [{ ...change('question_changed', id, question), properties }] : []),
      ];
    }),
    ...[...older].flatMap(([id, { question }]) => (newer.has(id) ? [] : [change('question_removed', id, question)])),
  ];
}

function changedProperties(before: object, after: object): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => !isSame(member(before, name), member(after, name)));
}

/**
 * The ids that kept their order, as many as can be: one question that is dragged from the top to the end is the one
 * that moved, not all the others. The longest increasing run of the old places, read in the new order.
 */
function inPlace(before: Map<string, Placed>, after: Map<string, Placed>): Set<string> {
  const places = new Map([...before.keys()].map((id, at) => [id, at]));
  const runs: { length: number; ids: string[]; last: number }[] = [];
  for (const id of after.keys()) {
    const place = places.get(id);
    if (place === undefined) continue;
    const earlier = runs.filter(({ last }) => last < place);
    const longest = earlier.reduce((one, other) => (other.length > one.length ? other : one), NO_RUN);
    runs.push({ length: longest.length + 1, ids: [...longest.ids, id], last: place });
  }
  return new Set(runs.reduce((one, other) => (other.length > one.length ? other : one), NO_RUN).ids);
}

const NO_RUN: { length: number; ids: string[]; last: number } = { length: 0, ids: [], last: -1 };

/** Deep equality of JSON; the order of an object's members says nothing, and a member that is undefined is not there. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(member(one, name), member(other, name)));
}
