// A worker that looks at answers, as a process of its own: `fork('watching.ts', [connection string, batch])`. Tells its
// parent of each batch, until it is killed or all are looked at.
import { openDatabase } from '../../../../access/database.ts';
import { watchScores } from '../../jobs/watch-scores.ts';

const [connectionString = '', batch = '1'] = process.argv.slice(2);
const database = openDatabase({ connectionString });
process.on('disconnect', () => process.exit());
process.send?.('ready');
while (await watchScores(database, { waitSeconds: 0, batch: Number(batch) })) process.send?.('looked');
await database.close();
process.disconnect();
