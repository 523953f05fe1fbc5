/** The project's own migrations, one by one, on a database that was filled when it had the first part of them. */
import { readMigrationFiles } from '../../shared/contract/migration-files.ts';
import { migrate, MIGRATIONS_DIRECTORY } from '../../server/database/migrate.ts';
import { withConnection } from '../../server/database/with-connection.ts';
import { fillDatabase, type Size } from '../dataset.ts';
import { watchLocks } from './locks.ts';

const FILLED_AT = process.env['BENCH_FROM'] ?? '0001';
const NAME = 'bench_history';
/** Below it nobody would notice, in milliseconds. */
const NOTICEABLE = 20;

/** Prints those whose lock on the answers lasts. */
export async function migrateHistory(url: string, size: Size): Promise<void> {
  const own = url.replace(/\/[^/?]*(\?|$)/, `/${NAME}$1`);
  await withConnection(url, async (client) => {
    await client.query(`drop database if exists ${NAME} with (force)`);
    await client.query(`create database ${NAME}`);
  });
  const names = readMigrationFiles(MIGRATIONS_DIRECTORY).map(({ name }) => name);
  const first = names.findIndex((name) => name.startsWith(FILLED_AT));
  await migrate(own, { upTo: names[first] ?? '' });
  await fillAsToday(own, size);
  console.log(`\nFrom ${names[first] ?? ''} on, with ${size.companies * size.answersPerCompany} answers:`);
  console.log('| migration | ms | strong lock on the answers held ms |\n|---|---:|---|');
  const locks = await watchLocks(own);
  let quick = 0;
  for (const upTo of names.slice(first + 1)) {
    const begun = performance.now();
    await migrate(own, { upTo });
    const took = performance.now() - begun;
    const { held, mode } = locks.take();
    if (held < NOTICEABLE) quick += 1;
    else console.log(`| ${upTo} | ${Math.round(took)} | ${held} ${mode} |`);
  }
  console.log(`${quick} others held none for ${NOTICEABLE} ms.`);
  await locks.stop();
}

/** Since 0048 users have a column more, which that migration makes by itself. */
async function fillAsToday(url: string, size: Size): Promise<void> {
  await withConnection(url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_attribute where attrelid = 'customer_user'::regclass and attname = 'login_email'`,
    );
    if (rowCount === 0) await client.query('alter table customer_user add login_email text');
    await fillDatabase(url, size);
    if (rowCount === 0) await client.query('alter table customer_user drop login_email');
  });
}
