// `node scripts/project.ts <folder> generate|migrate:new <name>|build|start`: the commands of a project that has this one as a package.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../generator/migrate/command.ts';
import { openDatabase } from '../server/access/database.ts';
import { startContracts } from '../server/app/contracts.ts';
import { seedOnce, type Seed } from '../server/app/project/seed.ts';
import { type ProjectParts, serveProject } from '../server/app/project/serve.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { begunIn, migrate } from '../server/database/migrate.ts';
import { createLog } from '../server/log.ts';
import { openFileStore } from '../server/platform/storage/file-store.ts';
import type { ProjectConfig } from '../shared/contract/config.ts';
import { buildBackOffice } from './back-office/build.ts';
import { onStopRequest } from './stop-request.ts';

const [given = '', command = '', ...rest] = process.argv.slice(2);
const root = path.resolve(given);
const data = path.join(root, '.data');

const commands: Record<string, () => Promise<number>> = {
  build,
  generate: () => Promise.resolve(runGenerator()),
  'migrate:new': () => runMigrations('new'),
  start,
};

process.exitCode = await (commands[command] ?? usage)();

async function usage(): Promise<number> {
  console.error(`Usage: node scripts/project.ts <folder> ${Object.keys(commands).join('|')}`);
  return Promise.resolve(2);
}

function openOwnDatabase() {
  const url = process.env['DATABASE_URL'];
  if (url) return Promise.resolve({ url, stop: () => Promise.resolve() });
  return startEmbedded({ directory: path.join(data, 'postgres'), database: 'project' });
}

function runGenerator(): number {
  const generator = path.join(import.meta.dirname, '../generator/cli.ts');
  const words = [generator, 'generate', '--root', root, ...rest];
  return spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
}

async function runMigrations(what: string): Promise<number> {
  return runCommand([what, ...rest], {
    root,
    data,
    async applied() {
      const { url, stop } = await openOwnDatabase();
      return begunIn(url).finally(stop);
    },
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
}

/** What a module of the project exports. */
async function own<Exported>(file: string): Promise<Exported> {
  return (await import(pathToFileURL(path.join(root, file)).href)) as Exported;
}

/** Its config is called after the name in its package.json. */
async function backOffice(): Promise<string> {
  const { name } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { name: string };
  const { default: config } = await own<{ default: ProjectConfig }>(`${name}.config.ts`);
  return buildBackOffice(root, config);
}

async function build(): Promise<number> {
  await backOffice();
  return 0;
}

async function start(): Promise<number> {
  const built = await backOffice();
  const postgres = await openOwnDatabase();
  const directory = path.join(root, 'server/migrations');
  const { applied } = await migrate(postgres.url, { directory });
  if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
  const { seed } = await own<{ seed: Seed }>('server/seed.ts');
  if (await seedOnce(postgres.url, seed)) console.log('Filled the new database.');
  const contracts = await startContracts({ connectionString: postgres.url, directory, log: createLog('warn') });
  const database = openDatabase({ connectionString: postgres.url });
  const server = createServer(serveProject({ ...(await readParts()), database, backOffice: built }));
  const port = Number(process.env['PORT'] ?? 3000);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onStopRequest(async () => {
    server.close();
    server.closeAllConnections();
    await contracts.stop();
    await database.close();
    await postgres.stop();
    process.exit(0);
  });
  const { port: taken } = server.address() as AddressInfo;
  console.log(`It answers at http://127.0.0.1:${taken}/api, its back office at http://127.0.0.1:${taken}/`);
  return 0;
}

async function readParts(): Promise<Omit<ProjectParts, 'database' | 'backOffice'>> {
  const [{ descriptors }, { rules }, { abilities }, { extensions }, { claims }] = await Promise.all([
    own<Pick<ProjectParts, 'descriptors'>>('server/generated/index.ts'),
    own<Pick<ProjectParts, 'rules'>>('server/generated/rules.ts'),
    own<Pick<ProjectParts, 'abilities'>>('server/generated/abilities.ts'),
    own<Pick<ProjectParts, 'extensions'>>('server/app/entities.ts'),
    own<Pick<ProjectParts, 'claims'>>('server/claims.ts'),
  ]);
  const store = openFileStore({ kind: 'folder', folder: path.join(data, 'files') });
  await store.check();
  const intake = path.join(data, 'intake');
  return {
    descriptors,
    rules,
    abilities,
    extensions,
    claims,
    store,
    intake,
    secret: readSecret(),
    log: createLog('warn'),
  };
}

/** Made once, and kept beside the data. */
function readSecret(): Uint8Array {
  const file = path.join(data, 'secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(data, { recursive: true });
    fs.writeFileSync(file, randomBytes(32), { mode: 0o600 });
  }
  return fs.readFileSync(file);
}
