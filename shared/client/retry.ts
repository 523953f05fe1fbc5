/** Calls once more where the server asks to come back later (429, 503), if calling twice does no harm. */
import type { ApiAnswer, ApiRequest, Send } from './transport.ts';

export interface RetryParts {
  /** Calls after the first one. */
  retries?: number;
  /** A server that wants to be left alone for longer is answered by whoever called. */
  longestWaitMs?: number;
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
  random?: () => number;
}

const FIRST_WAIT_MS = 300;
const LATER = [429, 503];

/**
 * Waits as long as Retry-After says (RFC 9110, section 10.2.3), else twice as long each time, less a random part so
 * that many do not come back at once.
 */
export function retrying(send: Send, parts: RetryParts = {}): Send {
  const { retries = 2, longestWaitMs = 5_000, wait = sleep, random = Math.random } = parts;
  return async (path, request = {}) => {
    for (let failures = 0; ; failures += 1) {
      const answer = await send(path, request);
      if (!LATER.includes(answer.status) || failures >= retries || !isRepeatable(request)) return answer;
      const pause = askedFor(answer) ?? FIRST_WAIT_MS * 2 ** failures * (1 - random() / 2);
      if (pause > longestWaitMs) return answer;
      await wait(pause, request.signal);
    }
  };
}

/** It reads, or the server tells a second one from the first. */
const isRepeatable = ({ method = 'GET', headers = {} }: ApiRequest): boolean =>
  method === 'GET' || Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');

/** Seconds, or a date. */
function askedFor({ headers }: ApiAnswer): number | undefined {
  const asked = headers.get('retry-after');
  if (asked === null) return undefined;
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Rejects with the signal's reason where that comes first. */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
