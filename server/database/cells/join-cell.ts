/** Makes a database a cell beside the home cell, or brings one that is a cell up to date. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { HOME } from './addresses.ts';
import { migrate, type MigrateOptions } from '../migrate.ts';
import { withConnection } from '../with-connection.ts';
import type { CellAddress } from './addresses.ts';
import { setCellNumber } from './cell-number.ts';
import { linkDirectories, openDirectories, readDirectories } from './directories.ts';
import { reserveIds } from './sequences.ts';
import { followShared, publishShared, untilCopied } from './shared-tables.ts';

const COPY_PAUSE_MS = 50;

/**
 * Migrates it, gives it ids of its own, and ties it to the home cell. Each step may be done again.
 * @param homeUrl of the home cell, whose migrations are applied
 * @throws MigrationError, RoleSetupError, SetupError, each with what to do
 */
export async function joinCell(
  homeUrl: string,
  { name, url }: CellAddress,
  options: Pick<MigrateOptions, 'patience'> = {},
): Promise<void> {
  await migrate(url, options);
  await withConnection(homeUrl, async (home) => {
    await openDirectories(home, homeUrl);
    await publishShared(home);
    const directories = await readDirectories(home);
    const number = await numberOf(home, name);
    const joined = await withConnection(url, async (cell) => {
      await reserveIds(cell, number);
      await setCellNumber(cell, number);
      await linkDirectories(cell, homeUrl, directories);
      const followed = await followShared({ home, cell }, { homeUrl, name });
      await untilCopied(cell, name, () => sleep(COPY_PAUSE_MS));
      return followed;
    });
    if (joined === 'new') await home.query('update cell set takes_companies = true where name = $1', [name]);
  });
}

/** A new cell takes companies when it is ready, and not before. */
async function numberOf(home: pg.ClientBase, name: string): Promise<number> {
  // Without 'on conflict', which would draw a number each time.
  const insert =
    'insert into cell (name, takes_companies) select $1, $2 where not exists (select from cell where name = $1)';
  await home.query(insert, [HOME, true]);
  await home.query(insert, [name, false]);
  const { rows } = await home.query<{ number: number }>('select id::int as number from cell where name = $1', [name]);
  return rows[0]?.number ?? 0;
}
