/** Forgets registrations that nobody has confirmed: the e-mail is free again, and nobody's data are kept. */
import type { Database } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';

const BATCH_COMPANIES = 100;
const INTERVAL_MS = 3_600_000;

/**
 * Forgets one batch; answers whether more may be waiting. Several servers may do so side by side. A company that has
 * anything but its first administrator can't be deleted: keys hold it. One that was given a plan is waited for.
 */
export async function forgetRegistrations(database: Database, batch = BATCH_COMPANIES): Promise<boolean> {
  const gone = await database.lookup('worker', {
    name: 'forget_registrations',
    // Held, so that one which begins anew at this moment is left alone.
    text: `with due as (
        select id from customer where confirm_until < now()
          and not exists (select from contract k where k.company_id = customer.id) order by confirm_until limit $1 for update skip locked
      ), users as (
        delete from customer_user u using due where u.company_id = due.id returning u.company_id
      )
      delete from customer c using users where c.id = users.company_id returning c.id`,
    values: [batch],
  });
  return gone.length === batch;
}

export const startForgettingRegistrations = (database: Database, log: Logger): RunningLoop =>
  startLoop({
    name: 'forgetting registrations',
    pauseMs: INTERVAL_MS,
    log,
    round: () => forgetRegistrations(database),
  });
