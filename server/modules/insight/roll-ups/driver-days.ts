/**
 * The sums that the drivers of a score are worked out from, by unit, day and version of the survey. A day of a unit is made
 * anew as a whole, from its answers and from the rows of the units directly below, and the unit above is then due as
 * well. So nothing is added twice, whatever is done again, and a unit that moves has only to be named to those above it.
 */
import { setImmediate } from 'node:timers/promises';
import type { Answers, SurveyDocument } from '../../../../shared/survey/document.ts';
import type { Transaction } from '../../../access/database.ts';
import { addAnswer, addProducts, type CrossProducts, pairKey, SCORE } from '../drivers/cross-products.ts';
import { valuesOf, variablesOf } from '../drivers/variables.ts';
import { memoizeByIdentity } from '../../../validation/memoize-by-identity.ts';
import { localDay } from './local-time.ts';
import { versionsOf } from './survey-versions.ts';

export interface UnitDay {
  unitId: number;
  /** `YYYY-MM-DD`, by the clock of the unit. */
  day: string;
}

/** Sums of one version of a survey. */
interface Sums {
  own: CrossProducts;
  below: CrossProducts;
}

interface Found {
  answers: { version: number; answers: Answers; score: number }[];
  below: ({ version: number } & Sums)[];
  kept: ({ version: number } & Sums)[];
  /** The unit above that this one counts for; null where there is none. */
  above_id: number | null;
}

/** A day begins and ends by at most so much before or after that of UTC; with room, the exact day is asked for beside it. */
const DAY_MS = 24 * 3_600_000;

const aroundDay = (day: string): [Date, Date] => {
  const start = Date.parse(`${day}T00:00:00Z`);
  return [new Date(start - DAY_MS), new Date(start + 2 * DAY_MS)];
};

const rowsOf = (condition: string): string => `(select coalesce(json_agg(json_build_object(
    'version', d.survey_version_id, 'own', d.own, 'below', d.below)), '[]')
  from driver_day d where d.company_id = $1 and d.day = $3::date and ${condition})`;

/** Units live together that were deleted in one go, or not at all. */
const READ = `select
    (select coalesce(json_agg(json_build_object('version', f.survey_version_id, 'answers', f.answers, 'score', f.score)), '[]')
      from feedback f where f.company_id = $1 and f.node_id = $2 and f.created_at >= $4::timestamptz and f.created_at < $5::timestamptz
        and ${localDay('f.')} = $3::date and f.score is not null and not f.is_repeat) as answers,
    ${rowsOf(`d.node_id = any(array(select child.id from node child where child.company_id = $1 and child.parent_id = $2
      and child.deleted_at is not distinct from unit.deleted_at))`)} as below,
    ${rowsOf('d.node_id = $2')} as kept,
    (select parent.id from node parent where parent.company_id = $1 and parent.id = unit.parent_id
      and parent.deleted_at is not distinct from unit.deleted_at) as above_id
  from node unit where unit.company_id = $1 and unit.id = $2`;

const WRITE = `insert into driver_day (company_id, node_id, day, survey_version_id, answers, own, below)
  select $1, $2, $3::date, made.version, made.answers, made.own, made.below
  from jsonb_to_recordset($4::jsonb) as made (version bigint, answers integer, own jsonb, below jsonb)
  on conflict (company_id, node_id, day, survey_version_id) do update set
    answers = excluded.answers, own = excluded.own, below = excluded.below, updated_at = now()`;

const FORGET =
  'delete from driver_day where company_id = $1 and node_id = $2 and day = $3::date and survey_version_id = any($4::bigint[])';

const variablesIn = memoizeByIdentity((document: SurveyDocument) => {
  const families = variablesOf(document);
  return { variables: families.flat(), families: families.map((family) => family.map(({ name }) => name)) };
});

/** Others have their turn between so many answers. */
const ANSWERS_A_TURN = 200;

/** By version. */
async function sumsOf(transaction: Transaction, { answers, below }: Found): Promise<Map<number, Sums>> {
  const sums = new Map<number, Sums>();
  const of = (version: number): Sums => {
    const found = sums.get(version) ?? { own: {}, below: {} };
    sums.set(version, found);
    return found;
  };
  const documents = await versionsOf(
    transaction,
    Number(transaction.companyId),
    answers.map(({ version }) => version),
  );
  for (const [at, { version, answers: given, score }] of answers.entries()) {
    const document = documents.get(version);
    if (!document) continue;
    const { variables, families } = variablesIn(document);
    addAnswer(of(version).own, families, valuesOf(variables, given, score));
    if (at % ANSWERS_A_TURN === ANSWERS_A_TURN - 1) await setImmediate();
  }
  for (const row of below) {
    addProducts(of(row.version).below, row.own);
    addProducts(of(row.version).below, row.below);
  }
  return sums;
}

const TOTAL = pairKey(SCORE, SCORE);
const answersIn = ({ own, below }: Sums): number => (own[TOTAL]?.[0] ?? 0) + (below[TOTAL]?.[0] ?? 0);

function areSame(one: CrossProducts, other: CrossProducts): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key]?.every((value, at) => value === other[key]?.[at]))
  );
}

/**
 * Makes the sums of a unit's day anew. Wants the transaction's company to have its tree locked, shared at least, and
 * nobody else to make its days.
 * @returns the unit above, where what it counts has changed; null else
 */
export async function makeDriverDay(transaction: Transaction, { unitId, day }: UnitDay): Promise<number | null> {
  const { companyId, query } = transaction;
  const [found] = await query<Found>({
    name: 'read_driver_day',
    text: READ,
    values: [companyId, unitId, day, ...aroundDay(day)],
  });
  if (!found) return null;
  const sums = await sumsOf(transaction, found);
  const kept = new Map(found.kept.map((row) => [row.version, row]));
  const made = [...sums].filter(([version, { own, below }]) => {
    const before = kept.get(version);
    return !before || !areSame(before.own, own) || !areSame(before.below, below);
  });
  const gone = found.kept.map(({ version }) => version).filter((version) => !sums.has(version));
  if (made.length > 0) {
    const rows = made.map(([version, row]) => ({ version, answers: answersIn(row), ...row }));
    await query({ name: 'write_driver_day', text: WRITE, values: [companyId, unitId, day, JSON.stringify(rows)] });
  }
  if (gone.length > 0) await query({ name: 'forget_driver_day', text: FORGET, values: [companyId, unitId, day, gone] });
  return made.length + gone.length > 0 ? found.above_id : null;
}

/** SQL that has the days of a unit's rows made anew at another one: what it counts comes or goes there. */
export const markDriverDays = (units: string): string => `insert into driver_day_due (company_id, node_id, day)
    select distinct own.company_id, changed.id, own.day from ${units} changed
    cross join driver_day own where own.company_id = $1 and own.node_id = $2`;

/** Statement for a company ($1) whose days are to be made of all its answers, as the role `app`: a worker then does. */
export const rebuildDriverDays = `insert into driver_day_due (company_id, node_id, day)
  select company_id, node_id, day from subtree_day where company_id = $1 and score_count > 0`;
