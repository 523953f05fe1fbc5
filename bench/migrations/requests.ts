/** Reads and submissions at a rate that does not wait for the server, each timed from when it was due. */
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Measured } from '../dataset.ts';
import { type Call, measures, visitorsCall } from '../measures.ts';

export interface RequestFigures {
  answered: number;
  /** Anything but 2xx, and what was never answered. */
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  longest: number;
}

export interface Requests {
  /** Leads them to another server; those that are under way are answered by the old one. */
  turnTo(origin: string): Promise<void>;
  /** Figures since the last time. */
  take(): RequestFigures;
  stop(): Promise<void>;
}

const CONNECTIONS = 32;
/** Of ten requests, how many of each. */
const MIX = [
  ...Array<string>(4).fill('feedback list page with its total'),
  ...Array<string>(3).fill('feedback detail'),
];

/** @param rate requests a second */
export function startRequests(to: string, rate: number, measured: Measured, authorization: string): Requests {
  let pool = new Pool(to, { connections: CONNECTIONS });
  let times: number[] = [];
  let failed = 0;
  let stopped = false;

  async function send(number: number, due: number): Promise<void> {
    const read = measures.find(({ name }) => name === MIX[number % 10])?.app(measured);
    const call: Call & { headers?: Record<string, string> } = read ?? visitorsCall(measured);
    try {
      const { statusCode, body } = await pool.request({
        method: call.method,
        path: call.path,
        headers: call.headers ?? { authorization },
        ...(call.body !== undefined && { body: call.body }),
      });
      const text = await body.text();
      times.push(performance.now() - due);
      if (statusCode < 300) return;
      console.log(`${call.method} ${call.path}: ${statusCode} ${text.slice(0, 200)}`);
    } catch (error) {
      console.log(`${call.method} ${call.path}: ${String(error)}`);
    }
    failed += 1;
  }

  async function sendAll(): Promise<void> {
    const begun = performance.now();
    const running = new Set<Promise<void>>();
    for (let number = 0; !stopped; number++) {
      const due = begun + (number * 1000) / rate;
      const wait = due - performance.now();
      if (wait > 1) await setTimeout(wait);
      const one: Promise<void> = send(number, due).finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
  }
  const sending = sendAll();
  return {
    async turnTo(origin) {
      const old = pool;
      pool = new Pool(origin, { connections: CONNECTIONS });
      await old.close();
    },
    take() {
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
      const figures = { answered: sorted.length, failed, p50: at(0.5), p99: at(0.99), longest: at(1) };
      times = [];
      failed = 0;
      return figures;
    },
    async stop() {
      stopped = true;
      await sending;
      await pool.close();
    },
  };
}
