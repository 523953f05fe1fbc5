/** An application in the state that the matrix needs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../../platform/backup/back-up.ts';
import { restore } from '../../platform/backup/restore.ts';
import { openFileStore } from '../../platform/storage/file-store.ts';
import { createEmptyDatabase } from '../database.ts';
import { type Served, type ServeOptions, serveWorld } from '../scenarios.ts';
import { noteChanges } from './changes.ts';
import { type Client, createClient } from './client.ts';
import { type Fixture, SECRET_WORD, STORED_FILE } from './fixture.ts';
import { freeOwner, plantRows } from './rows.ts';

export interface Stage {
  served: Served;
  fixture: Fixture;
  client: Client;
  close(): Promise<void>;
}

export interface StageOptions extends ServeOptions {
  /** The rows and files have come out of a backup. */
  restored?: true;
  /** Starts the application otherwise. */
  serve?: (options: ServeOptions) => Promise<Served>;
}

/** An application with the rows of the matrix in its database. */
export async function openStage({ restored, serve = serveWorld, ...options }: StageOptions): Promise<Stage> {
  // There is no backup of several databases.
  const planted = await serve({ ...options, ...(restored && { isUnspread: true }) });
  const fixture = await plantRows(planted);
  await planted.store.put(SECRET_WORD, STORED_FILE, 'text/plain');
  const served = restored ? await serveRestored(planted, fixture, options) : planted;
  await noteChanges(fixture.databases.pools);
  const client = createClient(served);
  return {
    served,
    fixture,
    client,
    async close() {
      client.close();
      await fixture.close();
      await served.close();
    },
  };
}

/** Another application, with a database and files that were empty before a backup of the first ones was brought back. */
async function serveRestored(planted: Served, fixture: Fixture, options: ServeOptions): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-restored-'));
  const file = path.join(folder, 'backup.zip');
  const files = path.join(folder, 'files');
  const { store, world } = planted;
  // A backup holds the files that are accounted for; the planted one, which many rows share, is so for that long only.
  await fixture.query(
    `insert into stored_file (company_id, storage_key, purpose, byte_size, state) values ($1, $2, 'answer', $3, 'stored')`,
    [world.companyA.id, SECRET_WORD, STORED_FILE.length],
  );
  await backUp({ connectionString: planted.ownerUrl, store, file });
  const database = await createEmptyDatabase();
  await restore({ connectionString: database.url, store: openFileStore({ kind: 'folder', folder: files }), file });
  const served = await serveWorld({ ...options, state: { database, world, files } });
  await fixture.moveTo(served);
  await freeOwner(fixture);
  await fixture.query('delete from stored_file where storage_key = $1', [SECRET_WORD]);
  await planted.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    ...served,
    async close() {
      await served.close();
      await database.drop();
    },
  };
}
