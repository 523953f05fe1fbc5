/** Runs a round of work again and again, with a pause between, until it is stopped. */
import type { Logger } from '../../log.ts';

export interface LoopOptions {
  /** For the log: `delivering mail`. */
  name: string;
  /** At most, and after a round that failed. */
  pauseMs: number;
  /** A shorter pause, in milliseconds; asked for after each round. */
  pause?(): Promise<number>;
  /** Answers whether more is waiting; then the next round follows at once. */
  round(): Promise<boolean>;
  log: Logger;
}

export interface LoopFigures {
  name: string;
  rounds: number;
  failures: number;
  /** Seconds since 1970 of the last round that went well; 0 before the first. */
  lastSuccess: number;
}

export interface RunningLoop {
  figures(): LoopFigures;
  /** Begins a round at once, or another one after that which is under way. */
  wake(): void;
  /** Waits for the round that is under way. */
  stop(): Promise<void>;
}

/**
 * Begins at once, and runs one round at a time. One that fails is told once, until one succeeds again, and tried again
 * after the pause.
 */
export function startLoop({ name, pauseMs, pause, round, log }: LoopOptions): RunningLoop {
  let stopped = false;
  let failing = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const figures: LoopFigures = { name, rounds: 0, failures: 0, lastSuccess: 0 };

  async function run(): Promise<void> {
    let pausing = pauseMs;
    try {
      do {
        isWoken = false;
        while (!stopped && (await counted()));
        if (pause && !stopped && !isWoken) pausing = Math.min(pauseMs, await pause());
      } while (isWoken && !stopped);
      failing = false;
    } catch (error) {
      if (!failing) log.error(`${name} failed`, { requestId: '', error });
      failing = true;
      figures.failures += 1;
    }
    if (!stopped) timer = setTimeout(next, pausing);
  }
  async function counted(): Promise<boolean> {
    const isMore = await round();
    figures.rounds += 1;
    figures.lastSuccess = Date.now() / 1000;
    return isMore;
  }
  function next(): void {
    timer = undefined;
    running = run();
  }
  next();
  return {
    figures: () => ({ ...figures }),
    wake() {
      isWoken = true;
      if (timer === undefined) return;
      clearTimeout(timer);
      next();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
