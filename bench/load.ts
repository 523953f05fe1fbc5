/** Load from a process of its own: `node bench/load.ts`, the request's plan as JSON on standard input, the result on standard output. */
import autocannon from 'autocannon';
import { text } from 'node:stream/consumers';
import type { Measured } from './dataset.ts';
import { measures, pageHeaders, visitorsHeaders } from './measures.ts';

export interface LoadPlan {
  origin: string;
  measure: string;
  side: 'app' | 'bare';
  authorization: string;
  measured: Measured;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const plan = JSON.parse(await text(process.stdin)) as LoadPlan;
const measure = measures.find(({ name }) => name === plan.measure);
if (!measure) throw new Error(`There is no measure "${plan.measure}".`);

const result = await autocannon({
  url: plan.origin,
  connections: plan.connections,
  duration: plan.seconds,
  requests: [
    {
      setupRequest(request: object) {
        const call = measure[plan.side](plan.measured);
        const signed = call.method === 'GET' && !call.isVisitor ? { authorization: plan.authorization } : {};
        return {
          ...request,
          method: call.method,
          path: call.path,
          headers: { ...signed, ...(call.body && visitorsHeaders()), ...(call.isVisitor && pageHeaders()) },
          ...(call.body && { body: call.body }),
        };
      },
    },
  ],
});

const answer: LoadResult = {
  requestsPerSecond: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
console.log(JSON.stringify(answer));
