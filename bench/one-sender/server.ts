/** Our server as it runs for users, with its limits as they are: `node server.ts <connection string>`. Prints its port. */
import { startServer } from '../../server/app/main.ts';
import { benchConfig } from '../config.ts';

const running = await startServer({
  connectionString: process.argv[2] ?? '',
  distDirectory: 'dist',
  config: benchConfig({ production: true, dataDirectory: '.data/bench/one-sender', logLevel: 'error' }),
});
console.log(running.port);
