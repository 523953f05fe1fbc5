/**
 * Load that counts what fails, on connections that are kept and on new ones: `node visitors.ts <origin> <codes as JSON>
 * [<requests a second>]`, as fast as it is answered where that is absent. Goes on until it is told to stop, and tells how
 * many requests there were whenever it is asked.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { visitorsHeaders } from '../measures.ts';

export interface Visited {
  requests: number;
  /** Of them on a connection of its own each. */
  onNewConnections: number;
  /** Pages and answers that were acknowledged. */
  pages: number;
  answers: number;
  /** By what was wrong. */
  failed: Record<string, number>;
}

const CONNECTIONS = 24;
const [origin = '', codes = '[]', rate] = process.argv.slice(2);
/** Milliseconds from one request of a visitor to his next. */
const apart = rate === undefined ? 0 : (CONNECTIONS / Number(rate)) * 1_000;
const known = JSON.parse(codes) as string[];
const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
const visited: Visited = { requests: 0, onNewConnections: 0, pages: 0, answers: 0, failed: {} };
let isOver = false;

type Call = Omit<Dispatcher.RequestOptions, 'origin'>;

const code = (): string => known[Math.floor(Math.random() * known.length)] ?? '';

const look = (): Call => ({ method: 'GET', path: `/Q/${code()}`, headers: visitorsHeaders() });

const answer = (): Call => ({
  method: 'POST',
  path: '/api/setsurveyanswer/',
  headers: visitorsHeaders(),
  body: JSON.stringify({ code: code(), response_token: randomUUID(), locale: 'en', answers: { experience: 2 } }),
});

const read = (): Call => ({ method: 'GET', path: '/api/siteaddresses/' });

/** Most look, some answer. */
function next(): { kind: 'page' | 'answer' | 'read'; call: Call } {
  const drawn = Math.random();
  if (drawn < 0.05) return { kind: 'answer', call: answer() };
  return drawn < 0.5 ? { kind: 'page', call: look() } : { kind: 'read', call: read() };
}

async function visit(): Promise<void> {
  const { kind, call } = next();
  const reset = Math.random() < 0.1;
  visited.requests += 1;
  if (reset) visited.onNewConnections += 1;
  try {
    const { statusCode, body } = await pool.request({ ...call, reset });
    await body.dump();
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    if (kind === 'page') visited.pages += 1;
    if (kind === 'answer') visited.answers += 1;
  } catch (error) {
    const what = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}`.trim() : '?';
    visited.failed[what] = (visited.failed[what] ?? 0) + 1;
  }
}

const visitors = Array.from({ length: CONNECTIONS }, async () => {
  // Spread over the time, so that they do not all come at once.
  let next = performance.now() + Math.random() * apart;
  while (!isOver) {
    await sleep(Math.max(0, next - performance.now()));
    next += apart;
    await visit();
  }
});
process.on('message', (asked) => {
  if (asked !== 'stop') return void process.send?.(visited);
  isOver = true;
  void Promise.all(visitors).then(() => process.send?.(visited, undefined, undefined, () => process.exit(0)));
});
