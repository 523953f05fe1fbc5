/**
 * Hands what is due to its receivers. Any number of servers may do so side by side; each receiver gets few at a time,
 * so that one that never answers keeps no other waiting.
 */
import type { Database, Transaction } from '../../../access/database.ts';
import type { Logger } from '../../../log.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { type Job, openQueue, type Queue, type QueueKind } from '../../../platform/queue/queue.ts';
import { webhook as descriptor } from '../../../generated/webhook.ts';
import { changeRowAsSystem } from '../../../access/own-writes.ts';
import { compose, rowEvent, type WebhookEvent } from './payload.ts';
import type { Policy } from './policy.ts';
import { type Outcome, post } from './post.ts';
import { signedHeaders } from './signature.ts';

export interface CallerParts {
  database: Database;
  publicUrl: string;
  policy: Policy;
  log: Logger;
  timeoutMs?: number;
  /** Seconds before each further attempt; after the last one a delivery has failed. */
  retrySeconds?: readonly number[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** As Standard Webhooks recommends: soon for a hiccup, then over a night. */
const RETRY_SECONDS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
/** Longer than an attempt takes. If the server dies with it, another one takes over then. */
const CLAIM_SECONDS = 60;
/** Of one receiver at once; of one that is failing, one. */
export const PER_WEBHOOK = 8;
/** Of one company at once, whatever its receivers do: the rest is always left to the others. */
export const PER_COMPANY = 16;
const AT_ONCE = 64;
const OFF_AFTER_DAYS = 3;

/** Attempts that may end without an outcome, as when a server stops or dies, before it counts as failed. */
const LOST_ATTEMPTS = 20;

interface Claimed extends Job {
  webhook_id: number;
}

/** A receiver that is busy with what it got waits until it has done with all of it. */
const DELIVERIES: QueueKind = {
  table: 'webhook_delivery',
  held: 'queued',
  leaseSeconds: CLAIM_SECONDS,
  maxAttempts: RETRY_SECONDS.length + LOST_ATTEMPTS,
  perCompany: PER_COMPANY,
  returned: ['webhook_id'],
  due: `
    select w.company_id, first.id, first.due_at, first.place
    from webhook w
    join customer c on c.id = w.company_id and c.state <> 'closed'
    cross join lateral (
      select d.id, d.due_at, row_number() over (order by d.due_at, d.id) as place from webhook_delivery d
      where d.company_id = w.company_id and d.webhook_id = w.id and d.state = 'queued' and d.due_at <= now()
      order by d.due_at, d.id limit ${PER_WEBHOOK}
    ) first
    where w.is_active and not (w.id = any($5::bigint[])) and (w.failing_since is null or first.place = 1)`,
};

interface CallerWork extends CallerParts {
  queue: Queue<Claimed>;
}

export interface Deliverer {
  queue: Pick<Queue<Job>, 'table' | 'nextDueMs'>;
  /** Whether anything is under way. */
  isBusy(): boolean;
  /** Takes what is due and begins to hand it over; answers how many it took. */
  round(): Promise<number>;
  /** Waits for what is under way. */
  settled(): Promise<void>;
  /** Ends what is under way: it is tried again by whoever comes next. */
  stop(): Promise<void>;
}

export function createDeliverer(caller: CallerParts): Deliverer {
  const parts = { ...caller, queue: openQueue<Claimed>(caller.database, DELIVERIES) };
  const running = new Map<Promise<void>, Claimed>();
  const stopping = new AbortController();

  function begin(claimed: Claimed): void {
    const work = attempt(parts, claimed, stopping.signal)
      .catch((error: unknown) => putOff(parts, claimed, error))
      .finally(() => running.delete(work));
    running.set(work, claimed);
  }

  return {
    queue: parts.queue,
    isBusy: () => running.size > 0,
    async round() {
      const free = AT_ONCE - running.size;
      if (free <= 0) return 0;
      const underWay = [...running.values()];
      const webhooks = [...new Set(underWay.map((one) => one.webhook_id))];
      const claimed = await parts.queue.claim({ limit: free, running: underWay, values: [webhooks] });
      claimed.forEach(begin);
      return claimed.length;
    },
    settled: async () => void (await Promise.all(running.keys())),
    async stop() {
      stopping.abort();
      await Promise.all(running.keys());
    },
  };
}

interface Receiver {
  url: string;
  secrets: string[];
  includes_contact: boolean;
}

async function attempt(parts: CallerWork, claimed: Claimed, signal: AbortSignal): Promise<void> {
  if (parts.queue.isWornOut(claimed)) throw new Error('A delivery was tried too often without an outcome.');
  const asked = await parts.database.withTenant('app', claimed.company_id, (transaction) =>
    read(transaction, claimed, parts.publicUrl),
  );
  // Deleted meanwhile, with its webhook or its response.
  if (!asked) return;
  const { body, receiver } = asked;
  const headers = signedHeaders({ id: messageId(claimed), body, secrets: receiver.secrets });
  const outcome = await post(
    { url: receiver.url, headers, body },
    { policy: parts.policy, signal, ...(parts.timeoutMs && { timeoutMs: parts.timeoutMs }) },
  );
  if (signal.aborted && outcome.failure !== null) return;
  await parts.database.withTenant('app', claimed.company_id, (transaction) =>
    settle(parts, transaction, claimed, outcome),
  );
}

/** A failure of our own is one of the delivery too: else it would be tried again for ever. */
async function putOff(parts: CallerWork, claimed: Claimed, error: unknown): Promise<void> {
  parts.log.error('calling a webhook failed', { requestId: '', error });
  const outcome: Outcome = { failure: 'internal', status: null, answer: null, durationMs: 0 };
  await parts.database
    .withTenant('app', claimed.company_id, (transaction) => settle(parts, transaction, claimed, outcome))
    // The database does not answer: whoever takes it when the claim is over tries again.
    .catch(() => undefined);
}

/** The same for each attempt. */
const messageId = ({ company_id: companyId, id }: Pick<Claimed, 'company_id' | 'id'>): string =>
  `msg_${companyId}_${id}`;

async function read(transaction: Transaction, { company_id: companyId, id }: Claimed, publicUrl: string) {
  const [row] = await transaction.query<WebhookEvent & Receiver>({
    name: 'read_webhook_delivery',
    text: `select d.id, d.event, d.feedback_id, d.payload, d.created_at, w.url, w.includes_contact,
        case when r.id is not null then json_build_object('id', r.id, 'name', r.name) end as rule,
        array_remove(array[w.secret, case when w.earlier_until > now() then w.earlier_secret end], null) as secrets
      from webhook_delivery d join webhook w on w.company_id = $1 and w.id = d.webhook_id
      left join feedback_rule r on r.company_id = $1 and r.id = d.rule_id
      where d.company_id = $1 and d.id = $2`,
    values: [companyId, id],
  });
  if (!row) return null;
  const composing = { companyId, publicUrl, includesContact: row.includes_contact };
  const body = row.payload
    ? await rowEvent(transaction, messageId({ company_id: companyId, id }), row.payload)
    : await compose(transaction, row, composing);
  return body === null ? null : { body, receiver: row };
}

/** Notes the outcome, unless the claim ran out meanwhile and another server has it. */
async function settle(
  { queue, retrySeconds = RETRY_SECONDS }: CallerWork,
  transaction: Transaction,
  claimed: Claimed,
  { failure, status, answer, durationMs }: Outcome,
): Promise<void> {
  const { company_id: companyId, id, webhook_id: webhookId, attempts } = claimed;
  const again = failure === null || failure === 'receiver_gone' ? null : (retrySeconds[attempts - 1] ?? null);
  const state = failure === null ? 'delivered' : again === null ? 'failed' : 'queued';
  const columns = { state, failure, status, answer, duration_ms: durationMs };
  const settled = await transaction.query(queue.settle(claimed, columns, again));
  if (settled.length === 0) return;
  // Its row is held by now: an erasure is either seen here, or comes later and finds what was answered.
  await transaction.query({
    name: 'forget_answer_of_erased',
    text: `update webhook_delivery d set answer = null from feedback f
      where d.company_id = $1 and d.id = $2 and d.answer is not null
        and f.company_id = $1 and f.id = d.feedback_id and f.erased_at is not null`,
    values: [companyId, id],
  });
  if (failure === null) return recover(transaction, companyId, webhookId);
  await noteFailure(transaction, companyId, webhookId, failure === 'receiver_gone' || state === 'failed', failure);
}

async function recover(transaction: Transaction, companyId: number, webhookId: number): Promise<void> {
  await transaction.query({
    name: 'webhook_recovers',
    text: 'update webhook set failing_since = null, updated_at = now() where company_id = $1 and id = $2 and failing_since is not null',
    values: [companyId, webhookId],
  });
}

/**
 * From the first failure on a webhook counts as failing. One whose receiver says that it is gone, or to which nothing
 * has arrived for days, is switched off, and the company's administrators are told.
 */
async function noteFailure(
  transaction: Transaction,
  companyId: number,
  webhookId: number,
  hasGivenUp: boolean,
  failure: string,
): Promise<void> {
  const failing = await transaction.query({
    name: 'webhook_fails',
    text: 'select 1 from webhook where company_id = $1 and id = $2 and is_active for no key update',
    values: [companyId, webhookId],
  });
  if (failing.length === 0) return;
  const webhook = await changeRowAsSystem(transaction, descriptor, {
    operation: 'switched_off',
    id: webhookId,
    set: `failing_since = coalesce(failing_since, now()),
      is_active = not ($2 and (coalesce(failing_since, now()) < now() - make_interval(days => $3) or $4))`,
    values: [hasGivenUp, OFF_AFTER_DAYS, failure === 'receiver_gone'],
    isTold: (history) => 'is_active' in history,
  });
  if (webhook['is_active'] === true) return;
  const admins = await transaction.query<{ id: number }>({
    name: 'webhook_admins',
    text: `select id from customer_user where company_id = $1 and is_admin and state = 'active' order by id`,
    values: [companyId],
  });
  for (const { id: userId } of admins)
    await enqueueMail(transaction, { companyId, userId, kind: 'webhook_off', recordId: webhookId });
}

const RETENTION_DAYS = 30;

/** Forgets deliveries that are long done, and what waits for a webhook that nobody has switched on again. */
export async function forgetOldDeliveries(database: Database): Promise<void> {
  await database.lookup('worker', {
    name: 'forget_old_deliveries',
    text: `delete from webhook_delivery where state <> 'queued' and done_at < now() - make_interval(days => $1)
      or state = 'queued' and due_at < now() - make_interval(days => $1)`,
    values: [RETENTION_DAYS],
  });
}
