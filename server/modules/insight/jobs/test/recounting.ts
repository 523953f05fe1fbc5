// A server that counts scores anew, as a process of its own: `fork('recounting.ts', [connection string, batch])`. Tells
// its parent of each round, until it is killed or all is counted.
import { openDatabase } from '../../../../access/database.ts';
import { recountScores } from '../recount-scores.ts';

const [connectionString = '', batch = '1'] = process.argv.slice(2);
const database = openDatabase({ connectionString });
process.on('disconnect', () => process.exit());
process.send?.('ready');
while (await recountScores(database, Number(batch))) process.send?.('counted');
await database.close();
process.disconnect();
