/** The second lock: row-level security, what each role of the database may do, and the directories across tenants. */
import { DATABASE_ROLES, DIRECTORY_READERS, TENANT_ROLES } from '../../shared/contract/database-roles.ts';
import type { DatabaseRole, EntityModel, Privilege, Privileges } from '../../shared/contract/model.ts';
import { CLOSED_TENANTS, CURRENT_TENANT, ownerColumn, tenantColumn } from '../../shared/contract/tenant.ts';
import { tableColumns } from './columns.ts';
import { hasDirectory, type Report } from './keys.ts';
import { objectName } from './names.ts';
import type { DirectorySnapshot, PolicySnapshot } from './types.ts';

type Grants = Partial<Record<DatabaseRole, Privileges>>;

/** No tenant that the server has signed, no rows (server/database/tenant-key.ts). The sub-select makes it one evaluation a statement. */
const CURRENT = `(select ${CURRENT_TENANT}())`;

/** Whose rows the database does not serve; the cast makes a list of what would else be a sub-select of several rows. */
const CLOSED = `(select ${CLOSED_TENANTS}())::bigint[]`;

/** The privileges of each role, with the columns that a part of a row can't do without. */
export function tableGrants(entity: EntityModel, report: Report): Grants {
  const grants: Grants = {};
  for (const role of DATABASE_ROLES) {
    const privileges = rolePrivileges(entity, role, report);
    if (Object.keys(privileges).length > 0) grants[role] = privileges;
  }
  return grants;
}

function rolePrivileges(entity: EntityModel, role: DatabaseRole, report: Report): Privileges {
  const { select, insert, update, delete: remove } = entity.privileges[role] ?? {};
  const tenant = [ownerColumn(entity.tenant)].filter((column) => column !== undefined);
  const complete = (verb: string, privilege: Privilege | undefined, always: string[]) =>
    completePrivilege(entity, privilege, always, `/x-roles/${role}/${verb}`, report);
  return {
    ...complete('select', select, [...tenant, 'id']),
    ...complete('insert', insert, tenant),
    ...complete('update', update, ['updated_at']),
    ...(remove && { delete: remove }),
  };
}

function completePrivilege(
  entity: EntityModel,
  privilege: Privilege | undefined,
  always: string[],
  pointer: string,
  report: Report,
): Privileges {
  const verb = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (privilege === undefined || privilege === true) return privilege ? { [verb]: true } : {};
  if (privilege.length === 0) return {};
  const all = tableColumns(entity);
  const columns = all.map(({ name }) => name);
  const unknown = privilege.filter((name) => !columns.includes(name));
  for (const name of unknown)
    report(pointer, `'${name}' is no column of ${entity.table}.`, 'Take it out, or name a stored field.');
  // Who reads a text may search it; nobody writes what the database keeps itself.
  const follows = (name: string): boolean => {
    const from = all.find((column) => column.name === name)?.from;
    return from !== undefined && verb === 'select' && privilege.includes(from);
  };
  return { [verb]: columns.filter((name) => privilege.includes(name) || always.includes(name) || follows(name)) };
}

/** One policy a kind of role; a role without any privilege is in none. */
export function tablePolicies(entity: EntityModel, grants: Grants): PolicySnapshot[] {
  const column = tenantColumn(entity.tenant);
  if (column === undefined) return [];
  const granted = DATABASE_ROLES.filter((role) => grants[role] !== undefined);
  const served = `${column} <> all (${CLOSED})`;
  const policies: PolicySnapshot[] = [
    {
      name: 'tenant',
      roles: granted.filter((role) => TENANT_ROLES.includes(role)),
      using: `${column} = ${CURRENT}`,
    },
    { name: 'platform', roles: granted.filter((role) => role === 'platform'), using: served },
    { name: 'worker', roles: granted.filter((role) => role === 'worker'), using: served },
  ];
  return policies.filter(({ roles }) => roles.length > 0);
}

/** A directory for each field that is unique or looked up across tenants, open to those who may look up and see the table. */
export function tableDirectories(entity: EntityModel, grants: Grants): DirectorySnapshot[] {
  const readers = DIRECTORY_READERS.filter((role) => grants[role]?.select !== undefined);
  return entity.fields
    .filter((field) => hasDirectory(entity, field))
    .map(({ name, column }) => ({
      name: objectName(entity.table, [name], 'directory'),
      column: name,
      // The name without more is that of the tenants' own key, where there is one.
      key: objectName(entity.table, column?.directory ? [name, 'directory'] : [name], 'key'),
      function: objectName(entity.table, [name, 'directory'], 'keep'),
      readers,
      ...(column?.directory && { shared: true }),
      tenant: entity.tenant,
    }));
}
