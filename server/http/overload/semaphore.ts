/** Bounds work that costs memory or processor time: so many at once, so many that wait, the others hear of it at once. */
import { overloaded } from '../../errors.ts';

export interface Semaphore {
  /** Runs the work when its turn comes; throws 503 with Retry-After when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Of this process alone; who waits is served in the order of arrival, and waits as long as it takes. */
export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
      else throw overloaded({ headers: { 'retry-after': '2' } });
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
