// `npm run dev`: everything of `npm start`, following the sources. Vite serves the back office with hot replacement on
// PORT and passes everything else on to the server behind it.
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { readConfig } from '../server/app/config.ts';
import { generate, watchMigrations, watchPublicApp, watchSchemas, watchServer } from './dev-watchers.ts';
import { createOverlay } from './dev-overlay.ts';
import { fillEmptyDatabase } from './first-run.ts';
import { project } from './front-ends.ts';
import { openMainDatabase } from './main-database.ts';
import { answering, ensurePortFree } from './port.ts';
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
  await generate(overlay);
  const database = await openMainDatabase();
  await fillEmptyDatabase(database.url, false);
  const publicUrl = `http://localhost:${port}`;
  const stopServer = watchServer({
    DATABASE_URL: database.url,
    PORT: String(behind),
    HOST: '127.0.0.1',
    PUBLIC_URL: publicUrl,
  });
  await watchPublicApp();
  // The back office's own configuration looks for the server there.
  process.env['PORT'] = String(behind);
  const admin = await createServer({
    configFile: path.join(project, 'admin/vite.config.ts'),
    plugins: [holdWhileRestarting(behind)],
    server: {
      port,
      host: config.host,
      strictPort: true,
      proxy: { [servedBehind]: { target: `http://127.0.0.1:${behind}` } },
    },
  });
  await admin.listen();
  overlay.attach(admin);
  watchSchemas(overlay);
  watchMigrations(database.url, overlay);
  stop = async () => {
    await stopServer();
    await admin.close();
    await database.stop();
  };
  await answering(behind);
  await welcome(publicUrl, database.url, []);
});

/** A page that vite reloads asks the server while it is starting again: it gets its answer later instead of an error. */
function holdWhileRestarting(port: number): Plugin {
  return {
    name: 'hold-while-restarting',
    configureServer({ middlewares }) {
      middlewares.use(async (request, _response, next) => {
        if (new RegExp(servedBehind).test(request.url ?? '')) await answering(port);
        next();
      });
    },
  };
}
