/** What the database roles may do on a table, from whose it is and what the super administrator does with it. */
import type { DatabaseRole, Grant, Privileges } from '../shared/contract/model.ts';
import type { RawEntity } from './raw.ts';

type PrivilegeTable = Partial<Record<DatabaseRole, Privileges>>;
type Access = Record<string, Grant[]>;

const EVERYTHING: Privileges = { select: true, insert: true, update: true, delete: true };

/**
 * Derived privileges, overlaid by `x-roles`: a role that is named there gets exactly that.
 * @param windows access of the entity and of all that project onto its table
 */
export function buildPrivileges(entity: RawEntity, windows: Access[]): PrivilegeTable {
  const derived: PrivilegeTable =
    entity['x-tenant'] === 'global'
      ? { app: { select: true }, platform: EVERYTHING }
      : { app: EVERYTHING, platform: platformPrivileges(windows) };
  const merged = { ...derived, ...entity['x-roles'] };
  return Object.fromEntries(Object.entries(merged).filter(([, privileges]) => Object.keys(privileges).length > 0));
}

/** The platform's role touches a company's table only as far as a grant of the super administrator reaches. */
function platformPrivileges(windows: Access[]): Privileges {
  const may = (operation: string) =>
    windows.some((access) => access[operation]?.some((grant) => grant.role === 'superadmin') ?? false);
  const privileges: Privileges = {};
  if (may('list') || may('detail')) privileges.select = true;
  if (may('create')) privileges.insert = true;
  if (may('patch')) privileges.update = true;
  if (may('delete')) privileges.delete = true;
  return privileges;
}
