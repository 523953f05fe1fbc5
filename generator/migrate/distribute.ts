/**
 * The statements that spread a migrated database over a Citus cluster: what everybody shares is copied to each machine,
 * what is a tenant's lies on one machine together. From the snapshot, so that a new entity needs nothing more. To be run
 * once, by the tables' owner on the coordinator.
 */
import { ownerColumn, tenantColumn } from '../../shared/contract/tenant.ts';
import { DATABASE_ROLES, databaseRoleName } from '../../shared/contract/database-roles.ts';
import { changeSql } from './sql.ts';
import { textLiteral } from './sql-text.ts';
import type { Snapshot, TableSnapshot } from './types.ts';

const HEADER = `-- Spreads the database over a Citus cluster: made from the schemas by npm run distribute.
-- Tables and references are placed by what Citus documents, for Citus 12 or newer (identity columns); none of it has run
-- on a cluster yet. What the server does there has to be settled before:
--   the workers know the tenant of row-level security only by SET LOCAL with citus.propagate_set_commands = 'local', and
--   not by set_config, which the server's single statements use (server/access/tenant-query.ts);
--   the roles ${DATABASE_ROLES.map(databaseRoleName).join(', ')} must be let in at the workers, which Citus reaches as the current role;
--   jobs besides the queues (server/platform/queue) claim rows of all tenants by FOR UPDATE SKIP LOCKED, which Citus
--   takes for one tenant at a time; the queues find whose turn it is by a recursive statement, which it takes so, too;
--   a migration that makes a table makes it on the coordinator: what it prints anew is to be run for that table.
-- References between tables are taken off first and put back at the end: Citus wants both their sides in place.
-- Triggers keep the directories, from which a value leads to its tenant; they write copied tables.
begin;
set local citus.enable_unsafe_triggers to on;`;

export function distributeSql({ tables }: Snapshot): string {
  const references = tables.flatMap(({ name, foreignKeys }) => foreignKeys.map((key) => ({ table: name, key })));
  const shared = tables.filter(({ tenant }) => tenant === 'global').map(({ name }) => name);
  const directories = tables.flatMap((table) => table.directories.map(({ name }) => name));
  const tenants = tables.filter(({ tenant }) => tenant === 'self');
  const lines = [
    ...references.flatMap((reference) => changeSql({ kind: 'drop_foreign_key', ...reference })),
    ...uniquesAcrossMachines(tenants),
    ...[...shared, ...directories].toSorted().map(copied),
    ...[...tenants, ...tables.filter(({ tenant }) => ownerColumn(tenant) !== undefined)].map(spread),
    ...references.flatMap((reference) => changeSql({ kind: 'add_foreign_key', ...reference })),
  ];
  return `${[HEADER, ...lines, 'commit;'].join('\n')}\n`;
}

/** What is once among all tenants: each machine could only hold it for those that lie on it. */
const uniquesAcrossMachines = (tenants: TableSnapshot[]): string[] =>
  tenants.flatMap(({ indexes }) =>
    indexes
      .filter(({ uniqueWhere }) => uniqueWhere !== undefined)
      .flatMap((index) => changeSql({ kind: 'drop_index', table: '', index })),
  );

const copied = (name: string): string => `select create_reference_table(${textLiteral(name)});`;

/** The table of tenants comes first, and all others lie beside it: `all` begins with it. */
function spread({ name, tenant }: TableSnapshot, at: number, all: TableSnapshot[]): string {
  const column = textLiteral(tenantColumn(tenant) ?? '');
  const beside = at === 0 ? '' : `, colocate_with => ${textLiteral(all[0]?.name ?? '')}`;
  return `select create_distributed_table(${textLiteral(name)}, ${column}${beside});`;
}
