/**
 * Mails of tickets to the platform: to every super administrator. A company's transaction can't write into the platform's
 * outbox, so it leaves a mark, which is taken in the same statement that makes the mails: of several servers one does.
 */
import type { Database } from '../../../access/database.ts';

const TICKETS_AT_ONCE = 100;

/** Makes the mails of one batch; answers whether more may be waiting. */
export async function enqueueForPlatform(database: Database): Promise<boolean> {
  const [made] = await database.lookup<{ tickets: number }>('platform', {
    name: 'enqueue_for_platform',
    text: `with due as (
        select company_id, id from support_ticket where is_untold order by id limit $1 for update skip locked
      ), told as (
        update support_ticket t set is_untold = false from due where t.company_id = due.company_id and t.id = due.id
        returning t.id
      ), mails as (
        insert into mail_message (company_id, user_id, kind, record_id, due_at)
        select u.company_id, u.id, 'support_request', told.id, now()
        from told cross join customer_user u join customer c on c.id = u.company_id and c.is_platform
        where u.state = 'active'
      )
      select count(*)::int as tickets from told`,
    values: [TICKETS_AT_ONCE],
  });
  return made?.tickets === TICKETS_AT_ONCE;
}
