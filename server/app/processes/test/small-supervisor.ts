// A supervisor to be killed: `node small-supervisor.ts <port>`. Says so when all that it watches over is there.
import path from 'node:path';
import { createLog } from '../../../log.ts';
import { createSupervisor } from '../supervisor.ts';

const [port = '0'] = process.argv.slice(2);
const supervisor = createSupervisor({
  processes: { web: 2, workers: 1 },
  script: path.join(import.meta.dirname, 'small-part.ts'),
  arguments: [port, ''],
  environment: {},
  log: createLog('error', { process: 'supervisor' }),
});
await supervisor.start();
process.stdout.write('All are there.\n');
