import type { Transaction } from '../../../access/database.ts';

/** What was signed for a user counts no more: his next tokens say what he may, and what he owes, by now. */
export async function renewAccess(transaction: Transaction, companyId: unknown, userId: number): Promise<void> {
  await transaction.query({
    name: 'renew_access',
    text: `update customer_user set access_version = access_version + 1, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, userId],
  });
}
