/** One request that is timed, and how it is sent. */
import type pg from 'pg';
import type { Measured } from './dataset.ts';

export interface Stage {
  connectionString: string;
  origin: string;
  authorization: string;
  measured: Measured;
}

export interface Request {
  path: string;
  /** Sent as JSON; a text is a file of CSV. */
  body: object | string;
}

export interface Timing {
  name: string;
  aim: number;
  rounds?: number;
  /** Plants what the requests need; answers the request of each round. */
  prepare(client: pg.Client, stage: Stage): Promise<(round: number) => Request | Promise<Request>>;
}

/** The answer; throws when it is none of success. */
export async function send({ origin, authorization }: Stage, { path, body }: Request): Promise<string> {
  const isFile = typeof body === 'string';
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': isFile ? 'text/csv' : 'application/json' },
    body: isFile ? body : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return text;
}
