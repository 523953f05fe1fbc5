/** The audit log: one entry a write, in the write's own transaction. */
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from './work.ts';
import type { Values } from '../database/rows.ts';
import type { Transaction } from './database.ts';
import { type History, historyOf } from './history.ts';
import { isSignedIn } from './principal.ts';
import { tellingOf, type Telling, type WrittenRow } from './row-events.ts';

const REDACTED = '[redacted]';

const isSecret = (field: FieldDescriptor | undefined): boolean =>
  Boolean(field?.sensitive) || Boolean(field?.writeOnly && !field.transient);

/** A survey is saved every few seconds while somebody works on it, and may be long: the log would outgrow all else. */
const MAX_LOGGED_CHARACTERS = 4_000;
const TOO_LONG = '[not kept: too long]';

function loggable(field: FieldDescriptor | undefined, value: unknown): unknown {
  if (isSecret(field)) return REDACTED;
  const isLong = typeof value === 'object' && JSON.stringify(value).length > MAX_LOGGED_CHARACTERS;
  return isLong ? TOO_LONG : value;
}

/** Values that may be kept in the log: sensitive ones and long documents are named but not shown. */
function redact(entity: EntityDescriptor, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, loggable(entity.fields[name], value)]),
  );
}

export interface AuditedWrite {
  operation: string;
  entity: EntityDescriptor;
  recordId: number | null;
  /** Field to its new value. */
  changes: Values;
  /** The row before and after: for its history (`x-history`), and for what is told of it (`x-events`). */
  row?: WrittenRow;
  /** Why, in the words of who did it; absent: as the call says (`Origin`), where the entity asks for it. */
  reason?: string | null | undefined;
}

/**
 * One entry, in the transaction of the write: it is rolled back with it. Nothing where nobody is signed in.
 * @param changes field to its new value; sensitive ones are written as '[redacted]', long documents are left out
 */
export const audit = (work: Work, { entity, ...write }: AuditedWrite): Promise<void> => auditAll(work, entity, [write]);

/**
 * Entries of many writes of one entity, and what is told of them, in one statement of their transaction. Where nobody is
 * signed in there is no entry.
 */
export async function auditAll(
  work: Work,
  entity: EntityDescriptor,
  writes: readonly Omit<AuditedWrite, 'entity'>[],
): Promise<void> {
  const { principal, transaction, requestId, origin } = work;
  const telling = tellingOf(
    entity,
    writes.flatMap(({ row }) => row ?? []),
  );
  if (!isSignedIn(principal)) return tell(transaction, telling);
  const entries = writes.map(({ operation, recordId, changes, row, reason }) => ({
    operation,
    record_id: recordId,
    changes: redact(entity, changes),
    history: rowHistory(entity, row),
    ...(reason !== null && reason !== undefined && { reason }),
  }));
  const { name, text, values } = withTelling(
    {
      name: 'audit',
      text: AUDIT,
      values: [
        principal.companyId,
        principal.userId,
        principal.role,
        entity.id,
        requestId,
        JSON.stringify(entries),
        principal.impersonatorId ?? null,
        principal.sessionId,
        origin?.source ?? null,
        entity.history?.reason ? (origin?.reason ?? null) : null,
      ],
    },
    telling,
  );
  await transaction.query({ name, text, values });
}

const AUDIT = `insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, changes, history, request_id,
        impersonator_id, impersonator_name, source, reason)
      select $1::bigint, $2::bigint, $3::text, coalesce((select full_name from customer_user where company_id = $1 and id = $2), ''),
        written.operation, $4::text, written.record_id, written.changes, written.history, $5::text, $7::bigint,
        (select impersonator_name from session where $7::bigint is not null and company_id = $1 and id = $8), $9::text,
        coalesce(written.reason, $10::text)
      from jsonb_to_recordset($6::jsonb) as written (operation text, record_id bigint, changes jsonb, history jsonb, reason text)`;

const rowHistory = (entity: EntityDescriptor, row: WrittenRow | undefined): History | null =>
  row === undefined ? null : historyOf(entity, row.before, row.after);

interface Entry {
  name: string;
  text: string;
  values: unknown[];
}

/** The entry, and in the same statement what is told. */
function withTelling(entry: Entry, telling: Telling | null): Entry {
  if (telling === null) return entry;
  const { name, text, values } = entry;
  const at = values.length;
  return {
    name: `${name}_and_tell`,
    text: `with entry as (${text}), ${telling.with(at + 1)} ${telling.select(at + 2)}`,
    values: [...values, ...telling.values],
  };
}

/** What is told of a change that has no entry of its own. */
export const tellRow = (
  transaction: Pick<Transaction, 'query'>,
  entity: EntityDescriptor,
  row: WrittenRow,
): Promise<void> => tell(transaction, tellingOf(entity, [row]));

/** What is told of a write that no log has. */
async function tell({ query }: Pick<Transaction, 'query'>, telling: Telling | null): Promise<void> {
  if (telling === null) return;
  await query({ name: 'tell_of_rows', text: `with ${telling.with(1)} ${telling.select(2)}`, values: telling.values });
}

/** An entry of what happens by itself, in the log of the transaction's company, and what is told of it. */
export async function auditAsSystem(
  { query, companyId }: Transaction,
  { operation, entity, recordId, changes, row }: AuditedWrite,
): Promise<void> {
  const telling = tellingOf(entity, row === undefined ? [] : [row]);
  const history = rowHistory(entity, row);
  const entry = {
    name: 'audit_as_system',
    text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, history)
      select $1::bigint, 'system', $2::text, $3::text, $4::bigint, $5::jsonb, $6::jsonb`,
    values: [
      companyId,
      operation,
      entity.id,
      recordId,
      JSON.stringify(redact(entity, changes)),
      history === null ? null : JSON.stringify(history),
    ],
  };
  await query(withTelling(entry, telling));
}
