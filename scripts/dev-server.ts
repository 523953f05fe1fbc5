// The server of `npm run dev`: started again whenever one of its sources changes.
import { readConfig } from '../server/app/config.ts';
import { startServer } from '../server/app/main.ts';
import { distDirectory } from './front-ends.ts';
import { onStopRequest } from './stop-request.ts';

const server = await startServer({
  config: readConfig(),
  connectionString: process.env['DATABASE_URL'] ?? '',
  distDirectory,
});
console.log(`Server started ${new Date().toLocaleTimeString()}.`);
onStopRequest(async () => {
  await server.stop();
  process.exit(0);
});
