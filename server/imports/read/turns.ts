/** Lets so many tasks run at once; the others wait in their order, so many of one owner at most. */
import { tooManyRequests } from '../../errors.ts';

interface Bounds {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks of one owner, the waiting ones included, so that nobody holds up all others. */
  ofOne: number;
  /** What one who has more than that is told to wait. */
  seconds: number;
}

/** Throws 429 for one task too many of an owner. */
export function createTurns({ atOnce, ofOne, seconds }: Bounds) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const tasksOf = new Map<number, number>();

  function count(owner: number, more: 1 | -1): void {
    const tasks = (tasksOf.get(owner) ?? 0) + more;
    if (tasks > ofOne) throw tooManyRequests({ parameters: { seconds }, headers: { 'retry-after': String(seconds) } });
    if (tasks === 0) tasksOf.delete(owner);
    else tasksOf.set(owner, tasks);
  }

  return async <Result>(owner: number, task: () => Promise<Result>): Promise<Result> => {
    count(owner, 1);
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
      count(owner, -1);
    }
  };
}
