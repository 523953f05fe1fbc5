// `node generator/migrate/test/migrate-process.ts <connection string> <folder>`: a process that migrates, and can be killed.
import { migrate } from '../../../server/database/migrate.ts';

const [connectionString = '', directory = ''] = process.argv.slice(2);
await migrate(connectionString, { directory });
