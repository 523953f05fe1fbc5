import { notFound } from '../../../../errors.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

/** Throws 404 for no user of the company. */
export async function requireUserOf({ transaction }: ActionRequest, companyId: number, userId: number): Promise<void> {
  const users = await transaction.query({
    name: 'user_of_customer',
    text: 'select 1 from customer_user where company_id = $1 and id = $2',
    values: [companyId, userId],
  });
  if (users.length === 0) throw notFound();
}
