import type { Transaction } from './database.ts';

/**
 * Who counts before he adds takes turns with others of his company who do, until the transaction ends.
 * @param subject what is counted: only who names the same waits
 * @throws after the lock timeout of the connection (2 s), which is answered as 503
 */
export async function takeLock(transaction: Transaction, subject: string): Promise<void> {
  await transaction.query({
    name: 'take_turn',
    text: "select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))",
    values: [subject, String(transaction.companyId)],
  });
}
