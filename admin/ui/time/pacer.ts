export interface Pacer {
  /** Has the work done soon; asked many times, it is done once. */
  ask(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

interface Pace {
  /** Things come in bursts: the work is done this long after the first of one. */
  settleMs: number;
  /** And not sooner than this after the last time. */
  apartMs: number;
}

/** Work that many things ask for, done at a bounded pace. */
export function createPacer(work: () => void, { settleMs, apartMs }: Pace): Pacer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next = 0;
  return {
    ask() {
      if (timer !== undefined) return;
      const now = Date.now();
      timer = setTimeout(
        () => {
          timer = undefined;
          next = Date.now() + apartMs;
          work();
        },
        Math.max(settleMs, next - now),
      );
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
