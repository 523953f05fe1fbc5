/** Hands the figures of a subtree over when it moves, is deleted, or comes back: only the units above it change. */
import type { Transaction } from '../../../access/database.ts';
import { idsOfPath } from '../../../access/subtree.ts';
import { markDriverDays } from './driver-days.ts';
import { onConflictAdd, type RollUp, subtreeDay, subtreeHour, subtreeTotal } from './figures.ts';
import { HAND_OVER_SURVEY_DAYS } from './survey-days.ts';

export interface Reparenting {
  /** The unit at the top of what is handed over. */
  unitId: number;
  /** Path of the unit above that gives it up, `/` where there is none. */
  from: string;
  /** Path of the unit above that takes it, `/` where there is none. */
  to: string;
}

/** To and from the units of `changed`, by their `sign`. */
function handOverOf(rollUp: RollUp): string {
  const { table } = rollUp;
  const [dimensions, figures] = [Object.keys(rollUp.dimensions), Object.keys(rollUp.figures)];
  const dimensionsOfRow = dimensions.map((dimension) => `own.${dimension}`);
  const values = [...dimensionsOfRow, ...figures.map((name) => `changed.sign * own.${name}`)];
  return `insert into ${table} (${['company_id', 'node_id', ...dimensions, ...figures].join(', ')})
    select ${['$1', 'changed.id', ...values].join(', ')}
    from changed cross join ${table} own where own.company_id = $1 and own.node_id = $2
    order by ${['changed.id', ...dimensionsOfRow].join(', ')}
    ${onConflictAdd(rollUp, figures)}`;
}

/** Units that are above before and after keep what they have. */
const HAND_OVER = `with changed as materialized (
    select id, sum(sign) as sign from (
      select unnest(${idsOfPath('$3::text')}) as id, -1 as sign union all select unnest(${idsOfPath('$4::text')}), 1
    ) above group by id having sum(sign) <> 0
  ), drivers as (
    ${markDriverDays('changed')}
  ), days as (
    ${handOverOf(subtreeDay)}
  ), hours as (
    ${handOverOf(subtreeHour)}
  ), surveys as (
    ${HAND_OVER_SURVEY_DAYS}
  )
  ${handOverOf(subtreeTotal)}`;

/** Wants `lockTreeExclusively` to have been called before. Does nothing where the unit above stays the same. */
export async function reparentRollUps(transaction: Transaction, { unitId, from, to }: Reparenting): Promise<void> {
  if (from === to) return;
  await transaction.query({
    name: 'hand_over',
    text: HAND_OVER,
    values: [transaction.companyId, unitId, from, to],
  });
}
