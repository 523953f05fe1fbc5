/**
 * Submissions at a rate that does not wait for the server: `node bench/submissions/load.ts`, the plan as JSON on standard
 * input, the result on standard output. They are sent evenly, as visitors come who know nothing of each other, and each
 * is timed from when it was due to be sent; those of the first second, in which the connections are made, are not. What
 * was accepted and what was sent away are told apart.
 */
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Measured } from '../dataset.ts';
import { visitorsCall } from '../measures.ts';

export interface StressPlan {
  origin: string;
  measured: Measured;
  /** Offered requests a second. */
  rate: number;
  connections: number;
  seconds: number;
}

export interface Timed {
  perSecond: number;
  p50: number;
  p99: number;
}

export interface StressResult {
  accepted: Timed;
  /** 503 and 429. */
  refused: Timed;
  /** How long after it was due each was sent: a busy machine holds up the sender, too. */
  late: Timed;
  /** Anything else, and what was never answered. */
  failed: number;
}

const plan = JSON.parse(await text(process.stdin)) as StressPlan;
const [accepted, refused, late]: [number[], number[], number[]] = [[], [], []];
let others = 0;

/** Seconds in which what is sent is not timed. */
const WARM_UP = 1;

const pool = new Pool(plan.origin, { connections: plan.connections, pipelining: 1 });

/** @param due milliseconds of when it was to be sent */
async function send(due: number, isTimed: boolean): Promise<void> {
  if (isTimed) late.push(performance.now() - due);
  try {
    const { statusCode: status, body } = await pool.request(visitorsCall(plan.measured));
    await body.dump();
    const milliseconds = performance.now() - due;
    const times = status === 200 ? accepted : status === 503 || status === 429 ? refused : null;
    if (times === null) others += 1;
    else if (isTimed) times.push(milliseconds);
  } catch {
    others += 1;
  }
}

const begun = performance.now();
const running: Promise<void>[] = [];
for (let passed = 0; passed < WARM_UP + plan.seconds; passed = (performance.now() - begun) / 1000) {
  while (running.length < passed * plan.rate) {
    const second = running.length / plan.rate;
    running.push(send(begun + second * 1000, second >= WARM_UP));
  }
  await setTimeout(1);
}
await Promise.all(running);
await pool.close();
const result: StressResult = { accepted: timed(accepted), refused: timed(refused), late: timed(late), failed: others };
console.log(JSON.stringify(result));

function timed(times: number[]): Timed {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
  return { perSecond: Math.round(times.length / plan.seconds), p50: at(0.5), p99: at(0.99) };
}
