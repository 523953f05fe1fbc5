/**
 * Reports that are due become mails, each once: whoever moves a subscription on to its next time also makes its mail, in
 * one statement, and of two servers one finds it moved. After a pause of the servers one report comes, about the days
 * that are over by then, and none of those that were missed before it.
 */
import type { Database } from '../../../access/database.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { isTimeZone } from '../../../../shared/clock/clock.ts';
import { nextReportAt, type Schedule } from './schedule.ts';

const AT_ONCE = 200;

interface Due extends Schedule {
  company_id: number;
  id: number;
  next_at: Date;
}

/** A zone that is known no more must not keep all others waiting. */
const readable = (due: Due): Due => (isTimeZone(due.time_zone) ? due : { ...due, time_zone: 'UTC' });

/** Answers whether more may be waiting. */
export async function enqueueReports(database: Database, now = new Date()): Promise<boolean> {
  const due = await database.lookup<Due>('worker', {
    name: 'due_reports',
    text: `select company_id, id, rhythm, weekday, hour, time_zone, next_at from report_subscription
      where next_at <= $1 order by next_at, id limit $2`,
    values: [now, AT_ONCE],
  });
  await tryEach(due, (one) =>
    database.statement('app', one.company_id, {
      name: 'enqueue_report',
      // A JavaScript date knows no microseconds.
      text: `with moved as (
          update report_subscription set next_at = $4 where company_id = $1 and id = $2
            and date_trunc('milliseconds', next_at) = $3
          returning id, user_id
        )
        insert into mail_message (company_id, user_id, kind, record_id, due_at)
        select $1, user_id, 'report', id, now() from moved`,
      values: [one.company_id, one.id, one.next_at, nextReportAt(readable(one), now)],
    }),
  );
  return due.length === AT_ONCE;
}
