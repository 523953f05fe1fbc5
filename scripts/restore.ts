// `npm run restore -- <file>`: a backup into an empty database.
import { restore } from '../server/platform/backup/restore.ts';
import { readConfig } from '../server/app/config.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { openFileStore } from '../server/platform/storage/file-store.ts';
import { withDatabaseAsItIs } from './main-database.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new SetupError('Name the file to restore: npm run restore -- feedtree-backup.zip');
  const store = openFileStore(readConfig().storage);
  const done = await withDatabaseAsItIs((url) => restore({ connectionString: url, store, file }));
  console.log(`Restored ${done.rows} rows of ${done.tables} tables and ${done.files} uploaded files.`);
  if (done.applied.length > 0) console.log(`Brought them up to date: ${done.applied.join(', ')}.`);
});
