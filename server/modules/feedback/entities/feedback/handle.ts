/** The rules of handling, for every way of changing a feedback: one by one, many at once, and by its visitor. */
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { localDay } from '../../../insight/index.ts';

const CLOSED = new Set<unknown>(['completed', 'cancelled']);

/** What handling changes of a row. */
export const HANDLED = ['status', 'priority', 'assignee_id'] as const;

const isClosed = (row: Values): boolean => CLOSED.has(row['status']);

/**
 * What follows from changes of a feedback. The first handling sets 'in processing'; closing sets the closed time,
 * reopening clears it (product decision), and what is closed anew is asked its visitor anew.
 * @param row as it was
 * @returns the changes with those that follow
 */
export function withDerivedState(row: Row, changes: Values): Values {
  const isHandled = HANDLED.some((name) => changes[name] !== undefined);
  const first = isHandled && row['status'] === 'new' ? 'in_processing' : row['status'];
  const status = changes['status'] ?? first;
  if (status === row['status']) return changes;
  if (!CLOSED.has(status)) return { ...changes, status, closed_at: null };
  return { ...changes, status, closed_at: new Date(), is_solved: null };
}

/**
 * By how much a change of a row changes the number of open ones: its unit's of the day of the answer.
 * @param row as it was
 * @param changes with what follows from them
 * @returns as `countOpen` takes it; null where the row stays open or closed
 */
export function openChange(row: Row, changes: Values): { id: number; change: 1 | -1 } | null {
  const [was, is] = [isClosed(row), isClosed({ ...row, ...changes })];
  return was === is ? null : { id: row.id, change: is ? -1 : 1 };
}

/**
 * Keeps the roll-up of open feedback exact: a delta for each unit and day. Repeats are not counted.
 * @param changes by the ids of feedback of the transaction's company: 1 for one that is open again, -1 for a closed one
 */
export async function countOpen(
  { transaction }: Pick<Work, 'transaction'>,
  changes: readonly { id: number; change: 1 | -1 }[],
): Promise<void> {
  if (changes.length === 0) return;
  await transaction.query({
    name: 'feedback_open_delta',
    text: `insert into node_day_delta (company_id, node_id, day, open)
      select answered.company_id, answered.node_id, ${localDay('answered.')}, sum(changed.change)
      from unnest($2::bigint[], $3::int[]) as changed (id, change)
      join feedback answered on answered.company_id = $1 and answered.id = changed.id and not answered.is_repeat
      group by 1, 2, 3 having sum(changed.change) <> 0 order by 1, 2, 3`,
    values: [transaction.companyId, changes.map(({ id }) => id), changes.map(({ change }) => change)],
  });
}
