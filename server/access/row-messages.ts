/**
 * What happens to rows, told to every server by NOTIFY in the transaction that does it: heard once that is committed, and
 * never if it is not. Ids only, and no word of what they stand for: each receiver is judged by his own rights.
 */
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { EventsModel } from '../../shared/contract/events.ts';
import type { Row } from '../database/rows.ts';
import type { Transaction } from './database.ts';

export const CHANNEL = 'feedtree_events';

/** Of who listens for all companies: no company has this id. */
export const PLATFORM = 0;

/** That rows of an entity were made, changed or deleted. */
export const ROWS = 'rows';

export interface RowMessage {
  company: number;
  kind: typeof ROWS;
  entity: string;
  ids: number[];
  /** They are deleted, if only for the lists. */
  gone?: true;
}

/** A payload ends at 8,000 bytes (PostgreSQL, NOTIFY). */
export const IDS_A_MESSAGE = 300;

type Told = Pick<EventsModel, 'entity' | 'platform'>;

/** Of each company, and for the platform where its people read such rows. */
export function rowMessages(told: Told, rows: readonly { before: Row | null; after: Row | null }[]): string[] {
  const written = rows.flatMap(({ before, after }) => {
    const row = after ?? before;
    return row === null ? [] : [{ id: Number(row.id), company: Number(row['company_id']), isGone: after === null }];
  });
  const alike = Map.groupBy(written, ({ company, isGone }) => `${company} ${isGone}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const ids = group.map(({ id }) => id);
    return first === undefined ? [] : messagesOf(told, { company: first.company, ids, isGone: first.isGone });
  });
}

interface ToldRows {
  company: number;
  ids: readonly number[];
  isGone?: boolean;
}

function messagesOf({ entity, platform }: Told, { company, ids, isGone = false }: ToldRows): string[] {
  const distinct = [...new Set(ids)];
  const messages: string[] = [];
  for (const receiver of [company, ...(platform ? [PLATFORM] : [])])
    for (let at = 0; at < distinct.length; at += IDS_A_MESSAGE) {
      const part = distinct.slice(at, at + IDS_A_MESSAGE);
      const message: RowMessage = { company: receiver, kind: ROWS, entity, ids: part, ...(isGone && { gone: true }) };
      messages.push(JSON.stringify(message));
    }
  return messages;
}

export const notify = ({ query }: Pick<Transaction, 'query'>, payloads: readonly string[]): Promise<object[]> =>
  query({
    name: 'notify_events',
    text: `select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`,
    values: [payloads],
  });

/** That rows show something else, where nothing of them is changed: what is new to a reader, for one. */
export async function notifyRows(
  transaction: Pick<Transaction, 'query'>,
  { events }: EntityDescriptor,
  rows: ToldRows,
): Promise<void> {
  if (events !== undefined) await notify(transaction, messagesOf(events, rows));
}
