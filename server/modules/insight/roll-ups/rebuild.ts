/** Makes the roll-ups of a company anew from what they count: for data that did not come through the deltas. */
import { isCountedRead } from './counted-read.ts';
import { rebuildDriverDays } from './driver-days.ts';
import { STEPS_ABOVE, type RollUp, subtreeRollUps, subtreeTotal } from './figures.ts';
import { localDay, localHour } from './local-time.ts';

/** Every answer and read as the delta that it would have been. */
const COUNTED = `(
    select company_id, node_id, ${localDay()} as day, ${localHour()} as hour, 0 as reads, 1 as answers,
      (status in ('new', 'in_processing'))::integer as open, 1 as weight, score, smiley, nps, csat
    from feedback where company_id = $1 and not is_repeat
    union all
    select company_id, node_id, ${localDay()}, ${localHour()}, 1, 0, 0, 0, null, null, null, null
    from node_read where company_id = $1 and ${isCountedRead()}
  )`;

const OWN = ['reads', 'answers', 'open'];

/** Of each unit first, then of those above. */
function rebuildText({ table, dimensions, figures }: RollUp): string {
  const [keys, names] = [Object.keys(dimensions), Object.keys(figures)];
  const own = table === subtreeTotal.table ? OWN : [];
  const columns = ['company_id', 'node_id', ...keys, ...names, ...own];
  const values = [
    'd.company_id',
    'above.id',
    ...keys.map((key) => `d.${key}`),
    ...names.map((name) => `sum(d.${name})`),
    ...own.map((name) => `coalesce(sum(d.subtree_${name}) filter (where d.node_id = above.id), 0)`),
  ];
  const counted = Object.entries({ ...dimensions, ...figures }).map(([name, sql]) => `${sql} as ${name}`);
  return `insert into ${table} (${columns.join(', ')})
    select ${values.join(', ')}
    from (
      select ${['d.company_id', 'd.node_id', ...counted].join(', ')}
      from ${COUNTED} d group by ${['d.company_id', 'd.node_id', ...Object.values(dimensions)].join(', ')}
    ) d ${STEPS_ABOVE}
    group by ${['d.company_id', 'above.id', ...keys.map((key) => `d.${key}`)].join(', ')}`;
}

/** Statements for a company ($1) that has no roll-ups and no deltas, as the role `app`; a worker makes the sums of drivers later. */
export const rebuildRollUps: readonly string[] = [...subtreeRollUps.map(rebuildText), rebuildDriverDays];
