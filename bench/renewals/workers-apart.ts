/** Workers that are processes of their own, each killed by SIGKILL after a random life, and replaced at once. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../server/seed/random.ts';
import type { WorkerMessage } from './worker.ts';
import type { Workers } from './workers.ts';

export interface WorkersApart {
  connectionString: string;
  workers: number;
  /**
   * How long a worker lives at most, once it is up, in milliseconds; as long as its start took where that was longer, or a
   * slow machine would kill each before it has done anything.
   */
  lifeMs: number;
  /** Of their lives. */
  seed: string;
}

const SCRIPT = path.join(import.meta.dirname, 'worker.ts');
const POLL_MS = 8;
/** Of one simulated day: what is due still after so long never will be done. */
const TIMEOUT_MS = 300_000;

export function openWorkersApart({ connectionString, workers, lifeMs, seed }: WorkersApart): Workers {
  // What is compiled once is not compiled again for each life.
  const compiled = mkdtempSync(path.join(tmpdir(), 'feedtree-compiled-'));
  const { share } = createRandom(seed);
  const living = new Set<ChildProcess>();
  const failures: Record<string, number> = {};
  const toll = { kills: 0, killsAtWork: 0, faulty: 0 };
  let time = new Date(0).toISOString();
  let isClosing = false;

  // One that is dead already is not told.
  const sendTime = (child: ChildProcess): void => void (child.connected && child.send(time, () => undefined));

  async function live(): Promise<void> {
    const begin = performance.now();
    const child = fork(SCRIPT, [connectionString], { env: { ...process.env, NODE_COMPILE_CACHE: compiled } });
    living.add(child);
    let isAtWork = false;
    let timer: NodeJS.Timeout | undefined;
    let isKilled = false;
    child.on('message', (word: WorkerMessage) => {
      if (word.state === 'at work' || word.state === 'idle') isAtWork = word.state === 'at work';
      if (word.state === 'failed') failures[word.why] = (failures[word.why] ?? 0) + 1;
      if (word.state !== 'ready') return;
      sendTime(child);
      const life = share() * Math.max(lifeMs, performance.now() - begin);
      timer = setTimeout(() => (isKilled = child.kill('SIGKILL')), life);
    });
    // What it said last is read before its end is told.
    await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    clearTimeout(timer);
    living.delete(child);
    if (isClosing) return;
    if (!isKilled) throw new Error('A worker ended by itself.');
    toll.kills += 1;
    if (isAtWork) toll.killsAtWork += 1;
  }
  const succession = Array.from({ length: workers }, async () => {
    while (!isClosing) await live();
  });
  const lost = Promise.all(succession);
  // It is heard of by whoever waits for the work.
  lost.catch(() => undefined);

  return {
    setTime(now) {
      time = now.toISOString();
      for (const child of living) sendTime(child);
    },
    toll: () => ({ ...toll }),
    failures: () => failures,
    async workOff(isDue) {
      const until = Date.now() + TIMEOUT_MS;
      while (await isDue()) {
        if (Date.now() > until) throw new Error('Something stays due.');
        await Promise.race([sleep(POLL_MS), lost]);
      }
    },
    async close() {
      isClosing = true;
      for (const child of living) child.kill('SIGKILL');
      await lost.catch(() => undefined);
      rmSync(compiled, { recursive: true, force: true });
    },
  };
}
