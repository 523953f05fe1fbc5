import { lastAdmin } from '../../../../errors.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row } from '../../../../database/rows.ts';

/**
 * At least one active administrator remains. The company's row is locked, so that two removals can't pass each other;
 * rows that refer to it are made meanwhile: no visitor's answer waits.
 */
export async function refuseLastAdmin({ transaction }: Work, row: Row): Promise<void> {
  if (row['is_admin'] !== true || row['state'] !== 'active') return;
  await transaction.query({
    text: 'select 1 from customer where id = $1 for no key update',
    values: [transaction.companyId],
  });
  const others = await transaction.query({
    text: `select 1 from customer_user where company_id = $1 and id <> $2 and is_admin and state = 'active' limit 1`,
    values: [transaction.companyId, row.id],
  });
  if (others.length === 0) throw lastAdmin();
}
