/**
 * Our server as it runs for users, without front ends: `node bench/app-server.ts <connection string> [<milliseconds>
 * [<folder>]]`: for how long totals of long lists are kept, where not as for users, and the migrations that it knows. Prints
 * its port.
 */
import { startServer } from '../server/app/main.ts';
import { benchConfig } from './config.ts';
import { obeyProfileOrders } from './profile.ts';

const [connectionString = '', totalsCachedMs, migrations] = process.argv.slice(2);
const running = await startServer({
  connectionString,
  distDirectory: 'dist',
  // All load comes from one address: the limits are raised, not removed.
  rateLimitFactor: 1_000_000,
  totalsCachedMs: totalsCachedMs ? Number(totalsCachedMs) : undefined,
  migrations,
  config: benchConfig({ production: true }),
});
obeyProfileOrders();
console.log(running.port);
