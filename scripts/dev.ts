// `npm run dev`: everything of `npm start`, following the sources. Vite serves the back office with hot replacement on
// PORT and passes everything else on to the server behind it.
import path from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../server/app/config.ts';
import { ALONE } from '../server/app/processes/plan.ts';
import { generate, watchMigrations, watchPublicApp, watchSchemas, watchServer } from './dev-watchers.ts';
import { createOverlay } from './dev-overlay.ts';
import { createPrinted } from './dev-printed.ts';
import { openRelay } from './dev-relay.ts';
import { fillEmptyDatabase } from './first-run.ts';
import { project } from './front-ends.ts';
import { openMainDatabase } from './main-database.ts';
import { ensurePortFree } from './port.ts';
import { runScript } from './run-script.ts';
import { onStopRequest } from './stop-request.ts';
import { welcome } from './welcome.ts';

const servedBehind = '^/(api|[Qq]|node_query|survey_preview|public-assets|dev)(/|\\?|$)';

// Otherwise the first build by vite makes it production, for everything in this process and what it starts.
process.env['NODE_ENV'] = 'development';

let stop = (): Promise<void> => Promise.resolve();
onStopRequest(async () => {
  await stop();
  process.exit(0);
});

await runScript(async () => {
  const config = readConfig();
  const port = await ensurePortFree(config.port, config.host);
  const behind = await ensurePortFree(0, '127.0.0.1');
  const overlay = createOverlay();
  const printed = createPrinted(project);
  const told = { overlay, printed };
  await generate(told);
  const database = await openMainDatabase();
  const publicUrl = `http://localhost:${port}`;
  await fillEmptyDatabase({ connectionString: database.url, production: false, publicUrl });
  const relay = await openRelay(behind);
  const environment = { DATABASE_URL: database.url, HOST: '127.0.0.1', PUBLIC_URL: publicUrl };
  const server = watchServer(environment, relay, printed);
  await watchPublicApp();
  // The back office's own configuration looks for the server there.
  process.env['PORT'] = String(behind);
  const admin = await createServer({
    configFile: path.join(project, 'admin/vite.config.ts'),
    plugins: [printed.plugin],
    server: {
      port,
      host: config.host,
      strictPort: true,
      proxy: { [servedBehind]: { target: `http://127.0.0.1:${behind}` } },
    },
  });
  await admin.listen();
  overlay.attach(admin);
  watchSchemas(told);
  watchMigrations(database.url, told);
  stop = async () => {
    await server.stop();
    relay.close();
    await admin.close();
    await database.stop();
  };
  await server.ready;
  await welcome({ publicUrl, processes: ALONE }, database.url, []);
});
