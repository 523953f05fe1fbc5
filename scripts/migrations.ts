// `npm run migrate:new <name>` writes the next migration, `npm run migrate:undo` takes it back and `npm run migrate:redo` makes it anew; `node scripts/migrations.ts check` fails when one is missing.
import path from 'node:path';
import { dataDirectory, withDatabaseAsItIs } from './main-database.ts';
import { begunIn } from '../server/database/migrate.ts';
import { runCommand } from '../generator/migrate/command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: path.join(import.meta.dirname, '..'),
  data: dataDirectory(),
  applied: () => withDatabaseAsItIs(begunIn),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
