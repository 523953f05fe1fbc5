/** The roll-ups counted anew from answers and reads, by no statement that the server has; and how they differ. */

/** Each answer and read with what it counts for. */
const COUNTED = `select company_id, node_id, coalesce(local_time, created_at) at time zone 'UTC' as at, 0 as reads, 1 as answers,
    (status in ('new', 'in_processing'))::int as open, score, smiley, nps, csat
  from feedback where not is_repeat
  union all select company_id, node_id, coalesce(local_time, created_at) at time zone 'UTC', 1, 0, 0, null, null, null, null from node_read where not is_bot and channel <> 'test'`;

/** Who is above whom, by the parents and not by the paths; within what lives, or was deleted in one go. */
const ABOVE = `recursive above as (
    select company_id, id as unit, id, parent_id, deleted_at from node
    union all
    select above.company_id, above.unit, parent.id, parent.parent_id, parent.deleted_at from above
    join node parent on parent.company_id = above.company_id and parent.id = above.parent_id
      and parent.deleted_at is not distinct from above.deleted_at
  )`;

const count = (condition: string): string => `count(*) filter (where ${condition})`;
const DAY_COLUMNS: Record<string, string> = {
  reads: 'sum(reads)',
  answers: 'sum(answers)',
  open: 'sum(open)',
  score_sum: 'coalesce(sum(score), 0)',
  score_count: 'count(score)',
  score_1: count('score < 12.5'),
  score_2: count('score >= 12.5 and score < 37.5'),
  score_3: count('score >= 37.5 and score < 62.5'),
  score_4: count('score >= 62.5 and score < 87.5'),
  score_5: count('score >= 87.5'),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((points) => [`smiley_${points}`, count(`smiley = ${points}`)])),
  nps_promoters: count('nps in (9, 10)'),
  nps_passives: count('nps in (7, 8)'),
  nps_detractors: count('nps < 7'),
  csat_sum: 'coalesce(sum(csat), 0)',
  csat_count: count('csat > 0'),
};
const HOUR_COLUMNS = ['reads', 'answers', 'score_sum', 'score_count'];

const zero = (columns: string[]): string => columns.map((name) => `${name} = 0`).join(' and ');

/** Rows of either side that the other has not; rows of nothing but zeros are as good as none. */
function difference(table: string, keys: Record<string, string>, columns: Record<string, string>): string {
  const names = [...Object.keys(keys), ...Object.keys(columns)];
  const values = Object.entries({ ...keys, ...columns }).map(([name, sql]) => `${sql} as ${name}`);
  return `with ${ABOVE}, counted as (${COUNTED}), due as (
      select above.company_id, above.id as node_id, ${values.join(', ')} from counted
      join above on above.company_id = counted.company_id and above.unit = counted.node_id
      group by ${['above.company_id', 'above.id', ...Object.values(keys)].join(', ')}
    ), due_rows as (select company_id, node_id, ${names.join(', ')} from due),
    is_rows as (select company_id, node_id, ${names.join(', ')} from ${table} where not (${zero(Object.keys(columns))}))
    (select 'due' as side, * from (select * from due_rows where not (${zero(Object.keys(columns))}) except select * from is_rows) x)
    union all (select 'is', * from (select * from is_rows except select * from due_rows) x) limit 5`;
}

export const differences: Record<string, string> = {
  subtree_day: difference('subtree_day', { day: 'at::date' }, DAY_COLUMNS),
  subtree_hour: difference(
    'subtree_hour',
    {
      day: 'at::date',
      hour: 'extract(hour from at)::smallint',
    },
    Object.fromEntries(HOUR_COLUMNS.map((name) => [name, DAY_COLUMNS[name] ?? ''])),
  ),
  node_total: difference(
    'node_total',
    {},
    {
      subtree_reads: 'sum(reads)',
      subtree_answers: 'sum(answers)',
      subtree_open: 'sum(open)',
      reads: 'coalesce(sum(reads) filter (where above.id = above.unit), 0)',
      answers: 'coalesce(sum(answers) filter (where above.id = above.unit), 0)',
      open: 'coalesce(sum(open) filter (where above.id = above.unit), 0)',
    },
  ),
};
