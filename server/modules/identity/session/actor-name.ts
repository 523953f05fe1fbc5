import { signedIn } from '../../../access/principal.ts';
import type { Work } from '../../../access/work.ts';

/** The name of who acts, for what tells another of it. */
export async function actorNameOf({ principal, transaction }: Work): Promise<string> {
  const { companyId, userId } = signedIn(principal);
  const [user] = await transaction.query<{ full_name: string }>({
    name: 'name_of_user',
    text: 'select full_name from customer_user where company_id = $1 and id = $2',
    values: [companyId, userId],
  });
  return user?.full_name ?? '';
}
