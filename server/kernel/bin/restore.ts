/** Brings a deleted row back as what it was, by the rules of a new one. */
import { audit } from '../../access/audit.ts';
import type { Transaction } from '../../access/database.ts';
import type { Work } from '../../access/work.ts';
import type { Row, Values } from '../../database/rows.ts';
import { type FieldViolation, forbidden, invalidInput, notFound } from '../../errors.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { withoutCustom } from '../../query/custom-fields.ts';
import { planNewRow } from '../../query/plan.ts';
import { bindReferences } from '../bind.ts';
import { type Call, inTransaction, type KernelParts, refused } from '../context.ts';
import { readBack } from '../read.ts';
import { insertStored } from '../store.ts';
import { judgeNewRow } from '../write.ts';
import { takeDeleted } from './list.ts';
import { putBackIntoLists } from '../lists-of-references.ts';
import type { KeptParts } from './delete-kept.ts';

/**
 * The row with its id and all that it had, and with it what went with it and still can come back.
 * @returns the row as JSON text
 * @throws Problem 404 where it is not in the bin for the caller, 403 where he may not make such a row, 400 where what it
 *   refers to is gone, 409 where its place is taken, and what policies and hooks refuse
 */
export function restoreDeleted(parts: KernelParts, call: Call, entity: EntityDescriptor, id: number): Promise<string> {
  if (!parts.scope.allows(call.principal, entity, 'create')) throw refused(call.principal);
  return inTransaction(
    parts,
    call,
    async (work) => {
      const deleted = await takeDeleted(parts, work, entity, id);
      if (deleted === null) throw notFound();
      const { values, gone } = await withoutGone(parts, work, entity, deleted.stored);
      if (gone.length > 0) throw invalidInput({ errors: gone });
      await judge(parts, work, entity, values);
      const row = await insertStored(entity, work.transaction, values);
      if (row === null) throw new Error(`${entity.id} ${id} was restored and not answered.`);
      await restoreParts(parts, work, deleted.parts);
      const { own } = deleted.parts;
      if (own !== null) await parts.extensions[entity.id]?.hooks?.restoreDeleted?.(work, row, own);
      await audit(work, {
        operation: 'restore_deleted',
        entity,
        recordId: id,
        changes: {},
        row: { before: null, after: row },
      });
      return readBack(parts, work, entity, id);
    },
    Object.keys(entity.fields),
    { entity, id },
  );
}

/** As a new row is judged; what hooks would make of it is left as it was. */
async function judge(parts: KernelParts, work: Work, entity: EntityDescriptor, stored: Values): Promise<void> {
  const { principal, transaction } = work;
  const { properties } = entity.schemas.create;
  const given = new Set(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []);
  // What it had in fields that a tenant has added it has again, whatever is asked for of new rows.
  const known = withoutCustom(entity);
  const values = Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => given.has(name) && value !== null && name in known.fields),
  );
  await bindReferences({ ...parts, entity, principal }, transaction, values);
  for (const policy of parts.policies) policy.input?.(known, values, 'create');
  await parts.extensions[entity.id]?.hooks?.beforeCreate?.(work, values);
  for (const policy of parts.policies) policy.row?.(entity, stored);
  const granted = planNewRow(entity, principal, parts.scope, stored);
  if (granted === null || (await transaction.query(granted)).length === 0) throw forbidden();
  await judgeNewRow(parts, work, entity, { row: stored, values, made: 0 });
}

interface Left {
  values: Values;
  /** References that the row can't be without. */
  gone: FieldViolation[];
}

/** A reference to what is deleted meanwhile is emptied where its deletion would have done so. */
async function withoutGone(
  { descriptors }: KernelParts,
  { transaction }: Work,
  { fields }: EntityDescriptor,
  stored: Values,
): Promise<Left> {
  const left: Left = { values: { ...stored }, gone: [] };
  for (const [name, { ref, type, column, onDelete }] of Object.entries(fields)) {
    const target = descriptors[ref ?? ''];
    const value = stored[name];
    if (!target || column === undefined || value === null || value === undefined) continue;
    if (type === 'array') {
      if (onDelete === 'remove') left.values[name] = await thereOf(transaction, target, value);
      continue;
    }
    if (await isThere(transaction, target, value)) continue;
    if (onDelete === 'set null') left.values[name] = null;
    else left.gone.push({ pointer: `/${name}`, code: 'reference_not_found' });
  }
  return left;
}

/** Of a list, what is not deleted meanwhile. */
async function thereOf(transaction: Transaction, target: EntityDescriptor, value: unknown): Promise<unknown[]> {
  const named: unknown[] = Array.isArray(value) ? value : [];
  const kept = await Promise.all(named.map((id) => isThere(transaction, target, id)));
  return named.filter((_, at) => kept[at]);
}

/** What the caller's database role may not look for is left to the database's own refusal. */
async function isThere(transaction: Transaction, { table }: EntityDescriptor, id: unknown): Promise<boolean> {
  const [may] = await transaction.query<{ look: boolean }>({
    name: 'may_look_for_reference',
    text: "select has_column_privilege($1::text, 'id', 'select') as look",
    values: [table],
  });
  if (!may?.look) return true;
  const found = await transaction.query({ text: `select 1 from ${table} where id = $1`, values: [id] });
  return found.length > 0;
}

/** Rows that went with it, and references to it, as far as nobody has put something in their place. */
async function restoreParts(parts: KernelParts, work: Work, { rows, emptied }: KeptParts): Promise<void> {
  const { descriptors } = parts;
  for (const kept of rows) {
    const entity = descriptors[kept.entity];
    if (entity === undefined) continue;
    for (const stored of kept.rows) {
      const { values, gone } = await withoutGone(parts, work, entity, stored);
      const row: Row | null =
        gone.length > 0 ? null : await insertStored(entity, work.transaction, values, 'unless_taken');
      if (row !== null)
        await audit(work, {
          operation: 'restore_deleted',
          entity,
          recordId: row.id,
          changes: {},
          row: { before: null, after: row },
        });
    }
  }
  for (const { entity: name, field, to, ids } of emptied) {
    const entity = descriptors[name];
    const described = entity?.fields[field];
    if (entity === undefined || described?.column === undefined) continue;
    if (described.type === 'array') await putBackIntoLists(work, entity, { field, to, ids });
    else
      await work.transaction.query({
        text: `update ${entity.table} set ${field} = $1, updated_at = now() where id = any($2::bigint[]) and ${field} is null`,
        values: [to, ids],
      });
  }
}
