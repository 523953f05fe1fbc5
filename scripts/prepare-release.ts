// What a release needs before its processes begin: its front ends, and its database. Both stay good for those before it.
import { buildIfStale } from './front-ends.ts';
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  await buildIfStale();
  await withMainDatabase(({ applied }) => {
    if (applied.length > 0) console.log(`Brought the database up to date: ${applied.join(', ')}.`);
    return Promise.resolve();
  });
});
