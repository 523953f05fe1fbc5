/**
 * One mail for what has gathered: the first notice leaves at once, those that follow within five minutes go together.
 * In a user's quiet hours they wait; what he does not want is forgotten.
 */
import type { Database } from '../access/database.ts';

const PAUSE = '5 minutes';
const USERS_AT_ONCE = 100;
const KEPT = '30 days';

const WANTED = `case when t.reason = 'assigned' then coalesce(p.on_assigned, true)
  when t.reason = 'high_priority' then coalesce(p.on_high_priority, false) else coalesce(p.on_rules, true) end`;

/** The wall clock of the user's zone lies in his quiet hours, which may go past midnight. */
const QUIET = `coalesce((select case when p.quiet_from <= p.quiet_until then clock >= p.quiet_from and clock < p.quiet_until
    else clock >= p.quiet_from or clock < p.quiet_until end
  from to_char(now() at time zone p.time_zone, 'HH24:MI') clock), false)`;

interface Recipient {
  company_id: number;
  user_id: number;
}

/** Answers how many mails were made of what waits. */
export async function enqueueNotices(database: Database): Promise<number> {
  await database.lookup('worker', {
    name: 'forget_notices',
    text: `delete from notice t using (select n.company_id, n.id from notice n
        left join notice_preference p on p.company_id = n.company_id and p.user_id = n.user_id
        cross join lateral (select n.reason) t
        where n.mail_id is null and not (${WANTED}) or n.created_at < now() - interval '${KEPT}' limit 1000) unwanted
      where t.company_id = unwanted.company_id and t.id = unwanted.id`,
    values: [],
  });
  const recipients = await database.lookup<Recipient>('worker', {
    name: 'recipients_of_notices',
    text: `select distinct t.company_id, t.user_id from notice t
      left join notice_preference p on p.company_id = t.company_id and p.user_id = t.user_id
      where t.mail_id is null and not (${QUIET})
        and not exists (select from mail_message m where m.company_id = t.company_id and m.user_id = t.user_id
          and m.kind = 'notices' and m.created_at > now() - interval '${PAUSE}')
      order by t.company_id, t.user_id limit ${USERS_AT_ONCE}`,
    values: [],
  });
  for (const { company_id: companyId, user_id: userId } of recipients)
    await database.statement('app', companyId, {
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
    });
  return recipients.length;
}
