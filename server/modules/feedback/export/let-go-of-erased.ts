/**
 * A file holds what its answers were when it was made: what is erased since must not be fetched for the rest of its day.
 */
import type { Database, Transaction } from '../../../access/database.ts';

/** Erasures share it; a worker that begins has it for a moment alone. */
export const lockName = (companyId: number): string => `erasure ${companyId}`;

/** To be called by an erasure before it begins: a worker that begins meanwhile waits, and sees what is left. */
export async function announceErasure(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.query({
    name: 'export_erasure_begins',
    text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
    values: [lockName(companyId)],
  });
}

/** Waits for the erasures that are under way in a company; those that begin later find the worker's export. */
export async function awaitErasures(database: Database, companyId: number): Promise<void> {
  await database.statement('app', companyId, {
    name: 'export_erasures_end',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [lockName(companyId)],
  });
}

/**
 * Lets go of the files that may hold one of these answers, by the first and the last that they hold: one that is done is
 * not handed out any more, one that is being written is begun anew. To be called in the transaction that erases.
 */
export async function letGoOfErased(transaction: Transaction, feedbackIds: number[]): Promise<void> {
  await transaction.query({
    name: 'export_let_go_of_erased',
    text: `update feedback_export set state = case state when 'done' then 'failed' else 'queued' end,
        failure = 'answers_erased', storage_key = null, due_at = now(), updated_at = now()
      where company_id = $1 and id in (
        select e.id from feedback_export e
        where e.company_id = $1 and e.state in ('running', 'done') and (
          (e.state = 'running' and e.row_count is null)
          or exists (select from unnest($2::bigint[]) erased(id) where erased.id between e.first_feedback_id and e.last_feedback_id))
        order by e.id for update)`,
    values: [transaction.companyId, feedbackIds],
  });
}
