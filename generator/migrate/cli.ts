// `npm run migrate:new <name>` writes the next migration; `node generator/migrate/cli.ts check` fails when one is missing.
import path from 'node:path';
import { runCommand } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  root: path.join(import.meta.dirname, '..', '..'),
  tell: (line) => console.log(line),
  complain: (line) => console.error(line),
});
