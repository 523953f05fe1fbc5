/** What a guesser knows of the owner of a password, and what it must not hold therefore. */
import type { Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { PasswordOwner } from '../../../../shared/password-rules/password-rules.ts';

export async function passwordOwnerOf(
  transaction: Transaction,
  { companyId, userId }: Pick<SignedIn, 'companyId' | 'userId'>,
): Promise<PasswordOwner> {
  const [owner] = await transaction.query<PasswordOwner>({
    name: 'password_owner',
    text: `select u.email, c.name as "companyName" from customer_user u join customer c on c.id = u.company_id
      where u.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  });
  return owner ?? { email: '', companyName: '' };
}
