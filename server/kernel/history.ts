/** A row's history (`x-history`): what it was before each change, and how that comes back. */
import { type HistoryEntry, type KeptRow, keptRow, readHistory, valuesAt } from '../access/history.ts';
import type { Work } from '../access/work.ts';
import type { Row, Values } from '../database/rows.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { notFound, rowChanged } from '../errors.ts';
import { CUSTOM, customFieldsOf, nameOfKey } from '../query/custom-fields.ts';
import { isReadable } from '../query/plan.ts';
import { type Call, inTransaction, type KernelParts, refused } from './context.ts';
import { find, lock, readBack } from './read.ts';
import { changeRow, readPatch } from './write.ts';
import { SERVER_TENANT_COLUMN } from '../../shared/contract/tenant.ts';

export interface HistoryAsked {
  id: number;
  limit: number;
  /** The last version of the page before. */
  before?: number | undefined;
}

export interface HistoryPage {
  results: HistoryEntry[];
  /** Whether there are older ones. */
  more: boolean;
}

/**
 * A page of a row's changes, the newest first, for whom its detail shows it: of the fields that all grants show.
 * @throws Problem 404 where the row is missing or out of the caller's sight, 401 and 403 as for a detail
 */
export async function history(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, limit, before }: HistoryAsked,
): Promise<HistoryPage> {
  const { scope, descriptors } = parts;
  if (!scope.allows(call.principal, entity, 'detail')) throw refused(call.principal);
  const readable = scope.readable(call.principal, entity, 'detail');
  const read = async (work: Work): Promise<HistoryPage> => {
    const row = await find(parts, work, entity, { id, action: 'detail' });
    const found = await readHistory(work, keptRow(work, descriptors, entity, row), { limit: limit + 1, before });
    const names = namesOfAdded(entity);
    const results = found.slice(0, limit).map((entry) => ({
      ...entry,
      history: Object.fromEntries(
        Object.entries(entry.history).flatMap(([kept, change]) => {
          const name = names.get(kept) ?? kept;
          return name in entity.fields && isReadable(readable, name) ? [[name, change]] : [];
        }),
      ),
    }));
    return { results, more: found.length > limit };
  };
  return inTransaction(parts, call, read, [], { entity, id });
}

/** Of fields that a tenant has added, as the caller knows them: the names under which their changes are kept to their own. */
const namesOfAdded = (entity: EntityDescriptor): Map<string, string> =>
  new Map([...customFieldsOf(entity)].map(([key, { custom }]) => [nameOfKey(String(custom.id)), nameOfKey(key)]));

/**
 * Gives a row the values that it had after a change, by the rules of a patch; itself a change.
 * @returns the row as JSON text
 * @throws Problem 404 where there is no such row or version, else as `patch`
 */
export function restore(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, version }: { id: number; version: number },
): Promise<string> {
  return change(parts, call, entity, id, async (work, row) => {
    const kept = keptRow(work, parts.descriptors, entity, row);
    const [entry] = await readHistory(work, kept, { limit: 1, version });
    if (entry === undefined) throw notFound();
    return { operation: 'restore_version', earlier: await valuesAt(work, kept, version) };
  });
}

/**
 * Takes the last change of a row back, as long as nobody has changed it since.
 * @param asked what the row said of when it was changed, after that change
 * @returns the row as JSON text
 * @throws Problem 409 where it was changed since, or never; else as `patch`
 */
export function undo(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, updatedAt }: { id: number; updatedAt: string },
): Promise<string> {
  return change(parts, call, entity, id, async (work, row) => {
    const kept = keptRow(work, parts.descriptors, entity, row);
    const [last] = await readHistory(work, kept, { limit: 1 });
    const isLast =
      last !== undefined && !BEGINNINGS.includes(last.operation) && (await isFrom(work, entity, kept, last, updatedAt));
    if (!isLast) throw rowChanged();
    return { operation: 'undo', earlier: await valuesAt(work, kept, last.version - 1) };
  });
}

/** Before them there was no row. */
const BEGINNINGS = ['create', 'restore_deleted'];

/** Whether row and entry are of that moment: one transaction writes both. */
async function isFrom(
  { transaction }: Work,
  { table }: EntityDescriptor,
  { companies, row }: KeptRow,
  { version }: HistoryEntry,
  moment: string,
): Promise<boolean> {
  const found = await transaction.query({
    text: `select 1 from ${table} changed, audit_entry entry
      where changed.id = $1 and entry.${SERVER_TENANT_COLUMN} = any($2::bigint[]) and entry.id = $3
        and changed.updated_at = $4::timestamptz and entry.created_at = changed.updated_at`,
    values: [row, companies, version, moment],
  });
  return found.length > 0;
}

interface Earlier {
  operation: string;
  earlier: Values;
}

async function change(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  id: number,
  earlierOf: (work: Work, row: Row) => Promise<Earlier>,
): Promise<string> {
  if (!parts.scope.allows(call.principal, entity, 'patch')) throw refused(call.principal);
  return inTransaction(
    parts,
    call,
    async (work) => {
      const row = await lock(parts, work, entity, { id, action: 'patch' });
      const { operation, earlier } = await earlierOf(work, row);
      const body = { ...changesTo(entity, row, earlier), ...addedChanges(entity, row, earlier) };
      if (Object.keys(body).length === 0) return readBack(parts, work, entity, id);
      const counted = entity.revision ? { ...body, revision: row['revision'] } : body;
      const changes = readPatch(parts, call.principal, entity, counted);
      await changeRow(parts, work, entity, { id, changes, operation });
      return readBack(parts, work, entity, id);
    },
    Object.keys(entity.fields),
    { entity, id },
  );
}

/** What a patch can change, and is otherwise now. */
function changesTo({ schemas }: EntityDescriptor, row: Row, earlier: Values): Values {
  const { properties } = schemas.patch;
  const isPatchable = (name: string) => typeof properties === 'object' && properties !== null && name in properties;
  return Object.fromEntries(
    Object.entries(earlier).filter(
      ([name, value]) => isPatchable(name) && JSON.stringify(row[name] ?? null) !== JSON.stringify(value),
    ),
  );
}

/** The same of fields that a tenant has added: of those that the caller sees. */
function addedChanges(entity: EntityDescriptor, row: Row, earlier: Values): Values {
  const now = (row[CUSTOM] ?? {}) as Values;
  const changed = [...customFieldsOf(entity)].flatMap(
    ([
      key,
      {
        custom: { id },
      },
    ]) => {
      const value = earlier[nameOfKey(String(id))];
      const isOther = value !== undefined && JSON.stringify(now[id] ?? null) !== JSON.stringify(value);
      return isOther ? [[key, value] as const] : [];
    },
  );
  return changed.length === 0 ? {} : { [CUSTOM]: Object.fromEntries(changed) };
}
