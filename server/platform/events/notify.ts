/**
 * What happens to feedback and in support, told to every server by NOTIFY in the transaction that does it: heard once that is committed,
 * and never if it is not. Ids only, and no word of what they stand for: each receiver is judged by his own rights.
 */
import type { Transaction } from '../../access/database.ts';

export const CHANNEL = 'feedtree_feedback';

/** Of who listens for all companies: no company has this id. */
export const PLATFORM = 0;

export type EventMessage =
  /** How many answers came to which units: told by the fold of the counters, since a visitor waits for nothing. */
  | { company: number; kind: 'added'; units: [node: number, count: number][] }
  | { company: number; kind: NotifiedRows | ToldOfTickets; ids: number[] };

/** What may happen to feedback that is there; `read`: somebody has marked it as read or as unread. */
export const NOTIFIED_ROWS = ['changed', 'erased', 'read'] as const;
export type NotifiedRows = (typeof NOTIFIED_ROWS)[number];

/** That a ticket was opened, answered, moved on or read. */
export const NOTIFIED_TICKETS = 'ticket';
type ToldOfTickets = typeof NOTIFIED_TICKETS;

/** A payload ends at 8,000 bytes (PostgreSQL, NOTIFY). */
const IDS_A_MESSAGE = 300;

/**
 * Told to the company's listeners once the transaction is committed; nothing for platform work and for no ids.
 * @param ids of feedback, repeated ones once
 */
export async function notifyFeedback(
  transaction: Pick<Transaction, 'companyId' | 'query'>,
  kind: NotifiedRows,
  ids: readonly number[],
): Promise<void> {
  const company = transaction.companyId;
  if (company === null || ids.length === 0) return;
  const distinct = [...new Set(ids)];
  const payloads: string[] = [];
  for (let at = 0; at < distinct.length; at += IDS_A_MESSAGE) {
    const message: EventMessage = { company, kind, ids: distinct.slice(at, at + IDS_A_MESSAGE) };
    payloads.push(JSON.stringify(message));
  }
  await notify(transaction, payloads);
}

/** Both sides hear: the ticket's company, and the platform. */
export async function notifyTicket(
  transaction: Pick<Transaction, 'query'>,
  { company, id }: { company: number; id: number },
): Promise<void> {
  const payloads = [company, PLATFORM].map((receiver) => {
    const message: EventMessage = { company: receiver, kind: NOTIFIED_TICKETS, ids: [id] };
    return JSON.stringify(message);
  });
  await notify(transaction, payloads);
}

const notify = (transaction: Pick<Transaction, 'query'>, payloads: string[]) =>
  transaction.query({
    name: 'notify_events',
    text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
    values: [payloads],
  });

/** Of the deltas that are about to be folded: one message a company, or one for so many of its units. */
export async function notifyAdded(
  transaction: Pick<Transaction, 'query'>,
  companies: readonly unknown[],
  ids: readonly unknown[],
): Promise<void> {
  await transaction.query({
    name: 'notify_added',
    text: `select pg_notify('${CHANNEL}', json_build_object('company', company_id, 'kind', 'added',
        'units', json_agg(json_build_array(node_id, answers)))::text)
      from (
        select d.company_id, d.node_id, sum(d.answers) as answers,
          (row_number() over (partition by d.company_id order by d.node_id) - 1) / ${IDS_A_MESSAGE} as part
        from unnest($1::bigint[], $2::bigint[]) as taken (company_id, id)
        join node_day_delta d on d.company_id = taken.company_id and d.id = taken.id
        where d.answers > 0 group by d.company_id, d.node_id
      ) added group by company_id, part`,
    values: [companies, ids],
  });
}
