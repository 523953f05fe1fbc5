/** Mails the link of a registration once more; neither the answer nor its time tells whether one waits. */
import type { Database } from '../../access/database.ts';
import { enqueueMailWithin } from '../../mail/outbox.ts';
import { companyOfEmail } from '../session-statements.ts';
import type { Paced } from '../paced-answer.ts';
import { normalizeEmail } from '../sessions.ts';

const ANSWER_STEP_MS = 300;
/** A company that no account has. */
const NO_COMPANY = 0;

export async function resendConfirmation(
  { database, pace }: { database: Database } & Paced,
  given: string,
): Promise<void> {
  const answer = pace(ANSWER_STEP_MS);
  const email = normalizeEmail(given);
  const companyId = (await companyOfEmail(database, email)) ?? NO_COMPANY;
  await database.withTenant('session', companyId, async (transaction) => {
    const [user] = await transaction.query<{ id: number }>({
      name: 'user_to_confirm',
      text: `select u.id from customer_user u join customer c on c.id = u.company_id
        where u.company_id = $1 and u.email = $2 and u.state = 'invited' and c.state <> 'closed' and c.confirm_until > now()
        for no key update of u`,
      values: [companyId, email],
    });
    if (user) await enqueueMailWithin(transaction, { companyId, userId: user.id, kind: 'registration' });
  });
  await answer();
}
