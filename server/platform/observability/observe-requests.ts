/** Gives each request its id, measures it, and writes one line of log when it has been answered. */
import type { ServerResponse } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import type { ActivityLog } from '../../log.ts';
import { HEALTH } from './health.ts';
import type { Metrics } from './metrics.ts';
import { type Refusal, refusalOf, requestIdOf, requestNameOf } from '../../http/request.ts';

/** Of what is no operation and no page: files of the front ends, and addresses that lead nowhere. */
const UNNAMED = 'other';

export interface Observed {
  id: string;
  /** Asked for at the answer's end, when a request has been named. */
  name(): string | null;
  method: string;
  /** Asked for at the answer's end; absent or null: nothing was refused. */
  refusal?(): Refusal | null;
}

/** Measures from now on until the answer has gone out, and tells of it then. */
export function observeAnswer(
  response: ServerResponse,
  { id, name: named, method, refusal }: Observed,
  metrics: Metrics,
  log: ActivityLog,
): void {
  const begun = performance.now();
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response;
    const name = named() ?? UNNAMED;
    const milliseconds = performance.now() - begun;
    metrics.answered({ name, method, status, seconds: milliseconds / 1000 });
    // Asked every few seconds by whoever watches over the server.
    if (name === HEALTH) return;
    log.info('request', {
      request_id: id,
      name,
      method,
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      // Who tries what is not his is looked for by ids, here and in the log of his company.
      ...refusal?.(),
      // Who went away before the end has no whole answer.
      ...(!writableFinished && { cut_off: true }),
    });
  });
}

export function observeRequests(metrics: Metrics, log: ActivityLog): Middleware {
  return (context: Context, next: Next) => {
    const id = requestIdOf(context);
    context.set('x-request-id', id);
    const name = () => requestNameOf(context);
    const refusal = () => refusalOf(context);
    observeAnswer(context.res, { id, name, method: context.method, refusal }, metrics, log);
    return next();
  };
}
