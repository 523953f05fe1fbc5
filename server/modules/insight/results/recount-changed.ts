/** Counts answers anew that somebody changes after they were counted. */
import type { Transaction } from '../../../access/database.ts';
import type { Counts } from './counts.ts';
import { FULL_LOOK, lockCounting } from './count-answers.ts';
import { countedColumns, countRows, type StoredRow } from './read-answers.ts';
import { addToDays } from '../roll-ups/survey-days.ts';
import { sumByDay } from './sum-by-day.ts';

/** Those that were counted: what has a row that says so, or came before any look goes back to. */
const COUNTED = `select ${countedColumns('f')}, counted.survey_version_id as was_version, counted.counts as was_counts
  from feedback f left join counted_answer counted on counted.company_id = $1 and counted.feedback_id = f.id
  where f.company_id = $1 and f.id = any($2::bigint[]) and not f.is_repeat and (counted.id is not null
    or f.created_at < (select answers_counted_until from customer where id = $1) - make_interval(secs => $3))`;

/** What was counted is told by its row, and else is what the answer still says. */
type StoredBefore = StoredRow & { was_version: number | null; was_counts: Counts | null };

/** @param change changes these answers, whose rows the transaction has locked */
export async function recountChanged(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
  change: () => Promise<unknown>,
): Promise<void> {
  await lockCounting(transaction, companyId);
  const read = (of: readonly number[]): Promise<StoredBefore[]> =>
    transaction.query<StoredBefore>({
      name: 'results_counted',
      text: COUNTED,
      values: [companyId, [...of], FULL_LOOK.overlapSeconds],
    });
  const rows = await read(ids);
  const noted = new Map(rows.map((row) => [row.id, row]));
  const before = (await countRows(transaction, companyId, rows)).map((row) => {
    const { was_version: version, was_counts: counts } = noted.get(row.id) ?? {};
    return { ...row, ...(version && counts && { survey_version_id: version, counts }), times: -1 };
  });
  await change();
  const after = await countRows(transaction, companyId, await read([...noted.keys()]));
  await addToDays(transaction, companyId, sumByDay([...before, ...after]));
  await transaction.query({
    name: 'results_note_changed',
    text: `update counted_answer counted set counts = changed.counts, is_partial = changed.is_partial,
        survey_version_id = changed.survey_version_id, changed_at = changed.changed_at, updated_at = now()
      from jsonb_to_recordset($2::jsonb)
        as changed (id bigint, is_partial boolean, survey_version_id bigint, changed_at timestamptz, counts jsonb)
      where counted.company_id = $1 and counted.feedback_id = changed.id`,
    values: [companyId, JSON.stringify(after)],
  });
}
