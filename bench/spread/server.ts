/**
 * What answers, over several cells, without the work behind it: `node bench/spread/server.ts <connection string> <cells>
 * <folder>`; prints its port.
 */
import { startServer } from '../../server/app/main.ts';
import { aloneOnMachine } from '../../server/app/processes/machine.ts';
import { readCells } from '../../server/database/cells/addresses.ts';
import { createLog } from '../../server/log.ts';
import { benchConfig } from '../config.ts';

const [connectionString = '', cells = '', dataDirectory = ''] = process.argv.slice(2);
const running = await startServer({
  connectionString,
  // The standard output is the port's.
  log: createLog('error', { write: (line) => process.stderr.write(line) }),
  distDirectory: 'dist',
  // All load comes from one address: the limits are raised, not removed.
  rateLimitFactor: 1_000_000,
  part: { name: 'web', answers: true, works: false, machine: aloneOnMachine() },
  config: benchConfig({
    production: true,
    dataDirectory,
    storage: { kind: 'folder', folder: `${dataDirectory}/files` },
    cells: readCells(cells),
  }),
});
console.log(running.port);
