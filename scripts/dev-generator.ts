// The generator of `npm run dev`: loads everything that it needs, rehearses, waits to be told, works once and ends. So a
// change waits for the work only. Where code changes that it has loaded, another one takes its place.
import path from 'node:path';
import { project } from './front-ends.ts';
import { dataDirectory } from './main-database.ts';

let isTold = false;
const commands = Promise.all([import('../generator/migrate/command.ts'), import('../generator/generate.ts')]);
// A schema that can't be read is told of when it is asked for.
const rehearsed = commands.then(([, { rehearse }]) => (isTold ? undefined : rehearse(project))).catch(() => undefined);

process.once('message', () => {
  isTold = true;
  void rehearsed.then(work);
});

async function work(): Promise<void> {
  const [{ runCommand }] = await commands;
  // Reads `generate` from the arguments of this process.
  await import(path.join(project, 'generator/cli.ts'));
  process.send?.('printed');
  if (process.exitCode === 0)
    process.exitCode = await runCommand(['check'], {
      root: project,
      data: dataDirectory(),
      // Only what takes a migration back asks for them.
      applied: () => Promise.resolve([]),
      print: console.log,
      complain: console.error,
    });
  process.disconnect();
}
