/**
 * What was done with a feedback: rows of their own, since the audit log keeps new values only, keeps texts as the audit
 * needs them, and is not for those who read feedback. Nothing that was written is in it, so that it outlives an erasure.
 */
import { isSignedIn, type Principal } from '../../../../access/principal.ts';
import type { Transaction } from '../../../../access/database.ts';
import { notifyFeedback } from '../../../../platform/events/notify.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { CUSTOM } from '../../../../query/custom-fields.ts';
import { isSameValue } from '../../../../../shared/contract/empty-value.ts';
import { notifyAssigned } from '../../notices/assigned.ts';
import { notifyWebhooks } from '../../webhooks/enqueue.ts';
import { HANDLED } from './handle.ts';

export type Actor = 'user' | 'visitor' | 'rule' | 'system';
export type ChangedField =
  | (typeof HANDLED)[number]
  | 'tag_ids'
  | 'is_solved'
  | 'reply'
  | 'message'
  | 'comment'
  | 'erasure'
  | 'custom';

/** A value in words of the schema, or a row by its id. */
export type ChangedValue = { value: string } | { id: number; name?: string } | null;

export interface Change {
  feedbackId: number;
  field: ChangedField;
  earlier: ChangedValue;
  later: ChangedValue;
}

/** Who did it, where it was not a user's call. */
export type By = Principal | { actor: Exclude<Actor, 'user'> };

interface Noting {
  transaction: Pick<Transaction, 'companyId' | 'query'>;
  by: By;
}

/**
 * Writes steps down in the transaction that makes them, and tells of them: those who look on, webhooks, and who was
 * assigned by another one.
 */
export async function noteChanges({ transaction, by }: Noting, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const userId = 'role' in by && isSignedIn(by) ? by.userId : null;
  const rows = changes.map(({ feedbackId, ...change }) => ({ feedback_id: feedbackId, ...change }));
  await transaction.query({
    name: 'feedback_note_changes',
    text: `insert into feedback_change (company_id, user_id, actor, feedback_id, field, earlier, later)
      select $1::bigint, $4::bigint, $2::text, noted.feedback_id, noted.field, noted.earlier, noted.later
      from jsonb_to_recordset($3::jsonb) as noted (feedback_id bigint, field text, earlier jsonb, later jsonb)`,
    values: [transaction.companyId, 'role' in by ? 'user' : by.actor, JSON.stringify(rows), userId],
  });
  const idsOf = (isErasure: boolean): number[] =>
    changes.filter(({ field }) => (field === 'erasure') === isErasure).map(({ feedbackId }) => feedbackId);
  await notifyFeedback(transaction, 'changed', idsOf(false));
  await notifyFeedback(transaction, 'erased', idsOf(true));
  await notifyWebhooks(transaction, 'feedback.changed', [...new Set(changes.map(({ feedbackId }) => feedbackId))]);
  // Whoever takes it himself needs no telling.
  const assigned = changes.flatMap(({ feedbackId, field, later }) =>
    field === 'assignee_id' && later && 'id' in later && later.id !== userId ? [{ feedbackId, userId: later.id }] : [],
  );
  await notifyAssigned(transaction, assigned);
}

const changedValueOf = (name: ChangedField, value: unknown): ChangedValue => {
  if (value === null || value === undefined) return null;
  return name === 'assignee_id' ? { id: Number(value) } : { value: String(value) };
};

/**
 * What a change of a row's handling comes to, field by field.
 * @param row as it was
 * @param changes with what follows from them
 * @returns as `noteChanges` takes it; nothing for what stays as it was
 */
export const handlingChanges = (row: Row, changes: Values): Change[] =>
  ([...HANDLED, 'is_solved'] as const).flatMap((field): Change[] => {
    const [earlier, later] = [row[field], changes[field]];
    return later === undefined || later === earlier
      ? []
      : [{ feedbackId: row.id, field, earlier: changedValueOf(field, earlier), later: changedValueOf(field, later) }];
  });

interface AddedField {
  id: number;
  key: string;
}

/** Fields of the company, by some keys, in the company's order. */
export const readAddedFields = (
  { transaction }: Pick<Work, 'transaction'>,
  keys: readonly string[],
): Promise<AddedField[]> =>
  transaction.query<AddedField>({
    name: 'changed_custom_fields',
    text: `select id, key from custom_field where company_id = $1 and entity = 'feedback' and key = any($2::text[]) order by position, id`,
    values: [transaction.companyId, keys],
  });

/** Those of the fields that are given another value, each by its id. */
export function addedChanges(fields: readonly AddedField[], row: Row, sent: Values): Change[] {
  const kept = (row[CUSTOM] ?? {}) as Values;
  return fields.flatMap(({ id, key }): Change[] =>
    isSameValue(kept[id], sent[key]) ? [] : [{ feedbackId: row.id, field: 'custom', earlier: null, later: { id } }],
  );
}

/** One answer of the call holds this many. */
const PAGE = 100;

interface ListedChange {
  id: number;
}

/** The action `history`, the newest first. Who reads a feedback sees the names of those who handled it, and no more of them. */
export async function history(request: ActionRequest): Promise<object> {
  const { transaction, input } = request;
  const { id } = await request.find();
  const nameOfSide = (side: 'earlier' | 'later') =>
    `case when change.${side} is not null and change.field = 'assignee_id'
      then jsonb_build_object('id', change.${side} -> 'id', 'name', (select full_name from customer_user
        where company_id = $1 and customer_user.id = (change.${side} ->> 'id')::bigint))
      when change.${side} is not null and added.id is not null
      then jsonb_build_object('id', added.id, 'name', added.label) else change.${side} end`;
  const found = await transaction.query<ListedChange>({
    name: 'feedback_history',
    text: `select change.id, change.created_at, change.actor, change.field, ${nameOfSide('earlier')} as from, ${nameOfSide('later')} as to,
        case when author.id is not null then jsonb_build_object('id', author.id, 'name', author.full_name) end as user
      from feedback_change change
      left join customer_user author on author.company_id = $1 and author.id = change.user_id
      left join custom_field added on change.field = 'custom' and added.company_id = $1
        and added.id = (change.later ->> 'id')::bigint and (added.seen_by = 'everyone' or $4)
      where change.company_id = $1 and change.feedback_id = $2 and change.id < $3
        and (change.field <> 'custom' or added.id is not null)
      order by change.id desc limit ${PAGE + 1}`,
    values: [
      transaction.companyId,
      id,
      input['before'] ?? Number.MAX_SAFE_INTEGER,
      request.principal.role === 'company_admin',
    ],
  });
  return { results: found.slice(0, PAGE), has_more: found.length > PAGE };
}
