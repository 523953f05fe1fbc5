/** Public codes for units and marcs. */
import { DatabaseError } from 'pg';
import type { Transaction } from '../../../../access/database.ts';
import { newCode } from '../../../../../shared/codes/code.ts';

/** With a million codes on the platform, one of a thousand batches of 1,000 meets a taken one; three in a row, none. */
const ATTEMPTS = 3;
const UNIQUE_VIOLATION = '23505';

export interface Wanted {
  companyId: number | null;
  /** A code each; null for that of a blank marc. */
  unitIds: readonly (number | null)[];
  origin: 'unit' | 'mark';
}

/**
 * Draws codes until none of them is taken: whose a taken one is, no company may know, so that only trying tells.
 * @param draw makes one code of nine characters
 * @returns the codes' ids, in the order of the units
 * @throws DatabaseError of a unique index where codes were taken three times in a row
 */
export async function giveCodes(transaction: Transaction, wanted: Wanted, draw = () => newCode()): Promise<number[]> {
  const run = (text: string): Promise<object[]> => transaction.query({ text, values: [] });
  for (let attempt = 1; ; attempt++) {
    await run('savepoint codes');
    try {
      const ids = await insertCodes(transaction, wanted, draw);
      await run('release savepoint codes');
      return ids;
    } catch (error) {
      if (attempt === ATTEMPTS || !isTaken(error)) throw error;
      await run('rollback to savepoint codes');
    }
  }
}

const isTaken = (error: unknown): boolean => error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;

async function insertCodes(
  transaction: Transaction,
  { companyId, unitIds, origin }: Wanted,
  draw: () => string,
): Promise<number[]> {
  const codes = unitIds.map(draw);
  const given = await transaction.query<{ id: number; code: string }>({
    name: 'give_codes',
    text: `insert into node_qr_code (company_id, node_id, code, origin)
      select $1, new.node_id, new.code, $4 from unnest($2::bigint[], $3::text[]) as new (node_id, code) returning id, code`,
    values: [companyId, unitIds, codes, origin],
  });
  const ids = new Map(given.map(({ id, code }) => [code, id]));
  return codes.map((code) => ids.get(code) ?? 0);
}
