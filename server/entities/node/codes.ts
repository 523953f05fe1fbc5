/** A code for each new unit. */
import { DatabaseError } from 'pg';
import type { Transaction } from '../../access/database.ts';
import { newCode } from '../../visitor/code.ts';

/** With a million codes on the platform, one of a thousand batches of 1,000 meets a taken one; three in a row, none. */
const ATTEMPTS = 3;
const UNIQUE_VIOLATION = '23505';

/** Draws codes until none of them is taken: whose a taken one is, no company may know, so that only trying tells. */
export async function giveCodes(
  transaction: Transaction,
  unitIds: readonly unknown[],
  draw = () => newCode(),
): Promise<void> {
  const run = (text: string): Promise<object[]> => transaction.query({ text, values: [] });
  for (let attempt = 1; ; attempt++) {
    await run('savepoint codes');
    try {
      await insertCodes(transaction, unitIds, draw);
      await run('release savepoint codes');
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
      await run('rollback to savepoint codes');
    }
  }
}

const isTaken = (error: unknown): boolean => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;

async function insertCodes(transaction: Transaction, unitIds: readonly unknown[], draw: () => string): Promise<void> {
  await transaction.query({
    name: 'codes_of_units',
    text: `insert into node_qr_code (company_id, node_id, code)
      select $1, new.node_id, new.code from unnest($2::bigint[], $3::text[]) as new (node_id, code)`,
    values: [transaction.companyId, unitIds, unitIds.map(draw)],
  });
}
