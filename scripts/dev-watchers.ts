/** What `npm run dev` does when a file changes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { distDirectory, frontEnds, project, removeStamp } from './front-ends.ts';
import type { Overlay } from './dev-overlay.ts';
import { bringUpToDate } from './main-database.ts';
import { reportProblem } from './run-script.ts';
import { watchFolder } from './watch-folder.ts';

/** An editor writes a file in several steps, and a branch switch many files. */
const settleMs = 60;

/** After a change the server and the page have the processor first; the next generator loads when they are done. */
const restMs = 3000;

/** Folders and not what is imported: the server reads generated JSON as well, and the built pages. */
const serverFolders = ['server', 'shared', 'dist/public/server'];

let generator: ChildProcess | undefined;

/** Prints everything from the schemas again, then says which migration is missing; what is wrong stands over the page too. */
export async function generate(overlay: Overlay): Promise<void> {
  const working = generator?.connected ? generator : startGenerator();
  generator = undefined;
  const said: string[] = [];
  working.stderr?.on('data', (data: Buffer) => said.push(data.toString()));
  working.send('generate');
  const [code] = (await once(working, 'close')) as [number | null];
  overlay.tell('schemas', code === 0 ? null : said.join('').trim());
  setTimeout(() => (generator ??= startGenerator()), restMs);
}

/** The schemas, and the generator itself: the one that waits was loaded before the change. */
export function watchSchemas(overlay: Overlay): void {
  watchFolder(path.join(project, 'generator'), () => {
    if (generator?.connected) generator.disconnect();
  });
  watch(['schemas', 'generator'], () => generate(overlay));
}

function startGenerator(): ChildProcess {
  const child = fork(path.join(project, 'scripts/dev-generator.ts'), ['generate'], {
    cwd: project,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  return child;
}

/** Applies what is new; of one that the rows refuse it is said which command takes it up again. */
export function watchMigrations(connectionString: string, overlay: Overlay): void {
  watch(['server/migrations'], async () => {
    try {
      const { applied } = await bringUpToDate(connectionString);
      if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
      overlay.tell('migrations', null);
    } catch (error) {
      overlay.tell('migrations', error instanceof Error ? error.message : String(error));
      throw error;
    }
    await generate(overlay);
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

/** Starts the server, and again at each change of what it reads. Answers how to stop it. */
export function watchServer(environment: Record<string, string>): () => Promise<void> {
  const start = (): ChildProcess =>
    fork(path.join(project, 'scripts/dev-server.ts'), { cwd: project, env: { ...process.env, ...environment } });
  let server = start();
  watch(serverFolders, async () => {
    // Whatever it is doing, the page that asked asks again.
    await end(server, 'SIGKILL');
    server = start();
  });
  return () => end(server, 'SIGTERM');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Does the work after each change below one of the folders, once for changes that come together. */
function watch(folders: string[], work: () => Promise<void>): void {
  let settled: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  for (const folder of folders) {
    fs.mkdirSync(path.join(project, folder), { recursive: true });
    watchFolder(path.join(project, folder), () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        running = running.then(work).catch(reportProblem);
      }, settleMs);
    });
  }
}
