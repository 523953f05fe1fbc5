/** SQL text of row-level security and of grants. */
import { databaseRoleName } from '../../shared/contract/database-roles.ts';
import type { DatabaseRole, Privilege, Privileges } from '../../shared/contract/model.ts';
import { columnList, identifier } from './sql-text.ts';
import type { PolicySnapshot, TableSnapshot } from './types.ts';

/** Forced, so that not even the owner sees past the policies. Nothing for a global table. */
export function enableRowSecurity(table: TableSnapshot): string[] {
  if (table.tenant === 'global') return [];
  return [`alter table ${identifier(table.name)} enable row level security, force row level security`];
}

export function createPolicy(table: string, { name, roles, using }: PolicySnapshot): string[] {
  const to = roles.map(databaseRoleName).join(', ');
  return [
    `create policy ${identifier(name)} on ${identifier(table)} to ${to}\n  using (${using})\n  with check (${using})`,
  ];
}

export function dropPolicy(table: string, { name }: PolicySnapshot): string[] {
  return [`drop policy ${identifier(name)} on ${identifier(table)}`];
}

/** Takes away all that the role had on the table, for a grant that changes. */
export function revokeStatements(table: string, role: DatabaseRole, sequence: string | undefined): string[] {
  const from = databaseRoleName(role);
  return [
    `revoke all on table ${identifier(table)} from ${from}`,
    ...(sequence === undefined ? [] : [`revoke all on sequence ${identifier(sequence)} from ${from}`]),
  ];
}

export function grantStatements(
  table: string,
  role: DatabaseRole,
  privileges: Privileges,
  sequence: string | undefined,
): string[] {
  const to = databaseRoleName(role);
  const { select, insert, update, delete: remove } = privileges;
  const parts = [
    ...part('select', select),
    ...part('insert', insert),
    ...part('update', update),
    ...part('delete', remove),
  ];
  if (parts.length === 0) return [];
  const usage =
    insert === undefined || sequence === undefined ? [] : [`grant usage on sequence ${identifier(sequence)} to ${to}`];
  return [`grant ${parts.join(', ')} on table ${identifier(table)} to ${to}`, ...usage];
}

function part(verb: string, privilege: Privilege | undefined): string[] {
  if (privilege === undefined) return [];
  return [privilege === true ? verb : `${verb} ${columnList(privilege)}`];
}
