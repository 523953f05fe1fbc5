/** Tells a user that guesses at his password were stopped: once a day, however many there are. */
import type { Database } from '../../../access/database.ts';
import type { AccountIds } from './guess-limits.ts';
import { notifyUser } from './notify-user.ts';

/** Does nothing where there is no account. */
export const notifyOfGuesses = (database: Database, { companyId, userId }: AccountIds): Promise<void> =>
  database.withTenant('session', companyId, async (transaction) => {
    const due = await transaction.query({
      name: 'guesses_to_notify',
      text: `update user_credential set guesses_told_at = now(), updated_at = now()
        where company_id = $1 and user_id = $2 and coalesce(guesses_told_at < now() - interval '1 day', true) returning id`,
      values: [companyId, userId],
    });
    if (due.length > 0)
      await notifyUser(transaction, { companyId, userId, kind: 'guesses_stopped', mails: 'all_addresses' });
  });
