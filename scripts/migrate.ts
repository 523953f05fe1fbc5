// `npm run migrate`
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';

await runScript(() =>
  withMainDatabase(({ applied, waiting = [] }) => {
    if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
    if (waiting.length > 0) console.log(`${waiting.join(', ')} waits until no older server answers.`);
    if (applied.length + waiting.length === 0) console.log('The database is up to date.');
    return Promise.resolve();
  }),
);
