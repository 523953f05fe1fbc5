/** Mails the link of each registration that waits for an e-mail once more; neither the answer nor its time tells whether one waits. */
import type { Database } from '../../../../access/database.ts';
import { enqueueMailWithin, MAX_LINKS } from '../../../../platform/mail/outbox.ts';
import { companiesNamingEmail } from '../claim-email.ts';
import type { ResponseTimeParts } from '../quantized-response-time.ts';
import { normalizeEmail } from '../sessions.ts';

const ANSWER_STEP_MS = 300;
/** A company that no account has. */
const NO_COMPANY = 0;

export async function resendConfirmation(
  { database, responseTimeQuantizer }: { database: Database } & ResponseTimeParts,
  given: string,
): Promise<void> {
  const untilNextStep = responseTimeQuantizer(ANSWER_STEP_MS);
  const email = normalizeEmail(given);
  const companies = await companiesNamingEmail(database, email, MAX_LINKS);
  for (const companyId of companies.length === 0 ? [NO_COMPANY] : companies)
    await mailAgain(database, companyId, email);
  await untilNextStep();
}

async function mailAgain(database: Database, companyId: number, email: string): Promise<void> {
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
}
