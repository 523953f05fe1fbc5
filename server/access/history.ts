/** What a row was before each change (`x-history`), in the entries of the audit log. */
import type { EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../database/rows.ts';
import { isSignedIn } from './principal.ts';
import type { Work } from './work.ts';

/** Field to its value before and after. */
export type History = Record<string, [before: unknown, after: unknown]>;

export interface HistoryEntry {
  /** Of the row as the change left it: the entry's id. */
  version: number;
  at: string;
  operation: string;
  actor_id: number | null;
  actor_name: string;
  actor_role: string;
  impersonator_name: string | null;
  /** From where, as the caller said; null for what happened by itself. */
  source: string | null;
  reason: string | null;
  history: History;
}

/** What every row has, and what counts its changes. */
const OF_EVERY_ROW = new Set(['id', 'created_at', 'updated_at']);

/** Whether a field is kept: what is stored, but neither secrets nor documents, which may be long. */
const isKept = ({ column, writeOnly, sensitive, document }: FieldDescriptor): boolean =>
  column !== undefined && !writeOnly && !sensitive && document === undefined;

/**
 * What a write changes of a row.
 * @param before null for a new row
 * @param after null for one that is deleted
 * @returns null for an entity that keeps no history
 */
export function historyOf(entity: EntityDescriptor, before: Row | null, after: Row | null): History | null {
  if (!entity.history) return null;
  const counter = entity.revision ? 'revision' : undefined;
  const changed = Object.entries(entity.fields).flatMap(([name, field]): [string, [unknown, unknown]][] => {
    if (!isKept(field) || name === counter || OF_EVERY_ROW.has(name)) return [];
    if (field.kind === 'custom') return customHistory(name, before?.[name], after?.[name]);
    const [earlier, later] = [before?.[name] ?? null, after?.[name] ?? null];
    return JSON.stringify(earlier) === JSON.stringify(later) ? [] : [[name, [earlier, later]]];
  });
  return Object.fromEntries(changed);
}

/** Of fields that a tenant has added each by itself, by its id: `custom.12`. */
function customHistory(name: string, before: unknown, after: unknown): [string, [unknown, unknown]][] {
  const [earlier, later] = [(before ?? {}) as Values, (after ?? {}) as Values];
  return Object.keys({ ...earlier, ...later }).flatMap((id): [string, [unknown, unknown]][] => {
    const values: [unknown, unknown] = [earlier[id] ?? null, later[id] ?? null];
    return JSON.stringify(values[0]) === JSON.stringify(values[1]) ? [] : [[`${name}.${id}`, values]];
  });
}

interface HistoryRequest {
  limit: number;
  /** Entries that are older than this one. */
  before?: number | undefined;
  /** This one alone. */
  version?: number | undefined;
}

/** By what a row's entries are found. */
export interface KeptRow {
  /** What the platform did stands in its own log. */
  companies: number[];
  /** All whose table it is in. */
  entity: string[];
  row: number;
}

export function keptRow(
  { principal }: Work,
  descriptors: Record<string, EntityDescriptor>,
  { table }: EntityDescriptor,
  row: Row,
): KeptRow {
  const owners = [row['company_id'], isSignedIn(principal) ? principal.companyId : null];
  return {
    companies: [...new Set(owners.filter((id) => typeof id === 'number'))],
    entity: Object.values(descriptors).flatMap((entity) => (entity.table === table ? [entity.id] : [])),
    row: row.id,
  };
}

/** Entries of a row's history, the newest first. */
export function readHistory(
  { transaction }: Work,
  { entity, row, companies }: KeptRow,
  { limit, before, version }: HistoryRequest,
): Promise<HistoryEntry[]> {
  return transaction.query<HistoryEntry>({
    name: 'row_history',
    text: `select id as version, created_at as at, operation, actor_id, actor_name, actor_role, impersonator_name, source, reason, history
      from audit_entry where company_id = any($1::bigint[]) and entity = any($2::text[]) and record_id = $3
        and history is not null and id < coalesce($4::bigint, 9223372036854775807) and ($5::bigint is null or id = $5)
      order by id desc limit $6`,
    values: [companies, entity, row, before ?? null, version ?? null, limit],
  });
}

/** What a row held before all its changes that are newer than a version, as far as they changed it. */
export async function valuesAt(
  { transaction }: Work,
  { entity, row, companies }: KeptRow,
  version: number,
): Promise<Values> {
  const fields = await transaction.query<{ name: string; value: unknown }>({
    name: 'row_values_at',
    text: `select distinct on (field.name) field.name, field.change -> 0 as value
      from audit_entry, jsonb_each(history) as field (name, change)
      where company_id = any($1::bigint[]) and entity = any($2::text[]) and record_id = $3 and id > $4
      order by field.name, id`,
    values: [companies, entity, row, version],
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
