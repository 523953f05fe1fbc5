/** What `npm run dev` does when a file changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { migrate } from '../server/database/migrate.ts';
import { distDirectory, frontEnds, project, removeStamp } from './front-ends.ts';
import { reportProblem } from './run-script.ts';

/** An editor writes a file in several steps, and a branch switch many files. */
const settleMs = 60;

const serverFolders = ['server', 'public-app/survey', 'dist/public/server'];

/** Prints everything from the schemas again, then says which migration is missing. */
export async function generate(): Promise<void> {
  if ((await run('generator/cli.ts', 'generate')) === 0) await run('generator/migrate/cli.ts', 'check');
}

export function watchSchemas(): void {
  watch('schemas', generate);
}

export function watchMigrations(connectionString: string): void {
  watch('server/migrations', async () => {
    const { applied } = await migrate(connectionString);
    if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
  });
}

/** The visitor's pages are rendered by the server, so they are built again instead of served by vite. */
export async function watchPublicApp(): Promise<void> {
  const frontEnd = frontEnds.find(({ name }) => name === 'public-app');
  if (!frontEnd) return;
  removeStamp(frontEnd.name);
  for (const { output, serverEntry } of frontEnd.builds) {
    await build({
      configFile: path.join(project, frontEnd.name, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: path.join(distDirectory, output), emptyOutDir: true, ssr: serverEntry ?? false, watch: {} },
    });
  }
}

/** Starts the server and leaves it to node to start it again. */
export function watchServer(environment: Record<string, string>): ChildProcess {
  // Folders and not what is imported: the server reads generated JSON as well, and the built pages.
  const watched = serverFolders.map((folder) => `--watch-path=${path.join(project, folder)}`);
  const arguments_ = ['--watch', ...watched, '--watch-preserve-output', path.join(project, 'scripts/dev-server.ts')];
  return spawn(process.execPath, arguments_, {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
}

function watch(folder: string, work: () => Promise<void>): void {
  let settled: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  fs.watch(path.join(project, folder), { recursive: true }, () => {
    clearTimeout(settled);
    settled = setTimeout(() => {
      running = running.then(work).catch(reportProblem);
    }, settleMs);
  });
}

function run(script: string, argument: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(project, script), argument], { cwd: project, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
