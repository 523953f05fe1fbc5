/**
 * What happens to feedback, told to every server by NOTIFY in the transaction that does it, as what happens to other rows is
 * (access/row-messages.ts).
 */
import type { Transaction } from '../../access/database.ts';
import { CHANNEL, IDS_A_MESSAGE, notify, type RowMessage } from '../../access/row-messages.ts';

export type EventMessage =
  /** How many answers came to which units: told by the fold of the counters, since a visitor waits for nothing. */
  | { company: number; kind: 'added'; units: [node: number, count: number][] }
  | { company: number; kind: NotifiedFeedback; ids: number[] }
  | RowMessage;

/** What may happen to feedback that is there; `read`: somebody has marked it as read or as unread. */
export const NOTIFIED_FEEDBACK = ['changed', 'erased', 'read'] as const;
export type NotifiedFeedback = (typeof NOTIFIED_FEEDBACK)[number];

/**
 * Told to the company's listeners once the transaction is committed; nothing for platform work and for no ids.
 * @param ids of feedback, repeated ones once
 */
export async function notifyFeedback(
  transaction: Pick<Transaction, 'companyId' | 'query'>,
  kind: NotifiedFeedback,
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
