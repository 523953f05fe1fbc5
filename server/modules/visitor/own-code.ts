import type { Transaction } from '../../access/database.ts';

export interface OwnCode {
  id: number;
  code: string;
}

/** The code that a unit has from its creation; undefined where it has none of its own. */
export async function ownCode(transaction: Transaction, unitId: number): Promise<OwnCode | undefined> {
  const [code] = await transaction.query<OwnCode>({
    name: 'unit_own_code',
    text: `select id, code from node_qr_code
      where company_id = $1 and node_id = $2 and origin = 'unit' order by id limit 1`,
    values: [transaction.companyId, unitId],
  });
  return code;
}
