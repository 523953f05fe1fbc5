/** Whose the rows of a table are: `global`, nobody's; `self`, a row is the tenant; else the column that says whose a row is. */
export type Tenant = 'global' | 'self' | (string & {});

/** What the database calls the function that answers the tenant of a transaction (server/database/tenant-key.ts). */
export const CURRENT_TENANT = 'current_company_id';

/** And the one that answers whose rows lie in a database that does not serve them: an array of ids. */
export const CLOSED_TENANTS = 'closed_companies';

/** The column that says whose a row is in the tables of the server itself: the log, the bin, the ledger of files. */
export const SERVER_TENANT_COLUMN = 'company_id';

/** The column that says whose a row is: its own id where it is the tenant itself; undefined on a global table. */
export const tenantColumn = (tenant: Tenant): string | undefined =>
  tenant === 'global' ? undefined : tenant === 'self' ? 'id' : tenant;

/** The same, of rows that belong to a tenant beside them: undefined of the tenants themselves too. */
export const ownerColumn = (tenant: Tenant): string | undefined =>
  tenant === 'self' ? undefined : tenantColumn(tenant);
