/**
 * Once a week a mail about codes is made for each user who sees some, where anything is open in his company. It leaves on
 * Monday at eight o'clock of his own clock, and is written then: so it tells what is open by then, and nothing he may no
 * longer see. From Sunday noon on it is made, when Monday's eighth hour lies ahead of every time zone.
 */
import { columnsOf, grantsOf } from '../../../access/grants.ts';
import type { Database, Transaction } from '../../../access/database.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { nextReportAt } from '../../insight/index.ts';
import { isTimeZone } from '../../../../shared/clock/clock.ts';

const COMPANIES_AT_ONCE = 100;
const [NOON, DAY_MS] = [12, 24 * 3_600_000];
const MONDAY = { rhythm: 'weekly', weekday: 'monday', hour: 8 } as const;

/** The last Sunday noon, UTC. */
export function lastSunday(now: Date): Date {
  const noon = new Date(now);
  noon.setUTCHours(NOON, 0, 0, 0);
  const days = noon.getUTCDay() + (noon.getUTCDay() === 0 && noon > now ? 7 : 0);
  return new Date(noon.getTime() - days * DAY_MS);
}

interface Reader {
  id: number;
  time_zone: string | null;
}

/** Whose mail lies in the outbox since the last days gets no second one: a server that was away made it late. */
const READERS = `select u.id, p.time_zone from customer_user u
    left join notice_preference p on p.company_id = u.company_id and p.user_id = u.id
  where u.company_id = $1 and u.state = 'active' and coalesce(p.on_code_findings, true)
    and (u.is_admin or exists (select from ${grantsOf({ company: '$1', user: 'u.id' }, columnsOf('qr', 'read'))}))
    and not exists (select from mail_message m where m.company_id = $1 and m.user_id = u.id and m.kind = 'code_findings'
      and m.created_at > $2::timestamptz - interval '5 days')`;

async function enqueueCompany({ query }: Transaction, companyId: number, now: Date): Promise<void> {
  const taken = await query({
    name: 'take_findings_week',
    text: `update customer set findings_mailed_at = $2 where id = $1
      and (findings_mailed_at is null or findings_mailed_at < $3) returning id`,
    values: [companyId, now, lastSunday(now)],
  });
  if (taken.length === 0) return;
  const readers = await query<Reader>({ name: 'readers_of_findings', text: READERS, values: [companyId, now] });
  const dueAt = ({ time_zone: zone }: Reader): Date =>
    nextReportAt({ ...MONDAY, time_zone: zone !== null && isTimeZone(zone) ? zone : 'UTC' }, now);
  await query({
    name: 'enqueue_findings',
    text: `insert into mail_message (company_id, user_id, kind, due_at)
      select $1, reader.id, 'code_findings', reader.due_at from unnest($2::bigint[], $3::timestamptz[]) as reader (id, due_at)`,
    values: [companyId, readers.map(({ id }) => id), readers.map(dueAt)],
  });
}

/** Answers whether more companies may be waiting. */
export async function enqueueFindings(database: Database, now = new Date()): Promise<boolean> {
  const due = await database.lookup<{ id: number }>('worker', {
    name: 'companies_with_findings',
    text: `select c.id from customer c where c.state <> 'closed'
      and (c.findings_mailed_at is null or c.findings_mailed_at < $1)
      and exists (select from code_finding f where f.company_id = c.id and f.state = 'open' and f.kind <> 'never_scanned')
      order by c.id limit $2`,
    values: [lastSunday(now), COMPANIES_AT_ONCE],
  });
  await tryEach(due, ({ id }) => database.withTenant('app', id, (transaction) => enqueueCompany(transaction, id, now)));
  return due.length === COMPANIES_AT_ONCE;
}
