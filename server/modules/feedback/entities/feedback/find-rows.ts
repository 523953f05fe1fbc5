/**
 * How the feedback list finds its rows. A company's answers are many, so whatever is asked for must lead to its page
 * along an index and stop there: answers in their order, those of a few units one unit after the other, those of a word
 * or a tag along its links. Which of these is right depends on how much there is of each, which is asked first.
 */
import { isSignedIn } from '../../../../access/principal.ts';
import { feedback as entity } from '../../../../generated/feedback.ts';
import type { Caller } from '../../../../query/caller.ts';
import type { FindRows, Listing, ListQuestion, Walk } from '../../../../query/listing.ts';
import { CUSTOM, schemaFieldOf } from '../../../../query/custom-fields.ts';
import type { FilterTerm } from '../../../../query/parse-filter.ts';
import { isFew, type ListedUnits, type Reach, reachOf, UNIT_BOUNDS, type UnitBounds } from '../../../../query/reach.ts';
import { linksOf } from './find-by-tag.ts';
import { findWords } from './find-words.ts';

/** A value of one of these leads along an index to its answers in their order. */
const LEADING = new Set(['node_id', 'assignee_id', 'locale', 'read_at', 'score']);
/** Rarely true, with an index of those rows alone; PostgreSQL takes it where it sees the value. */
const RARE = new Set(['is_partial', 'is_repeat']);
/** After these two an index goes on with the time: the values of both are walked one by one. */
const PAIR: Record<string, readonly unknown[]> = {
  status: entity.fields['status']?.enum ?? [],
  priority: entity.fields['priority']?.enum ?? [],
};
/** The scale of the column. */
const MAX_SCORE = 100;

/** From where on there is too much of something to look at all of it. */
export interface Bounds extends UnitBounds {
  /** Answers of the rarest word that is searched for: of more, as many are looked at as the page and its total need. */
  words: number;
  /** Answers of units that may be read to find those that another filter lets through. */
  readAnswers: number;
}

export const BOUNDS: Bounds = { ...UNIT_BOUNDS, words: 10_000, readAnswers: 50_000 };

const LISTED: ListedUnits = { claim: 'nodes.feedback.read', counter: 'answers' };

export const findRows: FindRows = (question) => findRowsWithin(question, BOUNDS);

export async function findRowsWithin(question: ListQuestion, bounds: Bounds): Promise<Listing> {
  const { principal, request } = question;
  if (!isSignedIn(principal)) return {};
  const [reach, words] = await Promise.all([reachOf(question, LISTED), findWords(question, bounds.words)]);
  const facts: Listing = { thenBy: 'created_at' };
  if (!words) return { ...facts, ...walkOf(request, reach, bounds) };
  const searched: Listing = { ...facts, isOfValues: true, search: words.ofRow };
  // Units that hold fewer answers than the rarest word lead to them sooner.
  if (reach && reach.rows < words.atLeast) return { ...searched, walk: reach.walk };
  if (words.isFew) return { ...searched, search: words.leading };
  return isByTime(request) ? { ...searched, ...words.walks(request.filters, request.sort[1]) } : searched;
}

function walkOf(request: ListQuestion['request'], reach: Reach | null, bounds: Bounds): Partial<Listing> {
  const { filters } = request;
  const isRare = filters.some(({ field, value }) => RARE.has(field) && value === true);
  // So does one of a field that the company has added, along the table of such values: how many it is of is seen by the value.
  const isOfAdded = filters.some(({ field, comparison }) => schemaFieldOf(field) === CUSTOM && comparison === '=');
  // What is due by some moment is a part of what is open, which may be nearly all there is.
  const isOfDue = filters.some(({ field, comparison }) => field === 'due_at' && comparison !== 'null');
  const isOfValues = isRare || isOfAdded || isOfDue;
  const led =
    isOfValues ||
    filters.some(({ field, comparison }) => LEADING.has(field) && (comparison === '=' || comparison === 'null'));
  const tag = filters.find(({ field }) => field === 'tag_ids');
  const pair = pairOf(request);
  const isFiltered = led || tag !== undefined || pair !== null;
  if (reach && isFew(reach, bounds) && !(isFiltered && reach.rows > bounds.readAnswers)) return { walk: reach.walk };
  if (tag?.comparison === 'contains' && isByTime(request))
    return { walk: (caller) => linksOf(tag, filters, request.sort[1], caller) };
  if (led) return { isOfValues };
  const values = pair ?? listOf(filters) ?? scoresOf(filters);
  if (values) return { walk: eachOf(values) };
  // Of many units a page is soonest found among all answers in their order; to count, each unit's are taken together.
  return reach && filters.every(({ comparison }) => comparison === 'within') ? { counting: reach.walk } : {};
}

type Values = Record<string, readonly unknown[]>;

/** The values that filters leave of the pair, where one of the two is filtered or sorted by. */
function pairOf({ filters, sort }: ListQuestion['request']): Values | null {
  if (![sort[0], ...filters.map(({ field }) => field)].some((field) => field in PAIR)) return null;
  const left = Object.entries(PAIR).map(([field, values]) => [
    field,
    filters.filter((term) => term.field === field).reduce((rest, term) => rest.filter(isMetBy(term)), values),
  ]);
  return Object.fromEntries(left) as Values;
}

function listOf(filters: readonly FilterTerm[]): Values | null {
  const list = filters.find(({ field, comparison }) => comparison === 'in' && LEADING.has(field));
  return list && Array.isArray(list.value) ? { [list.field]: list.value } : null;
}

const isByTime = ({ sort: [field] }: ListQuestion['request']): boolean => field === 'created_at';

const TYPES: Record<string, string> = {
  node_id: 'bigint',
  assignee_id: 'bigint',
  score: 'smallint',
  read_at: 'timestamptz',
};

/** The rows of one value after the other, each value's in the list's order; of several fields, of each combination. */
const eachOf =
  (values: Values) =>
  ({ parameters }: Caller): Walk => {
    const fields = Object.keys(values);
    const lists = fields.map(
      (field) => `unnest(${parameters.add(values[field])}::${TYPES[field] ?? 'text'}[]) as of_${field}(${field})`,
    );
    return {
      steps: `select distinct ${fields.join(', ')} from ${lists.join(', ')}`,
      on: fields.map((field) => `t.${field} = step.${field}`).join(' and '),
    };
  };

/** The scores of a range, which are few. */
function scoresOf(filters: readonly FilterTerm[]): Values | null {
  const bounds = filters.filter(({ field, comparison }) => field === 'score' && comparison !== 'null');
  if (bounds.length === 0) return null;
  const scores: unknown[] = Array.from({ length: MAX_SCORE + 1 }, (_, score) => score);
  return { score: bounds.reduce((rest, term) => rest.filter(isMetBy(term)), scores) };
}

const isMetBy =
  ({ comparison, value }: FilterTerm) =>
  (one: unknown): boolean => {
    if (comparison === '>=') return Number(one) >= Number(value);
    if (comparison === '<=') return Number(one) <= Number(value);
    if (comparison === 'in') return Array.isArray(value) && value.includes(one);
    return one === value;
  };
