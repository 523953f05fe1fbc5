/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, too: the database answers, and it is not about to stop.
 * Names of parts are told, nothing of what is wrong with them: both addresses are open to everybody.
 */
import type { Context, Middleware, Next } from 'koa';
import type { Database } from '../../access/database.ts';
import { nameRequest } from '../../http/request.ts';

export interface Health {
  middleware: Middleware;
  /** From now on nobody should send requests here. */
  stopping(): void;
}

/** What such requests are called. */
export const HEALTH = 'health';

type Part = 'ok' | 'failing';

/** In milliseconds. Whoever asks more often gets the same answer: it can't be used to keep the database busy. */
const CACHED_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** Answers `/healthz` and `/readyz`; the database is asked at most once a second. */
export function createHealth(database: Pick<Database, 'lookup'>): Health {
  let isStopping = false;
  let asked: { at: number; answer: Promise<Part> } | null = null;

  function databaseNow(): Promise<Part> {
    const at = performance.now();
    if (asked === null || at - asked.at > CACHED_MS) asked = { at, answer: tryDatabase(database) };
    return asked.answer;
  }

  async function ready(context: Context): Promise<void> {
    const parts = { server: isStopping ? 'stopping' : 'ok', database: await databaseNow() };
    const isReady = Object.values(parts).every((part) => part === 'ok');
    answer(context, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not_ready', ...parts });
  }

  return {
    middleware(context: Context, next: Next) {
      if (context.path !== '/healthz' && context.path !== '/readyz') return next();
      nameRequest(context, HEALTH);
      if (context.path === '/readyz') return ready(context);
      answer(context, 200, { status: 'alive' });
      return Promise.resolve();
    },
    stopping() {
      isStopping = true;
    },
  };
}

function answer(context: Context, status: number, body: object): void {
  context.status = status;
  context.set('cache-control', 'no-store');
  context.body = body;
}

async function tryDatabase(database: Pick<Database, 'lookup'>): Promise<Part> {
  try {
    await database.lookup('app', { text: 'select 1', values: [], query_timeout: TIMEOUT_MS });
    return 'ok';
  } catch {
    return 'failing';
  }
}
