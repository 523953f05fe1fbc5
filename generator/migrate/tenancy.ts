/** The rule that tenants are kept apart, asked of the catalogue alone: also of tables that no schema made. */
import type pg from 'pg';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type { Snapshot } from './types.ts';

interface Violation {
  place: string;
  message: string;
}

/** Tables whose rows belong to a tenant: by their column, or by being the tenant. Directories are the one exception. */
const TENANT_TABLES = `(select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attnum as tenant
  from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = $3::text and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (a.attnum is not null or c.relname = any ($1)) and c.relname <> all ($2))`;

const RULES = [
  `select relname as place, 'has no row-level security, or none that is forced on its owner' as message
   from ${TENANT_TABLES} t where not (relrowsecurity and relforcerowsecurity)`,
  `select relname as place, 'has no policy' as message
   from ${TENANT_TABLES} t where not exists (select from pg_policy where polrelid = t.oid)`,
  `select format('%s on %s', i.relname, t.relname) as place, 'does not begin with ' || $3::text as message
   from ${TENANT_TABLES} t join pg_index on indrelid = t.oid join pg_class i on i.oid = indexrelid
   where t.tenant is not null and indkey[0] <> t.tenant`,
  `select format('%s on %s', conname, t.relname) as place, format('points at another tenant''s rows: %s is not in it', $3::text) as message
   from ${TENANT_TABLES} t join pg_constraint on conrelid = t.oid and contype = 'f'
   join ${TENANT_TABLES} target on target.oid = confrelid
   where t.tenant is not null and target.tenant is not null and (conkey[1] <> t.tenant or confkey[1] <> target.tenant)`,
  `select relname as place, format('may be nobody''s: %s can be null', $3::text) as message
   from ${TENANT_TABLES} t join pg_attribute on attrelid = t.oid and attnum = t.tenant where not attnotnull`,
  `select format('%s on %s', polname, relname) as place, 'is open to everyone' as message
   from ${TENANT_TABLES} t join pg_policy on polrelid = t.oid where 0::oid = any (polroles)`,
];

/**
 * Where a tenant's row could meet another tenant's: a table without forced row-level security or without a policy, a key,
 * unique, index or reference without the tenant. The snapshot only says which tables are tenants and directories.
 */
export async function tenancyViolations(client: pg.ClientBase, snapshot: Snapshot): Promise<string[]> {
  const tenants = snapshot.tables.filter(({ tenant }) => tenant === 'self').map(({ name }) => name);
  const directories = snapshot.tables.flatMap((table) => table.directories.map(({ name }) => name));
  const column = snapshot.tables.flatMap(({ tenant }) => ownerColumn(tenant) ?? [])[0] ?? '';
  const violations: string[] = [];
  for (const rule of RULES) {
    const { rows } = await client.query<Violation>(rule, [tenants, directories, column]);
    violations.push(...rows.map(({ place, message }) => `${place} ${message}`));
  }
  return violations.toSorted();
}
