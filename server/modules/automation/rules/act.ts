/**
 * What event rules do: once for each event, in the transaction that ends its row of the queue. What a rule writes is an event
 * of nothing (`x-events`), so that no rule sets off another one.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import { mayKnow } from '../../../access/may-know.ts';
import { AWAY, type SignedIn } from '../../../access/principal.ts';
import type { Scope } from '../../../access/scope.ts';
import type { Values } from '../../../database/rows.ts';
import { descriptors } from '../../../generated/index.ts';
import type { Logger } from '../../../log.ts';
import type { Exporter } from '../../../platform/exports/worker.ts';
import { type Job, openQueue, type Queue, type QueueKind } from '../../../platform/queue/queue.ts';
import { fieldsOfEvent, holdAll } from '../../../validation/event-conditions.ts';
import { type EventCondition, OF_EVERY_ROW, partsOfEvent } from '../../../../shared/contract/event-conditions.ts';

const MATCHES: QueueKind = {
  table: 'event_rule_match',
  held: 'queued',
  leaseSeconds: 60,
  maxAttempts: 5,
  perCompany: 8,
};
const AT_ONCE = 16;

interface ActorParts {
  database: Database;
  scope: Scope;
  log: Logger;
}

interface Match {
  event: string;
  record_id: number;
  payload: { data: Values; changed?: string[] };
  /** Of the rule as it is now. */
  name: string;
  conditions: EventCondition[];
  notify_user_ids: number[];
  webhook_id: number | null;
  /** Null where there is none any more. */
  webhook_is_active: boolean | null;
  /** The rule is on, and still acts on such an event. */
  is_meant: boolean;
}

/** Takes what is due, some of each company, and acts on it. */
export function createRuleActor({ database, scope, log }: ActorParts): Exporter {
  const queue = openQueue<Job>(database, MATCHES);
  const attempt = (job: Job): Promise<void> =>
    database.withTenant('app', job.company_id, (transaction) =>
      queue.isWornOut(job) ? giveUp(transaction, queue, job) : act({ transaction, scope, queue }, job),
    );
  return {
    queue,
    async round() {
      const jobs = await queue.claim({ limit: AT_ONCE });
      const ended = await Promise.allSettled(jobs.map(attempt));
      for (const one of ended)
        // Tried again when the lease is over.
        if (one.status === 'rejected') log.error('an event rule failed', { requestId: '', error: one.reason });
      return jobs.length > 0;
    },
  };
}

interface Acting {
  transaction: Transaction;
  scope: Scope;
  queue: Queue<Job>;
}

const giveUp = async ({ query }: Transaction, queue: Queue<Job>, job: Job): Promise<void> =>
  void (await query(queue.settle(job, { state: 'failed', failure: 'internal', payload: null }, null)));

async function act(acting: Acting, job: Job): Promise<void> {
  const { transaction, queue } = acting;
  const match = await read(transaction, job);
  // Deleted with its rule meanwhile.
  if (match === null) return;
  const { event, conditions, payload } = match;
  const fields = fieldsOfEvent(event, descriptors);
  if (fields === null || !match.is_meant || !holdAll(conditions, fields, payload)) return forget(transaction, job);
  const told = toldFields(match);
  const receivers = await receiversOf(acting, match, told);
  const failure = failureOf(match);
  const columns = {
    state: failure === null ? 'done' : 'failed',
    failure,
    notified_count: receivers.length,
    payload: null,
  };
  const settled = await transaction.query(queue.settle(job, columns, null));
  // The lease is over, and somebody else acts.
  if (settled.length === 0) return;
  await notify(transaction, match, { receivers, told });
  await callWebhook(transaction, match);
}

async function read({ query, companyId }: Transaction, { id, attempts }: Job): Promise<Match | null> {
  const [match] = await query<Match>({
    name: 'read_event_rule_match',
    text: `select m.event, m.record_id, m.payload, r.name, r.conditions, to_jsonb(r.notify_user_ids) as notify_user_ids,
        r.webhook_id, w.is_active as webhook_is_active, r.is_active and r.event = m.event and c.state <> 'closed' as is_meant
      from event_rule_match m join event_rule r on r.company_id = $1 and r.id = m.rule_id join customer c on c.id = $1
      left join webhook w on w.company_id = $1 and w.id = r.webhook_id
      where m.company_id = $1 and m.id = $2 and m.attempts = $3 and m.done_at is null`,
    values: [companyId, id, attempts],
  });
  return match ?? null;
}

const forget = async ({ query, companyId }: Transaction, { id, attempts }: Job): Promise<void> =>
  void (await query({
    name: 'forget_event_rule_match',
    text: 'delete from event_rule_match where company_id = $1 and id = $2 and attempts = $3 and done_at is null',
    values: [companyId, id, attempts],
  }));

/** What of the row is known to who is told that the rule has acted: what it asks for, and the state that the event is called by. */
function toldFields({ event, conditions }: Match): string[] {
  const { entity, what } = partsOfEvent(event);
  const states = Object.entries(descriptors[entity]?.events?.states ?? {});
  const named = [
    ...conditions.map(({ field }) => field),
    ...states.flatMap(([field, told]) => (told.includes(what) ? [field] : [])),
  ];
  return [...new Set(named)].filter((name) => !OF_EVERY_ROW.has(name));
}

/** Who can sign in and may know of the row at this moment; the others are passed over without a word. */
async function receiversOf({ transaction, scope }: Acting, match: Match, fields: string[]): Promise<number[]> {
  const { entity: entityId, what } = partsOfEvent(match.event);
  const entity = descriptors[entityId];
  if (entity === undefined || match.notify_user_ids.length === 0) return [];
  const telling = { entity, id: match.record_id, isGone: what === 'deleted', fields };
  const receivers: number[] = [];
  for (const principal of await principalsOf(transaction, match.notify_user_ids))
    if (await mayKnow(transaction, scope, principal, telling)) receivers.push(principal.userId);
  return receivers;
}

async function principalsOf({ query, companyId }: Transaction, userIds: readonly number[]): Promise<SignedIn[]> {
  const users = await query<{ id: number; is_admin: boolean; access_version: number }>({
    name: 'event_rule_receivers',
    text: `select id, is_admin, access_version from customer_user
      where company_id = $1 and id = any($2::bigint[]) and state = 'active' order by id`,
    values: [companyId, userIds],
  });
  return users.map(({ id, is_admin: isAdmin, access_version: accessVersion }) => ({
    role: isAdmin ? 'company_admin' : 'company_user',
    userId: id,
    companyId: Number(companyId),
    sessionId: AWAY,
    accessVersion,
  }));
}

function failureOf({ notify_user_ids: users, webhook_id: webhook, webhook_is_active: isOn }: Match): string | null {
  if (webhook !== null && isOn !== true) return 'webhook_off';
  return users.length === 0 && webhook === null ? 'nobody_left' : null;
}

/** In the product, and by the next mail of notices to whom wants that. */
async function notify(
  { query, companyId }: Transaction,
  { event, record_id: id, name }: Match,
  { receivers, told }: { receivers: number[]; told: string[] },
): Promise<void> {
  if (receivers.length === 0) return;
  await query({
    name: 'notify_of_event',
    text: `with shown as (
        insert into event_notice (company_id, user_id, event, record_id, told_fields, rule_name)
        select $1, receiver, $3, $4, $5, $6 from unnest($2::bigint[]) as receiver returning id, user_id
      )
      insert into notice (company_id, user_id, event_notice_id, reason) select $1, user_id, id, 'event' from shown`,
    values: [companyId, receivers, event, id, told, name],
  });
}

/** A webhook that chose the event itself has it already. */
async function callWebhook(
  { query, companyId }: Transaction,
  { event, payload, webhook_id: webhookId, webhook_is_active: isOn }: Match,
): Promise<void> {
  if (webhookId === null || isOn !== true) return;
  await query({
    name: 'event_rule_calls_webhook',
    text: `insert into webhook_delivery (company_id, webhook_id, event, payload, due_at)
      select $1, w.id, $3, $4, now() from webhook w
      where w.company_id = $1 and w.id = $2 and w.is_active and not ($3 = any(w.events))`,
    values: [companyId, webhookId, event, JSON.stringify(payload)],
  });
}
