/** The visitor's pages without their styles, as a process to be killed: `node visited-server.ts <connection string> <folder>`. Prints its port. */
import { createServer } from 'node:http';
import path from 'node:path';
import { openDatabase } from '../../server/access/database.ts';
import { createApp } from '../../server/app/app.ts';
import { createLog } from '../../server/log.ts';
import { openFileStore } from '../../server/platform/storage/file-store.ts';

const [connectionString = '', folder = ''] = process.argv.slice(2);
const port = (): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
const { listener } = createApp({
  ownOrigin: () => `http://127.0.0.1:${port()}`,
  database: openDatabase({ connectionString }),
  store: openFileStore({ kind: 'folder', folder: path.join(folder, 'files') }),
  intake: path.join(folder, 'intake'),
  journals: path.join(folder, 'reads'),
  sessionSecret: Buffer.from('a secret that only tests sign their tokens with'),
  publicUrl: 'https://feedback.test',
  trustedProxies: 0,
  rateLimitFactor: 1_000_000,
  renderPage: (page) => Promise.resolve({ html: page.kind, styles: [] }),
  log: createLog('error'),
});
const server = createServer(listener);
server.listen(0, '127.0.0.1', () => console.log(port()));
