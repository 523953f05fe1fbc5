/** Calls the running application over a few kept connections: the matrix makes many thousand calls. */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Served } from '../scenarios.ts';
import type { Caller } from './vocabulary.ts';

export interface Call {
  caller: Caller;
  method: string;
  /** Below /api. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  text: string;
  contentRange: string;
}

export interface Client {
  call(call: Call): Promise<Answer>;
  /** Answers in the order of the calls, some at a time. */
  all(calls: readonly Call[]): Promise<Answer[]>;
  close(): void;
}

const CONNECTIONS = 8;
const BUSY = 503;
const TRIES = 10;
const PAUSE_MS = 500;
/** A token lives for longer. */
const TOKEN_MS = 120_000;

export function createClient({ origin, world }: Served): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const { hostname, port } = new URL(origin);
  const tokens = new Map<string, { signedAt: number; header: Promise<Record<string, string>> }>();

  /** Signed seldom: it is the same caller for all of his calls, which last longer than a token on a busy machine. */
  function authorization({ name }: Caller): Promise<Record<string, string>> {
    const known = tokens.get(name);
    if (known && Date.now() - known.signedAt < TOKEN_MS) return known.header;
    const header = world.authorization(name);
    tokens.set(name, { signedAt: Date.now(), header });
    return header;
  }

  /** Once more where the server was too busy: no lock and no scope decides that, and nothing was done. */
  async function call(asked: Call): Promise<Answer> {
    for (let tried = 1; ; tried++) {
      const answer = await send(asked);
      if (answer.status !== BUSY || tried === TRIES) return answer;
      await setTimeout(PAUSE_MS);
    }
  }

  async function send({ caller, method, path, body, headers }: Call): Promise<Answer> {
    const bytes = toBytes(body);
    const sent = {
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
      ...(await authorization(caller)),
      ...(caller.role === 'visitor' && visitorHeaders(world.companyA.codes.room)),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, method, path: `/api/${path}`, headers: sent }, (response) => {
        const parts: Buffer[] = [];
        const goesOn = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
        const notify = (): void =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            contentRange: String(response.headers['content-range'] ?? ''),
          });
        response.on('data', (part: Buffer) => {
          parts.push(part);
          if (!goesOn) return;
          // A stream of events never ends: its beginning is the answer.
          response.destroy();
          notify();
        });
        response.on('error', reject);
        response.on('end', notify);
      });
      asked.on('error', reject);
      asked.end(bytes);
    });
  }

  async function all(calls: readonly Call[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    const waiting = calls.entries();
    const worker = async (): Promise<void> => {
      for (const [at, one] of waiting) answers[at] = await call(one);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    return answers;
  }

  return { call, all, close: () => agent.destroy() };
}

/** A file goes as it is. */
function toBytes(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(JSON.stringify(body));
}

/** All that a visitor has: the address that he came from, and the token of his answer. */
const visitorHeaders = (code: string): Record<string, string> => ({
  referer: `https://feedback.test/Q/${code}`,
  cookie: 'response_token=5ec4e700-0000-4000-8000-000000000001',
});
