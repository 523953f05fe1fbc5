/** What makes and changes rows: bind, hooks, store, audit, all in one transaction. */
import { forbidden } from '../errors.ts';
import type { Principal } from '../access/principal.ts';
import { audit } from '../access/audit.ts';
import { bindReferences, ownerOf, withoutRepeats } from './bind.ts';
import { type Call, inTransaction, type KernelParts, refused } from './context.ts';
import { loggedCustom, withStoredCustom } from './custom-fields.ts';
import { bindFiles, claimFiles, tenantOfRow, withStoredFiles } from './files.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Work } from '../access/work.ts';
import type { Row, Values } from '../database/rows.ts';
import { type ReadRow, readNewRow } from '../validation/new-row.ts';
import { planNewRow } from '../query/plan.ts';
import { lock, readBack } from './read.ts';
import { refuseFields, withDefaults } from '../validation/row-rules.ts';
import { withNextRevision } from './revision.ts';
import { insertRow, patchRow } from './store.ts';
import { validated } from '../validation/validate.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';

/**
 * Validates, binds, asks policies and hooks, stores and audits, in one transaction.
 * @returns the new row as JSON text, as its maker may read it
 * @throws Problem 400, 401, 403, 409, and what policies and hooks refuse
 */
export async function create(parts: KernelParts, call: Call, entity: EntityDescriptor, body: unknown): Promise<string> {
  const { principal } = call;
  if (!parts.scope.allows(principal, entity, 'create')) throw refused(principal);
  const read = readCreate(parts, principal, entity, body);
  return inTransaction(
    parts,
    call,
    async (work) => {
      const { id } = await createRow(parts, work, entity, read);
      return readBack(parts, work, entity, id);
    },
    Object.keys(entity.fields),
    { entity, ...read },
  );
}

/**
 * What a create is refused for before the database is asked.
 * @throws Problem 400 and 403
 */
export function readCreate(parts: KernelParts, principal: Principal, entity: EntityDescriptor, body: unknown): ReadRow {
  const { values, ...others } = readNewRow(principal, entity, body);
  const read = { ...others, values: withoutRepeats(entity, values) };
  refuseFields(parts.scope.fields(principal, entity, 'create'), read.values);
  for (const policy of parts.policies) policy.input?.(entity, read.values, 'create');
  return read;
}

/**
 * A new row as it will be stored, as the hooks leave it.
 * @throws Problem what they refuse, and 400 by what the schema says of the whole row
 */
export async function prepareNewRow(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { companyId, values }: ReadRow,
): Promise<Values> {
  const hooks = parts.extensions[entity.id]?.hooks;
  const owner = companyId ?? (await ownerOf(parts.descriptors, entity, work.transaction, values));
  const named = await bindFiles(work, entity, values, { row: null, companyId: owner });
  const made = (await hooks?.beforeCreate?.(work, named)) ?? named;
  const stored = withStoredCustom(entity, null, storedValues(entity, made));
  const whole = withDefaults(entity, stored);
  for (const policy of parts.policies) policy.row?.(entity, whole);
  const column = ownerColumn(entity.tenant);
  return column === undefined ? stored : { ...stored, [column]: owner };
}

/**
 * Asks the policies for a new row.
 * @param made rows before it that were taken back again, and are to count as if they were there
 * @throws Problem what they refuse
 */
export async function judgeNewRow(
  { policies, extensions }: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { row, values, made }: { row: Values; values: Values; made: number },
): Promise<void> {
  const count = extensions[entity.id]?.hooks?.countOf?.(values);
  const created = { row, count: made === 0 ? count : made + (count ?? 1) };
  for (const policy of policies) await policy.create?.(work, entity, created);
}

/** All that a create does within its transaction, of values that `readCreate` took; answers the stored row. */
export async function createRow(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  read: ReadRow,
  made = 0,
): Promise<Row> {
  const { values } = read;
  await bindReferences({ ...parts, entity, principal: work.principal }, work.transaction, values);
  const owned = await prepareNewRow(parts, work, entity, read);
  await requireGranted(parts, work, entity, owned);
  await judgeNewRow(parts, work, entity, { row: owned, values, made });
  const row = await insertRow(entity, work.transaction, owned);
  await claimFiles(work, entity, values, row);
  await audit(work, {
    operation: 'create',
    entity,
    recordId: row.id,
    changes: withStoredFiles(entity, values, row),
    row: { before: null, after: row },
  });
  await parts.extensions[entity.id]?.hooks?.afterCreate?.(work, row, values);
  return row;
}

/**
 * The same for a change; a field that is absent stays as it is.
 * @returns the changed row as JSON text
 * @throws Problem 404 when the caller can't read the row, 403 when he may not change it or one of the fields, 400,
 *   409, and what policies and hooks refuse
 */
export async function patch(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  id: number,
  body: unknown,
): Promise<string> {
  const { principal } = call;
  if (!parts.scope.allows(principal, entity, 'patch')) throw refused(principal);
  const changes = readPatch(parts, principal, entity, body);
  return inTransaction(
    parts,
    call,
    async (work) => {
      await changeRow(parts, work, entity, { id, changes });
      return readBack(parts, work, entity, id);
    },
    Object.keys(entity.fields),
    { entity, id },
  );
}

/**
 * What a patch is refused for before the database is asked.
 * @throws Problem 400 and 403
 */
export function readPatch(parts: KernelParts, principal: Principal, entity: EntityDescriptor, body: unknown): Values {
  const changes = withoutRepeats(entity, validated<Values>(entity.schemas.patch, body));
  refuseFields(parts.scope.fields(principal, entity, 'patch'), changes);
  for (const policy of parts.policies) policy.input?.(entity, changes, 'patch');
  return changes;
}

interface RowChange {
  id: number;
  changes: Values;
  /** What the log calls it, where it is more than a patch. */
  operation?: string;
  /** Why, in the words of whoever does it. */
  reason?: string | null;
}

/** All that a patch does within its transaction, of changes that `readPatch` took. */
export async function changeRow(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  { id, changes: sent, operation = 'patch', reason }: RowChange,
): Promise<void> {
  const { principal, transaction } = work;
  const row = await lock(parts, work, entity, { id, action: 'patch', touching: Object.keys(sent) });
  const changes = await bindFiles(work, entity, sent, { row, companyId: tenantOfRow(entity, row) });
  await bindReferences({ ...parts, entity, principal, row }, transaction, changes);
  for (const policy of parts.policies) await policy.patch?.(work, entity, { row, changes });
  const hooks = parts.extensions[entity.id]?.hooks;
  const changed = (await hooks?.beforePatch?.(work, row, changes)) ?? changes;
  for (const policy of parts.policies) policy.row?.(entity, { ...row, ...changed });
  const stored = withStoredCustom(entity, row, withNextRevision(entity, row, changed));
  const patched = await patchRow(entity, transaction, id, stored);
  await claimFiles(work, entity, stored, patched);
  const logged = loggedCustom(stored, changed);
  await audit(work, { operation, entity, recordId: id, changes: logged, row: { before: row, after: patched }, reason });
  await hooks?.afterPatch?.(work, patched, changes);
}

/** All that a patch is refused for is refused now: it is done, and taken back. */
export async function tryPatch(
  parts: KernelParts,
  work: Work,
  entity: EntityDescriptor,
  change: { id: number; changes: Values },
): Promise<void> {
  const say = (text: string) => work.transaction.query({ text, values: [] });
  await say('savepoint tried_patch');
  await changeRow(parts, work, entity, change);
  await say('rollback to savepoint tried_patch');
}

/** Without what steers the create and is no part of the row, and without the owner, which is the tenant's column. */
const storedValues = (entity: EntityDescriptor, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !entity.fields[name]?.transient && !entity.fields[name]?.owner),
  );

/** A new row must be one that the grant covers. */
async function requireGranted(parts: KernelParts, work: Work, entity: EntityDescriptor, row: Values): Promise<void> {
  const statement = planNewRow(entity, work.principal, parts.scope, row);
  const rows = statement ? await work.transaction.query(statement) : [];
  if (rows.length === 0) throw forbidden();
}
