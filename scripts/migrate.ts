// `npm run migrate`
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';

await runScript(() =>
  withMainDatabase(({ applied }) => {
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
    return Promise.resolve();
  }),
);
