/** What the database roles may do on a table, from whose it is and what is done with it across tenants. */
import type { DatabaseRole, Grant, Privileges, Role } from '../shared/contract/model.ts';
import type { RawEntity } from './raw.ts';

type PrivilegeTable = Partial<Record<DatabaseRole, Privileges>>;
type Access = Record<string, Grant[]>;

const EVERYTHING: Privileges = { select: true, insert: true, update: true, delete: true };

/**
 * Derived privileges, overlaid by `x-roles`: a role that is named there gets exactly that.
 * @param windows access of the entity and of all that project onto its table
 * @param platform the role that works across tenants
 */
export function buildPrivileges(entity: RawEntity, windows: Access[], platform: Role): PrivilegeTable {
  const derived: PrivilegeTable =
    entity['x-tenant'] === 'global'
      ? { app: { select: true }, platform: EVERYTHING }
      : { app: EVERYTHING, platform: platformPrivileges(windows, platform) };
  const merged = { ...derived, ...entity['x-roles'] };
  return Object.fromEntries(Object.entries(merged).filter(([, privileges]) => Object.keys(privileges).length > 0));
}

/** The platform's role touches a tenant's table only as far as a grant across tenants reaches. */
function platformPrivileges(windows: Access[], platform: Role): Privileges {
  const may = (operation: string) =>
    windows.some((access) => access[operation]?.some((grant) => grant.role === platform) ?? false);
  const privileges: Privileges = {};
  if (may('list') || may('detail')) privileges.select = true;
  if (may('create')) privileges.insert = true;
  if (may('patch')) privileges.update = true;
  if (may('delete')) privileges.delete = true;
  return privileges;
}
