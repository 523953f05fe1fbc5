/** Databases for tests: each its own, cloned from one that was migrated once in the run. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withConnection } from '../database/with-connection.ts';

export interface TestDatabase {
  /** Connection string, as the database's owner. */
  url: string;
  drop(): Promise<void>;
}

/** A database with all migrations applied and no rows but those that migrations bring. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(await migratedTemplate());
}

/** The same with the demo in it. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  return createDatabase(await demoTemplate());
}

/**
 * A migrated database that was filled once in the run.
 * @param label of what it is filled with
 * @param fill answers what whoever uses the database has to know of it
 * @returns it, and what `fill` has answered, whoever called it
 */
export async function createFilledDatabase<Known extends object>(
  label: string,
  fill: (url: string) => Promise<Known>,
): Promise<TestDatabase & { known: Known }> {
  const source = await migratedTemplate();
  const template = await makeTemplate(label, source, async (url) => JSON.stringify(await fill(url)));
  const [database, known] = await Promise.all([createDatabase(template), commentOn(template)]);
  return { ...database, known: JSON.parse(known) as Known };
}

/** A database with nothing in it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** A database with all that another one has, to which nobody may be connected meanwhile. */
export async function copyTestDatabase({ url }: TestDatabase): Promise<TestDatabase> {
  return createDatabase(/\/(?<name>\w+)(?:\?|$)/.exec(url)?.groups?.['name'] ?? '');
}

/** Removes what an unfinished test left in a server that is not ours to throw away. */
export async function dropTestDatabases(): Promise<void> {
  await asAdministrator(async (client) => {
    const found = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { name } of found.rows) {
      await client.query(`alter database ${pg.escapeIdentifier(name)} is_template false`);
      await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    }
  });
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `${prefix()}${randomBytes(6).toString('hex')}`;
  const quoted = pg.escapeIdentifier(name);
  await asAdministrator((client) =>
    // Copied as files: to write it ahead takes three times the processor.
    client.query(`create database ${quoted} template ${pg.escapeIdentifier(template)} strategy file_copy`),
  );
  return {
    url: addressOf(name),
    drop: async () => {
      await asAdministrator((client) => client.query(`drop database if exists ${quoted} with (force)`));
    },
  };
}

let migrated: Promise<string> | undefined;
let withDemo: Promise<string> | undefined;

function migratedTemplate(): Promise<string> {
  migrated ??= makeTemplate('template', 'template0', async (url) => {
    const { migrate } = await import('../database/migrate.ts');
    await migrate(url);
  });
  return migrated;
}

function demoTemplate(): Promise<string> {
  withDemo ??= migratedTemplate().then((source) =>
    makeTemplate('demo', source, async (url) => {
      const { seedDemo } = await import('../seed/index.ts');
      await seedDemo(url);
    }),
  );
  return withDemo;
}

/**
 * Made by the first test of the run that needs it; the other test files wait on an advisory lock.
 * @param fill what it answers is kept as the database's comment
 */
function makeTemplate(label: string, source: string, fill: (url: string) => Promise<unknown>): Promise<string> {
  return asAdministrator(async (client) => {
    const name = `${prefix()}${label}`;
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const found = await client.query('select from pg_database where datname = $1 and datistemplate', [name]);
    if (found.rowCount === 1) return name;
    const quoted = pg.escapeIdentifier(name);
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted} template ${pg.escapeIdentifier(source)}`);
    const known = await fill(addressOf(name));
    if (typeof known === 'string') await client.query(`comment on database ${quoted} is ${pg.escapeLiteral(known)}`);
    await client.query(`alter database ${quoted} is_template true`);
    return name;
  });
}

async function commentOn(database: string): Promise<string> {
  const { rows } = await asAdministrator((client) =>
    client.query<{ comment: string }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [database],
    ),
  );
  return rows[0]?.comment ?? '';
}

/** Every statement on databases goes through the one that the run was pointed at; locks die with the connection. */
async function asAdministrator<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection(server(), async (client) => {
    return await work(client);
  });
}

function addressOf(database: string): string {
  return server().replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

function prefix(): string {
  return `feedtree_test_${setting('FEEDTREE_TEST_RUN')}_`;
}

function server(): string {
  return setting('FEEDTREE_TEST_SERVER');
}

/** Set by scripts/test/global-setup.ts for every test process. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: database tests run under vitest, through "npm test" or "npx vitest run".`);
  return value;
}
