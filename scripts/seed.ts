// `npm run seed`: fills a database that has no company yet with the demo; with NODE_ENV=production, with its first account.
import { fillEmptyDatabase } from './first-run.ts';
import { withMainDatabase } from './main-database.ts';
import { runScript } from './run-script.ts';
import { demoAddresses } from './welcome.ts';

await runScript(() =>
  withMainDatabase(async ({ url }) => {
    const address = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
    const production = process.env['NODE_ENV'] === 'production';
    const notes = await fillEmptyDatabase({ connectionString: url, production, publicUrl: address });
    console.log([...notes, ...(await demoAddresses(address, url))].join('\n'));
  }),
);
