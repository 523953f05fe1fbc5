/** The load itself: so many connections, each with the next request as soon as the last was answered. */
import autocannon from 'autocannon';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface LoadResult {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** In all, with success. */
  answered: number;
}

export interface Volley {
  origin: string;
  connections: number;
  seconds: number;
}

/** @param next the next request; drawn anew each time */
export async function fire({ origin, connections, seconds }: Volley, next: () => Request): Promise<LoadResult> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request: object) => ({ ...request, ...next() }) }],
  });
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    answered: result['2xx'],
  };
}
