/**
 * The server as several processes: `node machine.ts <connection string> <web processes>`. Prints its port, rolls at a message
 * or SIGHUP, and stops at SIGTERM.
 */
import path from 'node:path';
import { createSupervisor } from '../../server/app/processes/supervisor.ts';
import { createLog } from '../../server/log.ts';
import { ensurePortFree } from '../../scripts/port.ts';

const [connectionString = '', web = '2'] = process.argv.slice(2);
const port = String(await ensurePortFree(0, '127.0.0.1'));
const supervisor = createSupervisor({
  processes: { web: Number(web), workers: 1 },
  script: path.join(import.meta.dirname, 'app-process.ts'),
  arguments: [connectionString, port, web],
  environment: {},
  log: createLog('error', { process: 'supervisor' }),
});
await supervisor.start();
process.on('message', () => void supervisor.roll().then((rolled) => process.send?.({ rolled })));
process.on('SIGTERM', () => void supervisor.stop().then(() => process.exit(0)));
console.log(port);
