/** The table of values beside each table whose rows have fields that tenants add (`x-custom`). */
import { DATABASE_ROLES } from '../../shared/contract/database-roles.ts';
import { CUSTOM_COLUMN, customValueTable } from '../../shared/contract/custom-values.ts';
import type { DatabaseRole, EntityModel, Privilege, Privileges } from '../../shared/contract/model.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { objectName } from './names.ts';
import { tablePolicies } from './security.ts';
import type { ColumnSnapshot, TableSnapshot } from './types.ts';

type Grants = TableSnapshot['grants'];

const column = (name: string, type: string): ColumnSnapshot => ({ name, type, nullable: false });

/** None of most entities. The key is the index: a tenant's field, its values in their order, and whose they are. */
export function valueTables(entity: EntityModel, { grants }: Pick<TableSnapshot, 'grants'>): TableSnapshot[] {
  const tenant = ownerColumn(entity.tenant);
  if (tenant === undefined || entity.fields.every(({ kind }) => kind !== CUSTOM_COLUMN)) return [];
  const name = customValueTable(entity.table);
  const own = valueGrants(grants);
  const columns = [
    column(tenant, 'bigint'),
    column('field_id', 'bigint'),
    column('value', 'double precision'),
    column('record_id', 'bigint'),
  ];
  return [
    {
      name,
      entity: name,
      tenant: entity.tenant,
      columns,
      primaryKey: { name: objectName(name, [], 'pkey'), columns: columns.map((one) => one.name) },
      uniques: [],
      indexes: [],
      foreignKeys: [],
      directories: [],
      policies: tablePolicies(entity, own),
      grants: own,
      keeps: { table: entity.table, function: objectName(name, [], 'keep') },
    },
  ];
}

const covers = (privilege: Privilege | undefined): boolean =>
  privilege === true || Boolean(privilege?.includes(CUSTOM_COLUMN));

/**
 * Who writes rows writes their values, by triggers that run with his own rights; who only adds rows adds values. The
 * application alone looks for them.
 */
function valueGrants(grants: Grants): Grants {
  const own: Grants = {};
  for (const role of DATABASE_ROLES) {
    const privileges = privilegesOf(role, grants[role] ?? {});
    if (Object.keys(privileges).length > 0) own[role] = privileges;
  }
  return own;
}

function privilegesOf(role: DatabaseRole, { select, insert, update, delete: remove }: Privileges): Privileges {
  const isWriter = covers(insert) || covers(update);
  if (!isWriter && remove === undefined) return role === 'app' && covers(select) ? { select: true } : {};
  if (!covers(update) && remove === undefined) return { insert: true };
  return { select: true, ...(isWriter && { insert: true }), delete: true };
}
