/** One process as its supervisor has it: started, ready, told to end, gone. */
import cluster, { type Worker } from 'node:cluster';
import { type FromProcess, type FromSupervisor, unwrap, wrap } from './messages.ts';

export interface ChildOptions {
  name: string;
  /** The script that it runs. */
  script: string;
  arguments: readonly string[];
  environment: NodeJS.ProcessEnv;
  heard(message: FromProcess, child: Child): void;
}

export interface Child {
  name: string;
  pid: number;
  send(message: FromSupervisor): void;
  /** Resolves once it does its part; rejects with ProcessEnded when it ends before, or takes too long. */
  ready: Promise<void>;
  ended: Promise<Ended>;
  /** At once. */
  kill(): void;
  /** Tells it to end what is under way, and waits until it is gone; at once when it takes too long. */
  end(how: 'stop' | 'retire', longestMs: number): Promise<void>;
  /** Counts one more moment in which it was not heard of, since it is ready; answers how many there were. */
  miss(): number;
}

export interface Ended {
  code: number | null;
  signal: string | null;
  /** In milliseconds, from when it was ready; 0 where it never was. */
  lived: number;
}

/** Before it was ready. It has said itself why, unless a signal ended it. */
export class ProcessEnded extends Error {
  readonly hasSaidWhy: boolean;
  constructor(name: string, { code, signal }: Pick<Ended, 'code' | 'signal'>) {
    super(`The process ${name} ended before it was ready (${signal ?? `exit code ${code}`}).`);
    this.hasSaidWhy = signal === null;
  }
}

/** What it loads and looks up takes seconds, on a machine that is busy with other things some times as long. */
const READY_MS = 120_000;

export function launchChild(options: ChildOptions): Child {
  const { name, script, environment, heard } = options;
  cluster.setupPrimary({ exec: script, args: [...options.arguments, name] });
  const worker = cluster.fork(environment);
  const ready = Promise.withResolvers<void>();
  // Whoever replaces it may wait for its end alone.
  ready.promise.catch(() => undefined);
  let missed = 0;
  let readyAt: number | undefined;
  const tooLate = setTimeout(() => worker.process.kill('SIGKILL'), READY_MS);
  const ended = endOf(worker, () => (readyAt === undefined ? 0 : performance.now() - readyAt));
  void ended.then((end) => {
    clearTimeout(tooLate);
    ready.reject(new ProcessEnded(name, end));
  });
  const child: Child = {
    name,
    pid: worker.process.pid ?? 0,
    send: (message) => send(worker, message),
    ready: ready.promise,
    ended,
    kill: () => void worker.process.kill('SIGKILL'),
    async end(how, longestMs) {
      send(worker, { type: how });
      const tooLong = setTimeout(() => worker.process.kill('SIGKILL'), longestMs);
      await ended;
      clearTimeout(tooLong);
    },
    miss: () => (readyAt === undefined ? 0 : ++missed),
  };
  worker.on('message', (received: unknown) => {
    const message = unwrap<FromProcess>(received);
    missed = 0;
    if (message?.type === 'ready') {
      clearTimeout(tooLate);
      readyAt = performance.now();
      ready.resolve();
    } else if (message) heard(message, child);
  });
  return child;
}

function endOf(worker: Worker, lived: () => number): Promise<Ended> {
  return new Promise((resolve) => {
    worker.once('exit', (code: number | null, signal: string | null) => resolve({ code, signal, lived: lived() }));
    // One that could not even be started emits nothing else.
    worker.on('error', () => worker.process.pid === undefined && resolve({ code: 1, signal: null, lived: 0 }));
  });
}

/** One that has just ended hears nothing, and need not. */
function send(worker: Worker, message: FromSupervisor): void {
  if (worker.isConnected()) worker.send(wrap(message), undefined, undefined, () => undefined);
}
