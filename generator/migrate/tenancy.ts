/** The rule that tenants are kept apart, asked of the catalogue alone: also of tables that no schema made. */
import type pg from 'pg';
import type { Snapshot } from './types.ts';

interface Violation {
  place: string;
  message: string;
}

/** Tables whose rows belong to a company: by their column, or by being the company. Directories are the one exception. */
const TENANT_TABLES = `(select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, a.attnum as tenant
  from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and (a.attnum is not null or c.relname = any ($1)) and c.relname <> all ($2))`;

const RULES = [
  `select relname as place, 'has no row-level security, or none that is forced on its owner' as message
   from ${TENANT_TABLES} t where not (relrowsecurity and relforcerowsecurity)`,
  `select relname as place, 'has no policy' as message
   from ${TENANT_TABLES} t where not exists (select from pg_policy where polrelid = t.oid)`,
  `select format('%s on %s', i.relname, t.relname) as place, 'does not begin with company_id' as message
   from ${TENANT_TABLES} t join pg_index on indrelid = t.oid join pg_class i on i.oid = indexrelid
   where t.tenant is not null and indkey[0] <> t.tenant`,
  `select format('%s on %s', conname, t.relname) as place, 'points at another company''s rows: company_id is not in it' as message
   from ${TENANT_TABLES} t join pg_constraint on conrelid = t.oid and contype = 'f'
   join ${TENANT_TABLES} target on target.oid = confrelid
   where t.tenant is not null and target.tenant is not null and (conkey[1] <> t.tenant or confkey[1] <> target.tenant)`,
  `select relname as place, 'may be nobody''s: company_id can be null' as message
   from ${TENANT_TABLES} t join pg_attribute on attrelid = t.oid and attnum = t.tenant where not attnotnull`,
  `select format('%s on %s', polname, relname) as place, 'is open to everyone' as message
   from ${TENANT_TABLES} t join pg_policy on polrelid = t.oid where 0::oid = any (polroles)`,
];

/**
 * Where a tenant's row could meet another tenant's: a table without forced row-level security or without a policy, a key,
 * unique, index or reference without the tenant. The snapshot only says which tables are companies and directories.
 */
export async function tenancyViolations(client: pg.ClientBase, snapshot: Snapshot): Promise<string[]> {
  const companies = snapshot.tables.filter(({ tenant }) => tenant === 'self').map(({ name }) => name);
  const directories = snapshot.tables.flatMap((table) => table.directories.map(({ name }) => name));
  const violations: string[] = [];
  for (const rule of RULES) {
    const { rows } = await client.query<Violation>(rule, [companies, directories]);
    violations.push(...rows.map(({ place, message }) => `${place} ${message}`));
  }
  return violations.toSorted();
}
