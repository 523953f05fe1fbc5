/** Load from a process of its own: `node bench/page/load.ts`, the plan as JSON on standard input, the result on standard output. */
import autocannon from 'autocannon';
import { text } from 'node:stream/consumers';

export interface PageLoadPlan {
  origin: string;
  /** Asked for in turn by each connection. */
  paths: string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface PageLoadResult {
  pages: number;
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const { origin, paths, headers, connections, seconds } = JSON.parse(await text(process.stdin)) as PageLoadPlan;
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  requests: paths.map((path) => ({ method: 'GET', path, headers })),
});
const answer: PageLoadResult = {
  pages: result['2xx'],
  requestsPerSecond: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
console.log(JSON.stringify(answer));
