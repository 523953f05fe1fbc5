// The server as people run it, as a process that tells all that it can: `node talking-server.ts <connection string> <folder>`.
// Prints its port.
import { startServer } from '../../../../app/main.ts';
import { localConfig } from '../../../../test/local-config.ts';
import { TEST_SECRET } from '../../../../test/world.ts';

const [connectionString = '', dataDirectory = ''] = process.argv.slice(2);
const running = await startServer({
  connectionString,
  distDirectory: 'dist',
  rateLimitFactor: 1_000_000,
  config: localConfig({ sessionSecret: TEST_SECRET, dataDirectory }),
});
process.stdout.write(`${running.port}\n`);
