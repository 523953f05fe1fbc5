/**
 * What all companies share and only the platform writes (plans, countries and the like) is written in the home cell and
 * replicated from there to the others, where companies' rows refer to it; so are the platform's own users.
 */
import pg from 'pg';
import { databaseRoleName } from '../../../shared/contract/database-roles.ts';
import { conninfo, homeAddress } from './home-address.ts';
import { parseIntoClientConfig } from 'pg-connection-string';
import { SetupError } from '../setup-error.ts';

const PUBLICATION = 'feedtree_shared';
/** duplicate_object */
const EXISTS = '42710';

const SHARED = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity
    and has_table_privilege($1, c.oid, 'insert')
  order by 1`;

/** @param home a connection of the home cell's owner */
export async function sharedTables(home: pg.ClientBase): Promise<string[]> {
  const { rows } = await home.query<{ name: string }>(SHARED, [databaseRoleName('platform')]);
  return rows.map(({ name }) => name);
}

/**
 * Tells of them from now on.
 * @throws SetupError where the home cell's PostgreSQL does not write what replication needs
 */
export async function publishShared(home: pg.ClientBase): Promise<void> {
  const { rows } = await home.query<{ level: string }>(`select current_setting('wal_level') as level`);
  if (rows[0]?.level !== 'logical')
    throw new SetupError(
      `Cells need wal_level = logical in the home cell's PostgreSQL (it is ${rows[0]?.level}): set it, and start that anew.`,
    );
  const tables = [
    ...(await sharedTables(home)).map((name) => pg.escapeIdentifier(name)),
    ...(await platformsOwn(home)),
  ].join(', ');
  await home.query(`create publication ${PUBLICATION} for table ${tables}`).catch(async (error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === EXISTS)) throw error;
    await home.query(`alter publication ${PUBLICATION} set table ${tables}`);
  });
}

/** The platform's own company, by whose users much is done in every cell: only what says who they are, and who is signed in. */
async function platformsOwn(home: pg.ClientBase): Promise<string[]> {
  const { rows } = await home.query<{ id: string }>('select id from customer where is_platform');
  return rows.flatMap(({ id }) => [
    `customer where (id = ${id})`,
    `customer_user where (company_id = ${id})`,
    `session where (company_id = ${id})`,
  ]);
}

/**
 * Lets a cell follow them, or find the home cell where it is now. The slot is made by itself: one cluster may have both.
 * @param cell a connection of the cell's owner, who may create subscriptions
 * @throws SetupError for a database that has companies and follows nothing
 */
export async function followShared(
  { home, cell }: { home: pg.ClientBase; cell: pg.ClientBase },
  { homeUrl, name }: { homeUrl: string; name: string },
): Promise<'new' | 'known'> {
  const { user, password } = parseIntoClientConfig(homeUrl);
  const connection = pg.escapeLiteral(
    conninfo({ ...homeAddress(homeUrl), ...(user && { user }), ...(password && { password: String(password) }) }),
  );
  const slot = slotOf(name);
  const { rows } = await cell.query(
    `select from pg_subscription where subname = $1 and subdbid = (select oid from pg_database where datname = current_database())`,
    [slot],
  );
  if (rows.length > 0) {
    await cell.query(`alter subscription ${slot} connection ${connection}`);
    await cell.query(`alter subscription ${slot} refresh publication`);
    return 'known';
  }
  await home.query(
    `select pg_create_logical_replication_slot($1, 'pgoutput') where not exists (select from pg_replication_slots where slot_name = $1)`,
    [slot],
  );
  const companies = await cell.query('select from customer limit 1');
  if (companies.rows.length > 0)
    throw new SetupError(`The database of the cell ${name} has companies already. Give it an empty database.`);
  // What migrations brought of them is the home cell's to bring.
  const deletions = (await sharedTables(cell)).map((table) => `delete from ${pg.escapeIdentifier(table)}`).join('; ');
  await cell.query(`begin; set local session_replication_role = replica; ${deletions}; commit`);
  await cell.query(
    `create subscription ${slot} connection ${connection} publication ${PUBLICATION} with (create_slot = false, slot_name = '${slot}')`,
  );
  return 'new';
}

const slotOf = (cell: string): string => `feedtree_shared_${cell}`;

/** Resolves once a cell has all rows that were there when it began to follow. */
export async function untilCopied(cell: pg.ClientBase, name: string, pause: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await cell.query<{ missing: number }>(
      `select count(*)::int as missing from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid
       where s.subname = $1 and r.srsubstate not in ('r', 's')`,
      [slotOf(name)],
    );
    if (rows[0]?.missing === 0) return;
    await pause();
  }
}
