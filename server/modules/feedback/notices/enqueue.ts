/**
 * One mail for what has gathered: the first notice leaves at once, those that follow within five minutes go together.
 * In a user's quiet hours they wait; what he does not want is forgotten.
 */
import { wallTime } from '../../../../shared/clock/clock.ts';
import type { Database } from '../../../access/database.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';

const PAUSE = '5 minutes';
/** By chance, so that those who wait for the end of their quiet hours keep nobody else waiting. */
const USERS_AT_ONCE = 500;
const RETENTION = '30 days';

const WANTED = `case when t.reason = 'assigned' then coalesce(p.on_assigned, true)
  when t.reason = 'mentioned' then coalesce(p.on_mentioned, true)
  when t.reason = 'high_priority' then coalesce(p.on_high_priority, false)
  when t.reason = 'score_alert' then coalesce(p.on_score_alerts, true)
  when t.reason = 'due_soon' then coalesce(p.on_due, true) else coalesce(p.on_rules, true) end`;

interface Recipient {
  company_id: number;
  user_id: number;
  time_zone: string | null;
  quiet_from: string | null;
  quiet_until: string | null;
}

/** Whether the wall clock of the user's zone lies in his quiet hours, which may go past midnight. */
export function isQuiet(
  { time_zone: zone, quiet_from: from, quiet_until: until }: Recipient,
  now = Date.now(),
): boolean {
  if (zone === null || from === null || until === null) return false;
  // Not asked of PostgreSQL: what zones it knows depends on the machine, and one that it does not know would stop all.
  const clock = new Date(wallTime(now, zone)).toISOString().slice(11, 16);
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until;
}

/** Answers how many mails were made of what waits. */
export async function enqueueNotices(database: Database): Promise<number> {
  await database.lookup('worker', {
    name: 'forget_notices',
    text: `delete from notice t using (select n.company_id, n.id from notice n
        left join notice_preference p on p.company_id = n.company_id and p.user_id = n.user_id
        cross join lateral (select n.reason) t
        where n.mail_id is null and not (${WANTED}) or n.created_at < now() - interval '${RETENTION}' limit 1000) unwanted
      where t.company_id = unwanted.company_id and t.id = unwanted.id`,
    values: [],
  });
  const recipients = await database.lookup<Recipient>('worker', {
    name: 'recipients_of_notices',
    text: `select waiting.*, p.time_zone, p.quiet_from, p.quiet_until from (select distinct company_id, user_id from notice where mail_id is null) waiting
      left join notice_preference p on p.company_id = waiting.company_id and p.user_id = waiting.user_id
      where not exists (select from mail_message m where m.company_id = waiting.company_id and m.user_id = waiting.user_id
        and m.kind = 'notices' and m.created_at > now() - interval '${PAUSE}')
      order by random() limit ${USERS_AT_ONCE}`,
    values: [],
  });
  const due = recipients.filter((recipient) => !isQuiet(recipient));
  await tryEach(due, ({ company_id: companyId, user_id: userId }) =>
    database.statement('app', companyId, {
      name: 'enqueue_notices',
      // The notices are taken first: of two servers one finds none, and makes no mail.
      text: `with taken as (
          select id from notice where company_id = $1 and user_id = $2 and mail_id is null order by id for update skip locked
        ), mail as (
          insert into mail_message (company_id, user_id, kind, due_at)
          select $1, $2, 'notices', now() where exists (select from taken) returning id
        )
        update notice set mail_id = mail.id, updated_at = now() from mail
        where notice.company_id = $1 and notice.id in (select id from taken)`,
      values: [companyId, userId],
    }),
  );
  return due.length;
}
