/** What `npm run dev` does when a file changes. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { distDirectory, frontEnds, project, removeStamp } from './front-ends.ts';
import type { Overlay } from './dev-overlay.ts';
import type { Printed } from './dev-printed.ts';
import type { Relay } from './dev-relay.ts';
import { bringUpToDate } from './main-database.ts';
import { answering, ensurePortFree } from './port.ts';
import { reportProblem } from './run-script.ts';
import { watchFolder } from './watch-folder.ts';

/** An editor writes a file in several steps, and a branch switch many files. */
const settleMs = 60;

/** After a change the server and the page have the processor first; the next generator loads when they are done. */
const restMs = 3000;

/** Before the server starts anew by what was printed: it needs a core for as long as the page does to draw itself. */
const pageFirstMs = 700;

/** Folders and not what is imported: the server reads generated JSON as well, and the built pages. */
const serverFolders = ['server', 'shared', 'dist/public/server'];

let generator: ChildProcess | undefined;
let generatorTime = 0;

/** The one that waits has read the project's configuration already. */
const isOutdated = (time: number): boolean => fs.statSync(path.join(project, 'feedtree.config.ts')).mtimeMs > time;

/** Who hears of what was generated. */
interface Told {
  overlay: Overlay;
  printed: Pick<Printed, 'begin' | 'end'>;
}

/** Prints everything from the schemas again, then says which migration is missing; what is wrong stands over the page too. */
export async function generate({ overlay, printed }: Told): Promise<void> {
  const working = generator?.connected && !isOutdated(generatorTime) ? generator : startGenerator();
  generator = undefined;
  const said: string[] = [];
  working.stderr?.on('data', (data: Buffer) => said.push(data.toString()));
  printed.begin();
  working.send('generate');
  const closed = once(working, 'close') as Promise<[number | null]>;
  // What migrations lack is found out while pages take what was printed.
  await Promise.race([once(working, 'message'), closed]);
  printed.end();
  const [code] = await closed;
  overlay.tell('schemas', code === 0 ? null : said.join('').trim());
  setTimeout(() => (generator ??= startGenerator()), restMs);
}

/** Of the generator itself, and of what schemas name: the one that waits has loaded it. */
const loadedByGenerator = ['generator', 'server', 'shared'];

/** The schemas, and what the generator that waits was loaded from before the change. */
export function watchSchemas(told: Told): void {
  for (const folder of loadedByGenerator)
    watchFolder(path.join(project, folder), () => {
      if (!generator?.connected) return;
      generator.disconnect();
      generator = undefined;
      setTimeout(() => (generator ??= startGenerator()), restMs);
    });
  watch(['schemas', 'generator'], () => generate(told));
}

function startGenerator(): ChildProcess {
  generatorTime = Date.now();
  const child = fork(path.join(project, 'scripts/dev-generator.ts'), ['generate'], {
    cwd: project,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  return child;
}

/** Applies what is new; of one that the rows refuse it is said which command takes it up again. */
export function watchMigrations(connectionString: string, told: Told): void {
  const { overlay } = told;
  watch(['server/migrations'], async () => {
    try {
      const { applied } = await bringUpToDate(connectionString);
      if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
      overlay.tell('migrations', null);
    } catch (error) {
      overlay.tell('migrations', error instanceof Error ? error.message : String(error));
      throw error;
    }
    await generate(told);
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

/**
 * Starts the server, and again at each change of what it reads. Where that was printed, the one before answers until the
 * next one does: a page that loads anew does not wait for it. Where somebody has written it, nothing is answered by what
 * it was before. Answers when the first one is there, and how to stop it.
 */
export function watchServer(
  environment: Record<string, string>,
  relay: Relay,
  printed: Pick<Printed, 'isRecent'>,
): { ready: Promise<unknown>; stop: () => Promise<void> } {
  const running = new Set<ChildProcess>();
  let isStopping = false;
  /** On a port of its own; answers when it has been started, and with when it can be asked, or has ended. */
  async function start(): Promise<{ port: Promise<number> }> {
    const port = await ensurePortFree(0, '127.0.0.1');
    if (isStopping) return { port: Promise.resolve(port) };
    const child = fork(path.join(project, 'scripts/dev-server.ts'), {
      cwd: project,
      env: { ...process.env, ...environment, PORT: String(port) },
    });
    running.add(child);
    const ended = once(child, 'exit').then(() => running.delete(child));
    return { port: Promise.race([answering(port), ended]).then(() => port) };
  }
  const first = start();
  const ready = first.then(({ port }) => port);
  relay.to(ready);
  watch(serverFolders, async () => {
    await first;
    const former = [...running];
    const endFormer = (signal: NodeJS.Signals) => Promise.all(former.map((child) => end(child, signal)));
    const isPrinted = printed.isRecent();
    if (isPrinted) await sleep(pageFirstMs);
    const next = isPrinted ? start() : endFormer('SIGKILL').then(start);
    const port = next.then((started) => started.port);
    if (isPrinted) await port;
    relay.to(port);
    await next;
    // It answers what it was asked before.
    await endFormer('SIGTERM');
  });
  return {
    ready,
    stop: async () => {
      isStopping = true;
      await Promise.all([...running].map((child) => end(child, 'SIGTERM')));
    },
  };
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
