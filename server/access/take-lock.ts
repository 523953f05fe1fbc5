import type { Transaction } from './database.ts';

/** Who counts before he adds takes turns with others of his company who do, until the transaction ends. */
export async function takeLock(transaction: Transaction, subject: string): Promise<void> {
  await transaction.query({
    name: 'take_turn',
    text: "select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))",
    values: [subject, String(transaction.companyId)],
  });
}
