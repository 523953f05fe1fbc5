/**
 * Files of rows (`x-file`). A file comes before the row that names it: its entry in the ledger says for which field of
 * which tenant it was sent, and by whom. Only he can name it in a row, and from then on that row alone.
 */
import { signedIn } from '../access/principal.ts';
import type { Work } from '../access/work.ts';
import type { Row, Values } from '../database/rows.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { StoredFileValue } from '../../shared/contract/file-types.ts';
import { refuseFields } from '../validation/row-rules.ts';
import { type Call, inTransaction, type KernelParts, refused } from './context.ts';
import { find } from './read.ts';
import { SERVER_TENANT_COLUMN } from '../../shared/contract/tenant.ts';

/** By what the ledger knows the field: windows on one table share its files. */
export const fieldOfFile = ({ table }: EntityDescriptor, name: string): string => `${table}.${name}`;

/** A file of a field, as a row holds it. */
const fileOf = (row: Row | null, name: string): StoredFileValue | null =>
  (row?.[name] ?? null) as StoredFileValue | null;

/**
 * The file that a row has in a field, for whom the field of that row is shown.
 * @throws Problem 404 where the row is out of sight, 403 where the field is, 401 for somebody unknown
 */
export async function readFile(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { id, field }: { id: number; field: string },
): Promise<StoredFileValue | null> {
  const { scope } = parts;
  const action = scope.allows(call.principal, entity, 'detail') ? 'detail' : 'list';
  if (!scope.allows(call.principal, entity, action)) throw refused(call.principal);
  const read = async (work: Work): Promise<StoredFileValue | null> =>
    fileOf(await find(parts, work, entity, { id, action, touching: [field] }), field);
  return inTransaction(parts, call, read, [], { entity, id });
}

export interface FileAsked {
  field: string;
  /** The row that it is for; null for one that is still to be made. */
  id: number | null;
  /** Of a new row of the platform's making: whose it will be. */
  companyId: number | null;
}

/**
 * Runs in the caller's transaction what takes a file in that he may write into this field.
 * @throws Problem 404, 403 and 401 as a patch of the row, or a create, would be answered; 400 where the platform does not
 *   say whose the new row is
 */
export async function takeFile<Answer>(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { field, id, companyId }: FileAsked,
  run: (work: Work, companyId: number) => Promise<Answer>,
): Promise<Answer> {
  const { scope } = parts;
  const operation = id === null ? 'create' : 'patch';
  if (!scope.allows(call.principal, entity, operation)) throw refused(call.principal);
  refuseFields(scope.fields(call.principal, entity, operation), { [field]: null });
  return inTransaction(
    parts,
    call,
    async (work) => {
      const row = id === null ? null : await find(parts, work, entity, { id, action: operation, touching: [field] });
      const owner = row === null ? (work.transaction.companyId ?? companyId) : tenantOfRow(entity, row);
      if (owner === null) throw invalidInput({ errors: [{ pointer: `/${entity.tenant}`, code: 'required' }] });
      return run(work, owner);
    },
    [entity.tenant],
    { entity, id, companyId },
  );
}

export const tenantOfRow = (entity: EntityDescriptor, row: Row): number =>
  entity.tenant === 'self' ? row.id : Number(row[entity.tenant]);

interface Binding {
  /** As it is stored; null for a new one. */
  row: Row | null;
  companyId: number | null;
}

/** A claim holds back a little before the sweep takes what nobody names, so that the two never meet. */
const MAY_BE_NAMED = `(record_id = $4 and coalesce(unused_since > now() - interval '6 days 12 hours', true)
  or record_id is null and uploader_id = $5 and unused_since is null and created_at > now() - interval '23 hours')`;

/**
 * The values with what the ledger knows of each file that they name.
 * @throws Problem 400 at each field whose file is gone, or none that this row may name: the two look the same
 */
export async function bindFiles(
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  values: Values,
  { row, companyId }: Binding,
): Promise<Values> {
  const bound: Values = {};
  const errors: FieldViolation[] = [];
  for (const [name, value] of Object.entries(values)) {
    if (entity.fields[name]?.file === undefined || value === null || value === undefined) continue;
    const { key } = value as StoredFileValue;
    const present = fileOf(row, name);
    if (present?.key === key) {
      bound[name] = present;
      continue;
    }
    const [found] = await transaction.query<{ facts: StoredFileValue }>({
      name: 'file_to_name',
      text: `select facts from stored_file where ${SERVER_TENANT_COLUMN} = $1 and storage_key = $2 and purpose = 'field'
        and state = 'stored' and field = $3 and ${MAY_BE_NAMED} for update`,
      values: [companyId, key, fieldOfFile(entity, name), row?.id ?? null, signedIn(principal).userId],
    });
    if (found) bound[name] = found.facts;
    else errors.push({ pointer: `/${name}`, code: 'file_gone' });
  }
  if (errors.length > 0) throw invalidInput({ errors });
  return { ...values, ...bound };
}

/** Notes in the ledger that the stored row has these files, which no other row can name then. */
export async function claimFiles(
  { transaction }: Work,
  entity: EntityDescriptor,
  values: Values,
  row: Row,
): Promise<void> {
  const keys = Object.keys(values).flatMap((name) =>
    entity.fields[name]?.file === undefined ? [] : (fileOf(row, name)?.key ?? []),
  );
  if (keys.length === 0) return;
  await transaction.query({
    name: 'claim_files',
    text: `update stored_file set record_id = $1, unused_since = null, updated_at = now()
      where ${SERVER_TENANT_COLUMN} = $2 and storage_key = any($3)`,
    values: [row.id, tenantOfRow(entity, row), keys],
  });
}

/** The values of a write as the log keeps them: with the files that are stored, whatever the caller said of them. */
export const withStoredFiles = (entity: EntityDescriptor, values: Values, row: Row): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, entity.fields[name]?.file === undefined ? value : row[name]]),
  );
