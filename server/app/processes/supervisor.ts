/**
 * Watches over the processes of a machine. It shares the port out among those of the web (node:cluster), replaces what
 * ends or hangs, and rolls a release: one after another gets a successor and then ends. It answers and works at nothing
 * itself, and holds none of the code that does: what it starts has the release of that moment.
 */
import type { ServerLog } from '../../log.ts';
import { BEAT_MS } from './link.ts';
import { type Child, launchChild } from './child.ts';
import { createDaySalts, dayOf } from './day-salts.ts';
import { createGatheredMetrics, type GatheredMetrics } from './gathered-metrics.ts';
import { createHoldings } from './holdings.ts';
import type { FromProcess, FromSupervisor } from './messages.ts';
import type { Processes } from './plan.ts';
import { Slot } from './slot.ts';

export interface SupervisorOptions {
  processes: Processes;
  /** What a process runs; its name, `web-1` or `worker-1`, is its last argument. */
  script: string;
  arguments?: readonly string[];
  environment: NodeJS.ProcessEnv;
  log: ServerLog;
  /** How often it looks whether all were heard of, in milliseconds; they say so as often or more. */
  beatMs?: number;
  /** Makes ready for another release: where it rejects none is rolled. */
  prepare?(): Promise<void>;
}

export interface Supervisor {
  /** Rejects with ProcessEnded when one does not come up; the others are ended then. */
  start(): Promise<void>;
  /** Replaces all, one after another; answers whether all were. Asked for meanwhile, it begins once more at the end. */
  roll(): Promise<boolean>;
  /** Tells all to end what is under way, and waits for it. */
  stop(): Promise<void>;
  /** Of all processes together. */
  metrics: GatheredMetrics;
}

/** Moments in which nothing was heard of a process: counted, so that a machine that slept for an hour has missed one. */
const MOST_MISSED = 6;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { processes, log, beatMs = BEAT_MS } = options;
  const salts = createDaySalts();
  const all = (): Child[] => slots.flatMap((slot) => slot.children());
  const holdings = createHoldings();
  const metrics = createGatheredMetrics(all);
  let day = '';

  function heard(message: FromProcess, child: Child): void {
    if (message.type === 'tell') tellOthers(child, message);
    else if (message.type === 'holds') holdings.note(child, message);
    else if (message.type === 'echo') child.send(message);
    else if (message.type !== 'ready' && message.type !== 'beat') metrics.heard(child, message);
  }
  function tellOthers(child: Child, message: FromSupervisor): void {
    for (const other of all()) if (other !== child) other.send(message);
  }
  function launch(name: string): Child {
    const child = launchChild({ ...options, arguments: options.arguments ?? [], name, heard });
    child.send({ type: 'salts', salts: salts.share() });
    void child.ended.then(() => {
      holdings.forget(child);
      metrics.forget(child);
    });
    return child;
  }
  const slots = namesOf(processes).map(
    (name) => new Slot({ name, log, launch: () => launch(name), lost: () => metrics.lost(name) }),
  );

  function lookAround(): void {
    for (const child of all()) if (child.miss() > MOST_MISSED) child.kill();
    const today = dayOf(Date.now());
    if (today === day) return;
    day = today;
    for (const child of all()) child.send({ type: 'salts', salts: salts.share() });
  }
  let looking: NodeJS.Timeout | undefined;
  const roll = oncePerRequest(() => rollAll(slots, options));

  async function stop(): Promise<void> {
    clearInterval(looking);
    await Promise.all(slots.map((slot) => slot.stop()));
  }
  return {
    metrics,
    roll,
    stop,
    async start() {
      looking = setInterval(lookAround, beatMs);
      try {
        // What keeps one from starting keeps all of them, and is said once.
        const [first, ...others] = slots;
        await first?.start();
        await Promise.all(others.map((slot) => slot.start()));
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}

function namesOf({ web, workers }: Processes): string[] {
  const numbered = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${kind}-${at + 1}`);
  return [...numbered('web', web), ...numbered('worker', workers === 'within' ? 0 : workers)];
}

async function rollAll(slots: readonly Slot[], { prepare, log }: SupervisorOptions): Promise<boolean> {
  log.info('a release is rolled', {});
  try {
    await prepare?.();
    for (const slot of slots) await slot.roll();
    log.info('a release was rolled', {});
    return true;
  } catch (error) {
    log.error('a release was not rolled: what runs goes on', { requestId: '', error });
    return false;
  }
}

/** What is asked for while it is under way is done once more after it. */
function oncePerRequest(work: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let following: Promise<boolean> | undefined;
  const begin = (): Promise<boolean> => {
    following = undefined;
    running = work().finally(() => {
      if (!following) running = undefined;
    });
    return running;
  };
  return () => (running ? (following ??= running.then(begin)) : begin());
}
