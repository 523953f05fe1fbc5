/** Runs a round of work again and again, with a pause between, until it is stopped. */
import type { Logger } from '../pipeline.ts';

export interface LoopOptions {
  /** For the log: `delivering mail`. */
  name: string;
  pauseMs: number;
  /** Answers whether more is waiting; then the next round follows at once. */
  round(): Promise<boolean>;
  log: Logger;
}

export interface RunningLoop {
  /** Waits for the round that is under way. */
  stop(): Promise<void>;
}

/** A round that fails is told once, until one succeeds again, and tried again after the pause. */
export function startLoop({ name, pauseMs, round, log }: LoopOptions): RunningLoop {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      while (!stopped && (await round()));
      failing = false;
    } catch (error) {
      if (!failing) log.error(`${name} failed`, { requestId: '', error });
      failing = true;
    }
    if (!stopped) timer = setTimeout(next, pauseMs);
  }
  function next(): void {
    running = run();
  }
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
