/**
 * Submissions at a rate that does not wait for the server: `node bench/submissions/load.ts`, the plan as JSON on standard
 * input, the result on standard output. What was accepted and what was sent away are timed apart.
 */
import autocannon from 'autocannon';
import { text } from 'node:stream/consumers';
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
  /** Anything else, and what was never answered. */
  failed: number;
}

const plan = JSON.parse(await text(process.stdin)) as StressPlan;
const [accepted, refused]: [number[], number[]] = [[], []];
let others = 0;

const instance = autocannon(
  {
    url: plan.origin,
    connections: plan.connections,
    duration: plan.seconds,
    overallRate: plan.rate,
    ignoreCoordinatedOmission: true,
    requests: [{ setupRequest: (request: object) => ({ ...request, ...visitorsCall(plan.measured) }) }],
  },
  (error, result) => {
    if (error) throw error;
    const answer: StressResult = {
      accepted: timed(accepted),
      refused: timed(refused),
      failed: others + result.errors + result.timeouts,
    };
    console.log(JSON.stringify(answer));
  },
);
instance.on('response', (_client, status, _bytes, milliseconds) => {
  if (status === 200) accepted.push(milliseconds);
  else if (status === 503 || status === 429) refused.push(milliseconds);
  else others += 1;
});

function timed(times: number[]): Timed {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? 0)) / 10;
  return { perSecond: Math.round(times.length / plan.seconds), p50: at(0.5), p99: at(0.99) };
}
