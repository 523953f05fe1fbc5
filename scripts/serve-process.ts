// One of the processes that `npm start` watches over: `node scripts/serve-process.ts web-1`, started by nobody else.
import { readConfig } from '../server/app/config.ts';
import { runPart } from '../server/app/processes/run-part.ts';
import { distDirectory } from './front-ends.ts';
import { listenProblem } from './port.ts';
import { reportProblem } from './run-script.ts';

const config = readConfig();
try {
  await runPart({ config, connectionString: process.env['DATABASE_URL'] ?? '', distDirectory });
} catch (error) {
  reportProblem(listenProblem(error, config.port, config.host));
  process.exit(1);
}
