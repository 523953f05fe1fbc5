/** The roll-up of a survey's answers, in SQL. It goes with the tree as the other roll-ups do. */
import type { Transaction } from '../../../access/database.ts';
import { STEPS_ABOVE } from './figures.ts';
import { lockTree } from './tree-lock.ts';

/** SQL of an object: the sums of what a query has, as `key` and `value`; those of 0 are left out. */
export const sumOf = (
  entries: string,
): string => `(select coalesce(jsonb_object_agg(summed.key, summed.value), '{}') from (
    select key, sum(value::numeric) as value from (${entries}) entry group by key having sum(value::numeric) <> 0
  ) summed)`;

/** What an upsert does where the row is there: adds. */
const ON_CONFLICT_ADD = `on conflict (company_id, node_id, survey_version_id, day) do update set updated_at = now(),
    counts = ${sumOf('select * from jsonb_each_text(survey_day.counts) union all select * from jsonb_each_text(excluded.counts)')}`;

/** What answers of one unit, version and day count for. */
export interface DayCounts {
  node_id: number;
  survey_version_id: number;
  /** `YYYY-MM-DD` */
  day: string;
  /** Numbers by what they count, as `../results/counts.ts` tells. */
  counts: Record<string, number>;
}

/** Two who add write in one order. */
const ADD = `with placed as materialized (
    select d.*, above.id as above_id
    from (select $1::bigint as company_id, given.* from jsonb_to_recordset($2::jsonb)
      as given (node_id bigint, survey_version_id bigint, day date, counts jsonb)) d
    ${STEPS_ABOVE}
  ), summed as (
    select above_id, survey_version_id, day, jsonb_object_agg(key, value) as counts from (
      select above_id, survey_version_id, day, key, sum(value::numeric) as value
      from placed cross join lateral jsonb_each_text(counts)
      group by above_id, survey_version_id, day, key having sum(value::numeric) <> 0
    ) one group by above_id, survey_version_id, day
  )
  insert into survey_day (company_id, node_id, survey_version_id, day, counts)
  select $1, above_id, survey_version_id, day, counts from summed order by above_id, survey_version_id, day
  ${ON_CONFLICT_ADD}`;

/** Adds to the days of the units and of all above them, who stay above until the transaction ends. */
export async function addToDays(
  transaction: Transaction,
  companyId: number,
  days: readonly DayCounts[],
): Promise<void> {
  if (days.length === 0) return;
  await transaction.query({
    name: 'survey_days_lock',
    text: `select ${lockTree('$1::bigint', 'shared')}`,
    values: [companyId],
  });
  await transaction.query({ name: 'survey_days_add', text: ADD, values: [companyId, JSON.stringify(days)] });
}

/** To and from the units of `changed` ($1 the company, $2 the unit at the top), by their `sign`. */
export const HAND_OVER_SURVEY_DAYS = `insert into survey_day (company_id, node_id, survey_version_id, day, counts)
    select $1, changed.id, own.survey_version_id, own.day,
      ${sumOf('select key, (changed.sign * value::numeric)::text as value from jsonb_each_text(own.counts)')}
    from changed cross join survey_day own where own.company_id = $1 and own.node_id = $2
    order by changed.id, own.survey_version_id, own.day
    ${ON_CONFLICT_ADD}`;
