/** A server that does nothing but the steps of imports, until it is killed: `DATABASE_URL`, the folder of files. */
import path from 'node:path';
import { openDatabase } from '../../../access/database.ts';
import { createApp } from '../../../app/app.ts';
import { openFileStore } from '../../storage/file-store.ts';

const [connectionString = '', folder = ''] = process.argv.slice(2);

const { importer } = createApp({
  ownOrigin: () => '',
  database: openDatabase({ connectionString, shareFactor: 1_000 }),
  store: openFileStore({ kind: 'folder', folder: path.join(folder, 'files') }),
  intake: path.join(folder, 'intake'),
  journals: path.join(folder, 'reads'),
  sessionSecret: new Uint8Array(32),
  publicUrl: 'https://feedback.test',
  trustedProxies: 0,
  log: { error: (message, { error }) => process.stderr.write(`${message} ${String(error)}\n`) },
});

while (await importer.round(new AbortController().signal));
process.exit(0);
