/**
 * Our server as it runs for users, without front ends: `node bench/app-server.ts <connection string> [<milliseconds>]`, for
 * which totals of long lists are kept, where not as for users. Prints its port.
 */
import { startServer } from '../server/main.ts';
import { SIMULATOR } from '../server/payments/settings.ts';
import { noAddresses } from '../server/routes/site-addresses.ts';
import { BENCH_SECRET } from './principal.ts';

const [connectionString = '', totalsKeptMs] = process.argv.slice(2);
const running = await startServer({
  connectionString,
  distDirectory: 'dist',
  // All load comes from one address: the limits are raised, not removed.
  rateLimitFactor: 1_000_000,
  totalsKeptMs: totalsKeptMs === undefined ? undefined : Number(totalsKeptMs),
  config: {
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1',
    trustedProxies: 0,
    production: true,
    sessionSecret: BENCH_SECRET,
    dataDirectory: '.data',
    storage: { kind: 'folder', folder: '.data/bench/files' },
    smtpUrl: null,
    mailFrom: null,
    gateway: SIMULATOR,
    siteAddresses: noAddresses,
    seller: null,
  },
});
console.log(running.port);
