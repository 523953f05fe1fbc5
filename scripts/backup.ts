// `npm run backup -- <file>`: the whole database and all uploaded files as one file; the server may go on.
import { backUp } from '../server/platform/backup/back-up.ts';
import { readConfig } from '../server/app/config.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { openFileStore } from '../server/platform/storage/file-store.ts';
import { withDatabaseAsItIs } from './main-database.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new SetupError('Name the file to write: npm run backup -- feedtree-backup.zip');
  const store = openFileStore(readConfig().storage);
  const made = await withDatabaseAsItIs((url) => backUp({ connectionString: url, store, file }));
  console.log(`Wrote ${file}: ${made.rows} rows of ${made.tables} tables, ${made.files} uploaded files.`);
  if (made.goneFiles > 0) console.log(`${made.goneFiles} files were removed meanwhile and are not in it.`);
});
