/** The search of the feedback list: every word must occur, the last one as a beginning, phrases side by side. */
import { createParameters, type Parameters } from '../../access/parameters.ts';
import { isSignedIn } from '../../access/principal.ts';
import type { Caller } from '../../kernel/extension.ts';
import type { Listing, ListQuestion } from '../../kernel/listing.ts';
import type { FilterTerm } from '../../kernel/parse-filter.ts';
import { wantedOf, type Wanted } from '../../search/words.ts';
import { inOrderOfTime } from './find-by-tag.ts';

/** Rows of a beginning that are looked at to tell its answers apart: it can have many words. */
const MANY_ROWS = 400_000;
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
  const wanted = wantedOf(request.search, locale);
  const terms = termsOf(wanted);
  const named = namedId(request.search);
  if (terms.length === 0) return NOTHING;
  const counts = await count({ terms, companyId, few, ask });
  const atLeast = Math.min(...counts);
  const rarest = terms[counts.indexOf(atLeast)];
  if (!rarest) throw new Error('A search without words has no rarest one.');
  const others = terms.filter((term) => term !== rarest);
  return {
    isFew: atLeast <= few,
    atLeast,
    leading: ({ parameters }) => {
      const company = parameters.add(companyId);
      const rest = conditions({ terms: others, wanted, id: 'rare.feedback_id', company }, parameters);
      const found = `select rare.feedback_id from feedback_word rare where rare.company_id = ${company} and ${[rarest.on('rare', parameters), ...rest].join(' and ')}`;
      const alsoNamed = named === null ? '' : ` union all select ${parameters.add(named)}::bigint`;
      return `t.id = any(array(${found}${alsoNamed}))`;
    },
    ofRow: ({ parameters }) =>
      conditions({ terms, wanted, id: 't.id', company: parameters.add(companyId) }, parameters).join(' and '),
    walks: (times, direction) =>
      rarest.isPrefix
        ? { counting: (caller) => ofPrefix(rarest, companyId, caller) }
        : { walk: (caller) => ofWord(rarest, companyId, { times, direction, caller }) },
  };
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

/** A number may be the id of a feedback; `#12` is nothing else. */
function namedId(search: string): number | null {
  const id = Number(/^\s*#?([1-9]\d{0,15})\s*$/.exec(search)?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}

const has = (term: Term, id: string, company: string, parameters: Parameters): string =>
  `exists (select from feedback_word w where w.company_id = ${company} and w.feedback_id = ${id} and ${term.on('w', parameters)})`;

const phrases = ({ phrases: wanted }: Wanted, id: string, company: string, parameters: Parameters): string[] =>
  wanted.map(
    (phrase) =>
      `exists (select from feedback_text said where said.company_id = ${company} and said.feedback_id = ${id} and strpos(said.words, ${parameters.add(phrase)}) > 0)`,
  );

interface Counted {
  terms: Term[];
  companyId: number;
  few: number;
  ask: ListQuestion['ask'];
}

/** How many answers have each term, up to a bound: of a few terms far enough to tell which is the rarest of common ones. */
async function count({ terms, companyId, few, ask }: Counted): Promise<number[]> {
  const bound = terms.length <= 4 ? 5 * few + 1 : few + 1;
  const parameters = createParameters();
  const company = parameters.add(companyId);
  const each = terms.map(
    (term) =>
      `(select count(*) from (select from feedback_word w where w.company_id = ${company} and ${term.on('w', parameters)} limit ${bound}) few)`,
  );
  const [counted] = await ask<{ counts: number[] }>({
    text: `select array[${each.join(', ')}]::int[] as counts`,
    values: parameters.values,
  });
  return counted?.counts ?? [];
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
