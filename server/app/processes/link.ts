/** The end of a process that a supervisor watches over: it says that it lives, hears what it is to do, and knows of the others. */
import cluster from 'node:cluster';
import { createDaySalts } from './day-salts.ts';
import type { CountedTogether } from '../../http/request-bounds/shares.ts';
import type { Machine, Told } from './machine.ts';
import { type Figures, type FromProcess, type FromSupervisor, type Holding, unwrap, wrap } from './messages.ts';

/** What the process makes of what it hears. */
export interface Obeys {
  readFigures(): Promise<Figures>;
  stop(): Promise<void>;
  retire(): Promise<void>;
}

export interface Link {
  machine: Machine;
  /** The process does its part. From now on it ends when it is told to, or when its supervisor is gone. */
  ready(process: Obeys): void;
}

/** In milliseconds. */
export const BEAT_MS = 5_000;
/** What was there for so short a time nobody counts. */
const GATHER_MS = 100;
/** Without a supervisor nobody takes what is still answered for long. */
const ORPHANED_MS = 10_000;

/**
 * @param web processes that share the machine
 * @param beatMs how often it says that it lives, in milliseconds
 */
export async function linkToSupervisor(web: number, beatMs = BEAT_MS): Promise<Link> {
  // Node would end the process at once when the supervisor is gone, whatever is under way.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  const salts = createDaySalts();
  const machine = createMachine(web, salts.of);
  const first = Promise.withResolvers<void>();
  let obeys: Obeys | undefined;
  let isEnding = false;

  async function end(by: 'stop' | 'retire'): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    // It does nothing yet that could be lost.
    if (!obeys) process.exit(0);
    await obeys[by]();
    await handBack();
    const figures = await obeys.readFigures();
    await sent({ type: 'last_figures', figures });
    process.exit(0);
  }

  process.on('message', (received: unknown) => {
    const message = unwrap<FromSupervisor>(received);
    if (message?.type === 'salts') {
      salts.take(message.salts);
      first.resolve();
    } else if (message?.type === 'stop' || message?.type === 'retire') void end(message.type);
    else if (message?.type === 'figures') void answerFigures(message.asked, obeys);
    else if (message) machine.receive(message);
  });
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), ORPHANED_MS).unref();
    void end('stop');
  });
  // A terminal, or whatever manages services, sends these to all processes: the supervisor decides.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => undefined);
  setInterval(() => void sent({ type: 'beat' }), beatMs).unref();
  await first.promise;
  return {
    machine,
    ready(made) {
      obeys = made;
      void sent({ type: 'ready' });
    },
  };
}

/**
 * Waits until no connection is on its way to this process any more, after it takes none: with the first echo all have
 * come that were sent before the supervisor knew, with the second it has heard that they were not taken. It gives them
 * to another process then; those of a process that is gone would be answered by nobody.
 */
async function handBack(): Promise<void> {
  for (let times = 0; times < 2; times += 1) await echo();
}

function echo(): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.once('disconnect', resolve);
    process.on('message', function heard(received: unknown) {
      if (unwrap<FromSupervisor>(received)?.type !== 'echo') return;
      process.off('message', heard).off('disconnect', resolve);
      resolve();
    });
    void sent({ type: 'echo' });
  });
}

async function answerFigures(asked: number, obeys: Obeys | undefined): Promise<void> {
  await sent({ type: 'figures', asked, figures: (await obeys?.readFigures().catch(() => null)) ?? [] });
}

/** Resolves when it is on its way, also where nobody is there to hear it any more. */
const sent = (message: FromProcess): Promise<void> =>
  new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(wrap(message), undefined, undefined, () => resolve());
  });

type Heard = (told: never) => void;

function createMachine(web: number, saltOf: (day: string) => Uint8Array) {
  const heard = new Map<keyof Told, Heard>();
  const counted = new Map<string, { tooMuch: (id: number) => void }>();
  return {
    web,
    saltOf,
    tell: (topic, told) => void sent({ type: 'tell', topic, told }),
    hear: (topic, listener) => void heard.set(topic, listener),
    counted(kind, most) {
      const one = createCounted(kind, most);
      counted.set(kind, one);
      return one.counted;
    },
    receive(message: FromSupervisor): void {
      if (message.type === 'tell') heard.get(message.topic)?.(message.told as never);
      if (message.type === 'too_much') for (const id of message.ids) counted.get(message.kind)?.tooMuch(id);
    },
  } satisfies Machine & { receive(message: FromSupervisor): void };
}

/** Told together some times a second: what came and went in between is never told. */
function createCounted(kind: string, most: number) {
  let changes = new Map<number, Holding>();
  const told = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let tooMuch: (id: number) => void = () => undefined;
  function tell(): void {
    timer = undefined;
    const gathered = [...changes.values()];
    changes = new Map();
    for (const { id, key } of gathered) {
      if (key === null) told.delete(id);
      else told.add(id);
    }
    if (gathered.length > 0) void sent({ type: 'holds', kind, most, changes: gathered });
  }
  function note(change: Holding): void {
    changes.set(change.id, change);
    timer ??= setTimeout(tell, GATHER_MS).unref();
  }
  const counted: CountedTogether = {
    entered: (key, id) => note({ id, key }),
    left(id) {
      if (told.has(id)) note({ id, key: null });
      else changes.delete(id);
    },
    onTooMuch: (heard) => void (tooMuch = heard),
  };
  return { counted, tooMuch: (id: number) => tooMuch(id) };
}
