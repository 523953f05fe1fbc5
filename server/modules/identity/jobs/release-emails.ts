/** Frees old e-mails once they can't be taken back any more, and forgets notices and changes that are long over. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const INTERVAL_MS = 600_000;
const BATCH = 500;
const RETENTION_DAYS = 180;

/** Does one batch of each; answers whether more may be waiting. */
export async function releaseEmails(database: Database, batch = BATCH): Promise<boolean> {
  const released = await database.lookup('worker', {
    name: 'release_emails',
    text: `with due as (
        select company_id, id from email_change where held_email is not null and take_back_until <= now()
        limit $1 for update skip locked
      )
      update email_change e set held_email = null, updated_at = now() from due
      where e.company_id = due.company_id and e.id = due.id returning e.id`,
    values: [batch],
  });
  const forgotten = await database.lookup('worker', {
    name: 'forget_email_changes',
    text: `with due as (
        select company_id, id from email_change
        where held_email is null and created_at < now() - make_interval(days => $2) limit $1 for update skip locked
      )
      delete from email_change e using due where e.company_id = due.company_id and e.id = due.id returning e.id`,
    values: [batch, RETENTION_DAYS],
  });
  const notices = await database.lookup('worker', {
    name: 'forget_account_notices',
    text: `with due as (
        select company_id, id from account_notice where created_at < now() - make_interval(days => $2)
        limit $1
      )
      delete from account_notice n using due where n.company_id = due.company_id and n.id = due.id returning n.id`,
    values: [batch, RETENTION_DAYS],
  });
  return [released, forgotten, notices].some(({ length }) => length === batch);
}

export const startReleasingEmails = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'releasing e-mails',
    pauseMs: INTERVAL_MS,
    log,
    round: () => releaseEmails(database),
  });
