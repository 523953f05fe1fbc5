// `npm run distribute`: prints the statements that spread the database over a Citus cluster.
import path from 'node:path';
import { distributeSql } from '../generator/migrate/distribute.ts';
import { readSnapshot } from '../generator/migrate/folder.ts';

process.stdout.write(distributeSql(readSnapshot(path.join(import.meta.dirname, '../server/migrations'))));
