/** A place for one process, in which there is always one: what ends by itself is replaced, and what is rolled has its successor first. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerLog } from '../../log.ts';
import type { Child } from './child.ts';

export interface SlotOptions {
  name: string;
  launch(): Child;
  log: ServerLog;
  /** Counts that one ended by itself. */
  lost(): void;
}

/** In milliseconds. Whoever has lived for so long did not end because it was started. */
const STEADY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** More than connections and files are given (`../web.ts`). */
const RETIRE_MS = 90_000;
/** More than SHUTDOWN_DELAY, connections and a round of work take. */
const STOP_MS = 120_000;

export class Slot {
  readonly name: string;
  readonly #options: SlotOptions;
  readonly #stopping = new AbortController();
  #current: Child | null = null;
  /** While it is rolled. */
  #next: Child | null = null;
  #failures = 0;

  constructor(options: SlotOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** The process that is there, or the one that will be; and while it is rolled also the other one. */
  children(): Child[] {
    return [this.#current, this.#next].filter((child) => child !== null);
  }

  /** Rejects with ProcessEnded when it does not come up. */
  async start(): Promise<void> {
    const child = this.#options.launch();
    this.#current = child;
    try {
      await child.ready;
    } catch (error) {
      this.#current = null;
      throw error;
    }
    this.#watch(child);
  }

  /** Another process first, then the end of the one that is there; rejects where the other does not come up. */
  async roll(): Promise<void> {
    const next = this.#options.launch();
    this.#next = next;
    try {
      await next.ready;
    } catch (error) {
      this.#next = null;
      if (this.#current === null) void this.#replace();
      throw error;
    }
    const old = this.#current;
    this.#current = next;
    this.#next = null;
    this.#watch(next);
    await old?.end('retire', RETIRE_MS);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.children().map((child) => child.end('stop', STOP_MS)));
  }

  #watch(child: Child): void {
    const { log, lost } = this.#options;
    void child.ended.then(({ code, signal, lived }) => {
      if (child !== this.#current) return;
      this.#current = null;
      if (this.#stopping.signal.aborted) return;
      lost();
      log.error('a process ended', { requestId: '', error: new Error(describe(child, { code, signal })) });
      if (lived > STEADY_MS) this.#failures = 0;
      void this.#replace();
    });
  }

  /** At once, unless the last ones ended soon. */
  async #replace(): Promise<void> {
    const pause = this.#failures === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (this.#failures - 1));
    this.#failures += 1;
    await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
    // One that is about to take its place needs no other.
    if (this.#stopping.signal.aborted || this.#current || this.#next) return;
    const child = this.#options.launch();
    this.#current = child;
    this.#watch(child);
    await child.ready.then(
      () => this.#options.log.info('a process was replaced', { replaced: this.name, pid: child.pid }),
      () => undefined,
    );
  }
}

const describe = ({ name, pid }: Child, { code, signal }: { code: number | null; signal: string | null }): string =>
  `${name}, process ${pid}, ended by itself (${signal ?? `exit code ${code}`}).`;
