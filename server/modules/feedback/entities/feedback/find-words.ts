/** The search of the feedback list: every word must occur, the last one as a beginning, phrases side by side. */
import { createParameters, type Parameters } from '../../../../database/parameters.ts';
import { isSignedIn } from '../../../../access/principal.ts';
import type { Caller } from '../../../../query/caller.ts';
import type { Listing, ListQuestion } from '../../../../query/listing.ts';
import type { FilterTerm } from '../../../../query/parse-filter.ts';
import { numberIn } from '../../../../query/search/matching.ts';
import { wantedOf, type Wanted } from '../../search/words.ts';
import { inOrderOfTime } from './find-by-tag.ts';

/** Rows of one word, or of a beginning, that are looked at however often it was written. */
const MANY_ROWS = 400_000;
/** Rows of all words together that are counted to tell the rarest. */
const COUNTED_ROWS = 100_000;
/** Of the rarest word, the newest answers that tell how many have the other words too. */
const SAMPLE = 2_000;
/** From this share on a page is soon found along the rarest word; below it the words' answers are compared as a whole. */
const DENSE = 0.05;
/** Words whose answers are compared as a whole; those that are left have their other words looked up one by one. */
const COMPARED = 3;
/** Texts that a phrase is looked for in, the newest: of words as frequent as that it is no longer a search. */
const MANY_TEXTS = 20_000;
/** Greater than all that begins alike, in the order of bytes. */
const LAST = '\u{10FFFF}';

export interface FoundWords {
  /** Whether the answers of the rarest word are few enough to be looked at all: `leading` then comes to them by itself. */
  isFew: boolean;
  /** Answers that have the rarest word, as far as was counted. */
  atLeast: number;
  /** The condition as a list of the answers' ids. */
  leading(caller: Caller): string;
  /** The condition as a look at each row that something else leads to. */
  ofRow(caller: Caller): string;
  /** Ways along the answers of the rarest word, in their order. */
  walks(times: readonly FilterTerm[], direction: string): Partial<Listing>;
}

const NOTHING: FoundWords = {
  isFew: true,
  atLeast: 0,
  leading: () => 'false',
  ofRow: () => 'false',
  walks: () => ({}),
};

interface Term {
  /** A condition on rows of feedback_word under an alias. */
  on(alias: string, parameters: Parameters): string;
  isPrefix: boolean;
}

/**
 * Null where nothing is searched for.
 * @param few up to so many answers of the rarest word are all looked at
 */
export async function findWords(
  { principal, request, locale, ask }: ListQuestion,
  few: number,
): Promise<FoundWords | null> {
  if (!request.search || request.search.trim() === '' || !isSignedIn(principal)) return null;
  const { companyId } = principal;
  const search = request.search.trim();
  const wanted = wantedOf(request.search, locale);
  const named = numberIn(search);
  if (named !== null && search.startsWith('#')) return ofNumber(named);
  const asked = { companyId, few, ask };
  const terms = await rarestFirst(termsOf(wanted), asked);
  const [rarest, ...others] = terms;
  if (!rarest || (rarest.atLeast === 0 && named === null)) return NOTHING;
  const isAlone = others.length === 0 && wanted.phrases.length === 0;
  const isRare = rarest.atLeast <= few;
  const isFew = isRare || (!isAlone && !(await isDense({ rarest, others, wanted }, asked)));
  const compared = isRare ? 1 : COMPARED;
  return {
    isFew,
    atLeast: rarest.atLeast,
    leading: ({ parameters }) => {
      const company = parameters.add(companyId);
      const ids = answersOf({ terms, compared, wanted, company }, parameters);
      const alsoNamed = named === null ? '' : ` union all select ${parameters.add(named)}::bigint`;
      return `t.id = any(array(${ids}${alsoNamed}))`;
    },
    ofRow: ({ parameters }) => {
      const all = conditions({ terms, wanted, id: 't.id', company: parameters.add(companyId) }, parameters).join(
        ' and ',
      );
      return named === null ? all : `(${all} or t.id = ${parameters.add(named)})`;
    },
    walks: (times, direction) =>
      rarest.isPrefix
        ? { counting: (caller) => ofPrefix(rarest, companyId, caller) }
        : { walk: (caller) => ofWord(rarest, companyId, { times, direction, caller }) },
  };
}

/** A query of the ids of all answers that have the terms, the rarest first: the first of them compared as a whole. */
function answersOf(
  { terms, compared, wanted, company }: { terms: Term[]; compared: number; wanted: Wanted; company: string },
  parameters: Parameters,
): string {
  const sets = terms.slice(0, compared).map((term) => `(${rowsOf(term, company, parameters)} limit ${MANY_ROWS})`);
  const rest = terms.slice(compared).map((term) => has(term, 'found.feedback_id', company, parameters));
  const where = rest.length > 0 ? ` where ${rest.join(' and ')}` : '';
  const all = `select found.feedback_id from (${sets.join(' intersect ')}) found${where}`;
  const said = phrases(wanted, 'newest.feedback_id', company, parameters);
  if (said.length === 0) return all;
  const newest = `${all} order by found.feedback_id desc limit ${MANY_TEXTS}`;
  return `select newest.feedback_id from (${newest}) newest where ${said.join(' and ')}`;
}

const rowsOf = (term: Term, company: string, parameters: Parameters): string =>
  `select w.feedback_id from feedback_word w where w.company_id = ${company} and ${term.on('w', parameters)}`;

interface Asked {
  companyId: number;
  few: number;
  ask: ListQuestion['ask'];
}

/** Whether many of the newest answers with the rarest term have the others too. */
async function isDense(
  { rarest, others, wanted }: { rarest: Term; others: Term[]; wanted: Wanted },
  { companyId, ask }: Asked,
): Promise<boolean> {
  const parameters = createParameters();
  const company = parameters.add(companyId);
  const order = rarest.isPrefix ? '' : ' order by w.created_at desc, w.feedback_id desc';
  const newest = `${rowsOf(rarest, company, parameters)}${order} limit ${SAMPLE}`;
  const meeting = conditions({ terms: others, wanted, id: 'newest.feedback_id', company }, parameters).join(' and ');
  const [answer] = await ask<{ share: number }>({
    text: `select (count(*) filter (where ${meeting}))::float / greatest(count(*), 1) as share from (${newest}) newest`,
    values: parameters.values,
  });
  return (answer?.share ?? 0) >= DENSE;
}

interface Conditions {
  terms: Term[];
  wanted: Wanted;
  /** SQL of the feedback's id. */
  id: string;
  company: string;
}

const conditions = ({ terms, wanted, id, company }: Conditions, parameters: Parameters): string[] => [
  ...terms.map((term) => has(term, id, company, parameters)),
  ...phrases(wanted, id, company, parameters),
];

const termsOf = ({ words, prefix }: Wanted): Term[] => [
  ...words.map((word): Term => ({
    isPrefix: false,
    on: (alias, parameters) => `${alias}.word = ${parameters.add(word)}`,
  })),
  ...(prefix === null ? [] : [beginning(prefix)]),
];

const beginning = (prefix: string): Term => ({
  isPrefix: true,
  on: (alias, parameters) =>
    `${alias}.word >= ${parameters.add(prefix)} and ${alias}.word < ${parameters.add(prefix + LAST)}`,
});

/** `#12` is one feedback and nothing else; `12` may also be a word. */
const ofNumber = (id: number): FoundWords => ({
  isFew: true,
  atLeast: 1,
  leading: ({ parameters }) => `t.id = ${parameters.add(id)}`,
  ofRow: ({ parameters }) => `t.id = ${parameters.add(id)}`,
  walks: () => ({}),
});

/** A value and no EXISTS: those are joined, and of a dozen joins the order alone takes longer to plan than the search. */
const has = (term: Term, id: string, company: string, parameters: Parameters): string =>
  `(select true from feedback_word w where w.company_id = ${company} and w.feedback_id = ${id} and ${term.on('w', parameters)} limit 1)`;

const phrases = ({ phrases: wanted }: Wanted, id: string, company: string, parameters: Parameters): string[] =>
  wanted.map(
    (phrase) =>
      `(select strpos(said.words, ${parameters.add(phrase)}) > 0 from feedback_text said where said.company_id = ${company} and said.feedback_id = ${id})`,
  );

interface CountedTerm extends Term {
  /** Answers that have it, as far as was counted. */
  atLeast: number;
}

/** The terms with how many answers have each, up to a bound: of a few terms far enough to tell the rarest of common ones. */
async function rarestFirst(terms: Term[], { companyId, few, ask }: Asked): Promise<CountedTerm[]> {
  if (terms.length === 0) return [];
  const bound = Math.min(5 * few, Math.max(few, Math.floor(COUNTED_ROWS / terms.length))) + 1;
  const parameters = createParameters();
  const company = parameters.add(companyId);
  const each = terms.map((term) => `(select count(*) from (${rowsOf(term, company, parameters)} limit ${bound}) few)`);
  const [counted] = await ask<{ counts: number[] }>({
    text: `select array[${each.join(', ')}]::int[] as counts`,
    values: parameters.values,
  });
  return terms
    .map((term, at) => ({ ...term, atLeast: counted?.counts[at] ?? 0 }))
    .toSorted((one, other) => one.atLeast - other.atLeast);
}

function ofWord(
  term: Term,
  companyId: number,
  { times, direction, caller }: { times: readonly FilterTerm[]; direction: string; caller: Caller },
) {
  const { parameters } = caller;
  const steps = `select w.feedback_id, w.created_at from feedback_word w where w.company_id = ${parameters.add(companyId)} and ${term.on('w', parameters)}`;
  return inOrderOfTime({ steps, table: 'w', times, direction, caller });
}

/** Not in order, since it has several words: only to be counted. */
function ofPrefix(term: Term, companyId: number, { parameters }: Caller) {
  const company = parameters.add(companyId);
  return {
    steps: `select distinct feedback_id from (select w.feedback_id from feedback_word w where w.company_id = ${company} and ${term.on('w', parameters)} limit ${MANY_ROWS}) begun`,
    on: `t.company_id = ${company} and t.id = step.feedback_id`,
    order: 'step.feedback_id',
  };
}
