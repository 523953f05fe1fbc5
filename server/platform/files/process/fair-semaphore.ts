/** Lets so many tasks run at once; the others wait: in their order, but who has none running goes first. */
import { tooManyRequests } from '../../../errors.ts';

interface Bounds {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks of one owner, the waiting ones included: what waits takes memory. */
  ofOne: number;
  /** What one who has more than that is told to wait. */
  seconds: number;
}

interface Waiting {
  owner: number;
  start: () => void;
}

/** Throws 429 for one task too many of an owner. */
export function createFairSemaphore({ atOnce, ofOne, seconds }: Bounds) {
  const running: number[] = [];
  const waiting: Waiting[] = [];

  function refuseTooMany(owner: number): void {
    const tasks = [...running, ...waiting.map((one) => one.owner)].filter((one) => one === owner).length;
    if (tasks >= ofOne) throw tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });
  }

  /** Who has many tasks waits for himself, and not everybody else for him. */
  function startNext(): void {
    const idle = waiting.findIndex(({ owner }) => !running.includes(owner));
    const [next] = waiting.splice(Math.max(0, idle), 1);
    if (!next) return;
    running.push(next.owner);
    next.start();
  }

  return async <Result>(owner: number, task: () => Promise<Result>): Promise<Result> => {
    refuseTooMany(owner);
    if (running.length < atOnce) running.push(owner);
    else await new Promise<void>((start) => waiting.push({ owner, start }));
    try {
      return await task();
    } finally {
      running.splice(running.indexOf(owner), 1);
      startNext();
    }
  };
}
