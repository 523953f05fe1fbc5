// One of the processes that `machine.ts` starts: `node app-process.ts <connection string> <port> <web processes> web-1`.
import { runPart } from '../../server/app/processes/run-part.ts';
import { benchConfig } from '../config.ts';

const [connectionString = '', port = '0', web = '1'] = process.argv.slice(2);
await runPart({
  connectionString,
  distDirectory: 'dist',
  // All load comes from one address: the limits are raised, not removed.
  rateLimitFactor: 1_000_000,
  totalsCachedMs: 1,
  config: benchConfig({ production: true, port: Number(port), processes: { web: Number(web), workers: 1 } }),
});
