/**
 * Finds the answers that have come and has webhooks told and rules applied. Answers are looked for where they are
 * stored, so that a visitor's statement does nothing for it. They become visible in no strict order, so that each look
 * goes back a little, and further now and then; what was found before is known by its row.
 */
import type { Database } from '../../../access/database.ts';
import { tryEach } from '../../../platform/queue/try-each.ts';
import { setDueTimes } from '../due/due-times.ts';
import { notifyWebhooks } from '../webhooks/enqueue.ts';
import { activeRules, applyRules, lockFeedback } from './apply.ts';
import type { Tenant } from './effects.ts';

/** Longer than nearly every statement of a visitor takes from its beginning to its end. */
const USUAL_OVERLAP_SECONDS = 10;
/** Longer than any. */
export const FULL_OVERLAP_SECONDS = 180;
const FOUND_AT_ONCE = 500;
const HANDLED_AT_ONCE = 50;
/** How long an answer that was only begun may still be completed before it is looked at as it is. */
const UNFINISHED_MINUTES = 10;
const RETENTION = '1 hour';

interface Listening {
  id: number;
}

/** Companies in which somebody listens: an active rule, a webhook, a user who wants to know of high priority, or who gives due times. */
const listening = {
  name: 'companies_listening',
  text: `select distinct c.id from (
      select company_id from feedback_rule where is_active and trigger <> 'silence'
      union all select company_id from webhook where is_active and events && array['feedback.created', 'rule.matched']
      union all select company_id from notice_preference where on_high_priority
      union all select id from customer where num_nonnulls(due_hours_high, due_hours_normal, due_hours_low) > 0
    ) listens join customer c on c.id = listens.company_id and c.state <> 'closed' order by c.id`,
  values: [],
};

/** One look at each company that listens; answers whether more is waiting. */
export async function takeArrivals(database: Database, { full = false } = {}): Promise<boolean> {
  const companies = await database.lookup<Listening>('worker', listening);
  let more = false;
  await tryEach(companies, async ({ id }) => {
    more = (await takeCompany(database, id, full)) || more;
  });
  return more;
}

async function takeCompany(database: Database, companyId: number, full: boolean): Promise<boolean> {
  const isFull = await database.withTenant('app', companyId, (transaction) =>
    find({ ...transaction, companyId }, full ? FULL_OVERLAP_SECONDS : USUAL_OVERLAP_SECONDS),
  );
  const handled = await database.withTenant('app', companyId, (transaction) => handle({ ...transaction, companyId }));
  return isFull || handled === HANDLED_AT_ONCE;
}

/** Notes the answers that are new; answers whether there are more of them. While one server looks, others pass by. */
async function find(transaction: Tenant, overlapSeconds: number): Promise<boolean> {
  const { companyId } = transaction;
  const [company] = await transaction.query<{ is_first: boolean }>({
    name: 'arrivals_take_company',
    text: 'select arrivals_until is null as is_first from customer where id = $1 for no key update skip locked',
    values: [companyId],
  });
  if (!company) return false;
  const found = company.is_first ? [] : await noteNew(transaction, overlapSeconds);
  const isFull = found.length === FOUND_AT_ONCE;
  await transaction.query({
    name: 'arrivals_advance',
    text: `update customer set arrivals_until = case when $2::boolean then (select max(created_at) from feedback
        where company_id = $1 and id = any($3::bigint[])) else now() end
      where id = $1 and (arrivals_until is null or $2::boolean or arrivals_until < now() - interval '2 seconds')`,
    values: [companyId, isFull, found],
  });
  return isFull;
}

async function noteNew(transaction: Tenant, overlapSeconds: number): Promise<number[]> {
  const rows = await transaction.query<{ feedback_id: number }>({
    name: 'arrivals_find',
    text: `insert into feedback_arrival (company_id, feedback_id)
      select $1, f.id from feedback f
      where f.company_id = $1 and f.created_at >=
          (select arrivals_until - make_interval(secs => $2) from customer where id = $1)
        and not exists (select from feedback_arrival a where a.company_id = $1 and a.feedback_id = f.id)
      order by f.created_at, f.id limit $3
      on conflict (company_id, feedback_id) do nothing returning feedback_id`,
    values: [transaction.companyId, overlapSeconds, FOUND_AT_ONCE],
  });
  return rows.map(({ feedback_id: id }) => id);
}

/** Handles a batch; answers how many. All of it, or, when the server dies with it, nothing. */
async function handle(transaction: Tenant): Promise<number> {
  const { companyId } = transaction;
  const taken = await transaction.query<{ feedback_id: number }>({
    name: 'arrivals_take',
    text: `select a.feedback_id from feedback_arrival a
      join feedback f on f.company_id = $1 and f.id = a.feedback_id
      where a.company_id = $1 and a.handled_at is null
        and (not f.is_partial or f.created_at < now() - make_interval(mins => $3))
      order by a.feedback_id limit $2 for update of a skip locked`,
    values: [companyId, HANDLED_AT_ONCE, UNFINISHED_MINUTES],
  });
  if (taken.length === 0) return 0;
  const ids = taken.map(({ feedback_id: id }) => id);
  const rules = await activeRules(transaction);
  const arrived = await lockFeedback(transaction, ids);
  await notifyWebhooks(transaction, 'feedback.created', ids);
  for (const feedback of arrived) await applyRules(transaction, rules, feedback);
  await setDueTimes(transaction, ids);
  await transaction.query({
    name: 'arrivals_handled',
    text: `update feedback_arrival set handled_at = now(), updated_at = now()
      where company_id = $1 and feedback_id = any($2::bigint[])`,
    values: [companyId, ids],
  });
  await transaction.query({
    name: 'arrivals_forget',
    text: `delete from feedback_arrival where company_id = $1 and handled_at < now() - interval '${RETENTION}'`,
    values: [companyId],
  });
  return taken.length;
}
