/**
 * A fold writes to the units above by where they are now; a change of the tree's shape hands on what was folded. Neither
 * may see half of the other: folds share a lock that changes of the shape hold alone. Visitors lock nothing of it.
 */
import type { Transaction } from '../../../access/database.ts';

/** The first of the two numbers of these locks; any that no other lock has. */
const CLASS = 7_021;
/** Companies share a few locks, so that a fold of very many needs no more of them than PostgreSQL has. */
const LOCKS = 64;

/** SQL that takes the lock of a company: alone, or shared by folds. */
export const lockTree = (company: string, mode: 'alone' | 'shared'): string =>
  `pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(${CLASS}, (${company} % ${LOCKS})::integer)`;

/**
 * Waits for the folds that are under way in the transaction's company, and keeps others away until it ends. What is read
 * afterwards is what they left.
 */
export async function lockTreeExclusively(transaction: Transaction): Promise<void> {
  await transaction.query({
    name: 'lock_shape',
    text: `select ${lockTree('$1::bigint', 'alone')}`,
    values: [transaction.companyId],
  });
}
