/** Once in a test run: a PostgreSQL to work on, DATABASE_URL's or one that is thrown away afterwards. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../../server/database/embedded.ts';
import { lockHolder } from '../../server/database/process-lock.ts';
import { stopStalePostmaster } from '../../server/database/postmaster.ts';
import { roleSecret } from '../../server/database/role-login.ts';
import { dropTestDatabases } from '../../server/test/database.ts';
import { testCells } from './cells.ts';

const folderName = 'feedtree-test-';
/** In memory, where a database's thousand files are copied and dropped in a fifth of the processor time. */
const memory = '/dev/shm';
/** Bytes: some databases at a time, the demo's of forty megabytes, and what is written ahead. */
const ROOM = 6 * 1024 ** 3;

export default async function setup(): Promise<() => Promise<void>> {
  process.env['FEEDTREE_TEST_RUN'] = randomBytes(4).toString('hex');
  const given = process.env['DATABASE_URL'];
  if (given) {
    process.env['FEEDTREE_TEST_SERVER'] = given;
    // The roles are the cluster's and have one password each, whichever owner a test makes.
    process.env['DATABASE_ROLE_SECRET'] ??= roleSecret(given);
    return dropTestDatabases;
  }
  await removeLeftOvers();
  const directory = fs.mkdtempSync(path.join(hasRoom(memory) ? memory : os.tmpdir(), folderName));
  const postgres = await startEmbedded({ directory, database: 'feedtree', throwaway: true, logical: testCells > 0 });
  process.env['FEEDTREE_TEST_SERVER'] = postgres.url;
  return async () => {
    await postgres.stop();
    fs.rmSync(directory, { recursive: true, force: true });
  };
}

function hasRoom(folder: string): boolean {
  if (!fs.existsSync(folder)) return false;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize > ROOM && os.freemem() > ROOM;
}

/** A test run that was killed could not clean up behind itself. */
async function removeLeftOvers(): Promise<void> {
  const folders = [os.tmpdir(), memory].filter((folder) => fs.existsSync(folder));
  const found = folders.flatMap((folder) => fs.readdirSync(folder).map((name) => ({ folder, name })));
  for (const { folder, name } of found) {
    const directory = path.join(folder, name);
    const lock = path.join(directory, 'lock');
    if (!name.startsWith(folderName) || !isOurs(directory) || !fs.existsSync(lock) || lockHolder(lock) !== undefined)
      continue;
    await stopStalePostmaster(path.join(directory, 'data'));
    fs.rmSync(directory, { recursive: true, force: true });
  }
}

function isOurs(directory: string): boolean {
  // Its own run may end and remove it meanwhile.
  return fs.statSync(directory, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
