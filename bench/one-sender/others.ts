/**
 * Everybody else, in a process of their own: `node others.ts`, what they do as JSON on standard input. Each sends one
 * request after the other with a pause between, from an address of their own, and tells how long each answer took.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface OthersPlan {
  host: string;
  port: number;
  seconds: number;
  /** Of another company's admin. */
  accessToken: string;
  feedbackIds: number[];
  /** Of other companies. */
  codes: string[];
}

export interface Experience {
  /** Milliseconds of each answer. */
  times: number[];
  /** Answers that were no success, by status. */
  failed: Record<number, number>;
}

export type Experiences = Record<string, Experience>;

interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  from: string;
}

const plan = JSON.parse(await text(process.stdin)) as OthersPlan;
const agent = new Agent({ keepAlive: true });
let visitors = 0;

/** All of 127.0.0.0/8 is this machine: each visitor has an address of their own, and none is the attacker's. */
const visitorsAddress = (): string => {
  visitors += 1;
  return `127.1.${visitors % 250}.${1 + (process.pid % 250)}`;
};
const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)];
const signedIn = { headers: { authorization: `Bearer ${plan.accessToken}` }, from: '127.2.0.1' };
const device = (): string => `Mozilla/5.0 (${randomUUID()})`;

const kinds: Record<string, { pauseMs: number; next(): Asked }> = {
  'a visitor answers': {
    pauseMs: 150,
    next: () => ({
      method: 'POST',
      path: '/api/setsurveyanswer/',
      headers: { 'content-type': 'application/json', 'user-agent': device() },
      body: JSON.stringify({
        code: pick(plan.codes),
        response_token: randomUUID(),
        locale: 'en',
        answers: { experience: 2 },
      }),
      from: visitorsAddress(),
    }),
  },
  'a visitor opens the page': {
    pauseMs: 150,
    next: () => ({
      path: `/Q/${pick(plan.codes)}`,
      headers: { accept: 'text/html', 'user-agent': device() },
      from: visitorsAddress(),
    }),
  },
  'another company lists feedback': {
    pauseMs: 100,
    next: () => ({ path: '/api/feedback/?range=%5B0%2C24%5D&sort=%5B%22created_at%22%2C%22DESC%22%5D', ...signedIn }),
  },
  'another company reads one': {
    pauseMs: 100,
    next: () => ({ path: `/api/feedback/${pick(plan.feedbackIds)}`, ...signedIn }),
  },
  healthz: { pauseMs: 25, next: () => ({ path: '/healthz', from: '127.3.0.1' }) },
};

const TIMEOUT_MS = 10_000;

const statusOf = ({ from, ...asked }: Asked): Promise<number> =>
  new Promise((resolve) => {
    const { body, ...options } = asked;
    const outgoing = request(
      { host: plan.host, port: plan.port, agent, localAddress: from, timeout: TIMEOUT_MS, ...options },
      (incoming) => {
        incoming.resume();
        incoming.once('close', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });

async function experience({ pauseMs, next }: { pauseMs: number; next(): Asked }, until: number): Promise<Experience> {
  const told: Experience = { times: [], failed: {} };
  while (performance.now() < until) {
    const began = performance.now();
    const status = await statusOf(next());
    told.times.push(performance.now() - began);
    if (status < 200 || status > 299) told.failed[status] = (told.failed[status] ?? 0) + 1;
    await sleep(pauseMs);
  }
  return told;
}

const until = performance.now() + plan.seconds * 1_000;
const all = Object.entries(kinds).map(async ([name, kind]) => [name, await experience(kind, until)] as const);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(all))));
agent.destroy();
