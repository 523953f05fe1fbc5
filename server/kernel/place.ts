/** In which cell the platform's transaction about a row has to be. With one cell nothing here is asked. */
import type { Database } from '../access/database.ts';
import { isOfPlatform, type Principal } from '../access/principal.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { SERVER_TENANT_COLUMN, tenantColumn } from '../../shared/contract/tenant.ts';
import { overloaded } from '../errors.ts';
import type { Values } from '../database/rows.ts';

/** What a transaction is about, as far as it is known before it begins. */
export interface Concerned {
  entity: EntityDescriptor;
  id?: number | null;
  /** Of a new row: whose it will be. */
  companyId?: number | null;
  /** Of a new row: what it refers to is of the same tenant. */
  values?: Values;
}

/**
 * The database as the cell sees it in which the row lies, or will lie.
 * @throws Problem 503 where a cell that may have it can't be reached
 */
export async function placeOf(
  database: Database,
  descriptors: Record<string, EntityDescriptor>,
  principal: Principal,
  concerned: Concerned | undefined,
): Promise<Database> {
  if (database.cells.length === 1 || !concerned || !isOfPlatform(principal)) return database;
  const { entity, id, companyId, values = {} } = concerned;
  if (tenantColumn(entity.tenant) === undefined) return database;
  // An action on a collection names the tenant that it is about in its input.
  const tenant = companyId ?? values[SERVER_TENANT_COLUMN];
  if (typeof tenant === 'number') return database.inCell(await database.cellOf(tenant));
  if (typeof id === 'number') return ofRow(database, entity, id);
  for (const [name, value] of Object.entries(values)) {
    const target = descriptors[entity.fields[name]?.ref ?? ''];
    if (target && tenantColumn(target.tenant) !== undefined && typeof value === 'number')
      return ofRow(database, target, value);
  }
  return database;
}

/** Ids are of one cell each; a row that is deleted may still be in the bin of its cell. */
async function ofRow(database: Database, { id: name, table }: EntityDescriptor, id: number): Promise<Database> {
  const text = `select exists (select from ${table} where id = $1) or exists (select from deleted_row where entity = $2 and record_id = $1) as there`;
  const answers = await database.everywhere<{ there: boolean }>('platform', { text, values: [id, name] });
  const found = answers.find(({ rows }) => rows?.[0]?.there);
  if (found) return database.inCell(found.cell);
  if (answers.some(({ rows }) => rows === null)) throw overloaded({ headers: { 'retry-after': '30' } });
  return database;
}
