/** Gives each request its id, measures it, and writes one line of log when it has been answered. */
import type { Context, Middleware, Next } from 'koa';
import type { ActivityLog } from '../../log.ts';
import { HEALTH } from './health.ts';
import type { Metrics } from './metrics.ts';
import { requestIdOf, requestNameOf } from '../../http/request.ts';

/** Of what is no operation and no page: files of the front ends, and addresses that lead nowhere. */
const UNNAMED = 'other';

export function observeRequests(metrics: Metrics, log: ActivityLog): Middleware {
  return async (context: Context, next: Next) => {
    const begun = performance.now();
    context.set('x-request-id', requestIdOf(context));
    context.res.once('close', () => {
      const { statusCode: status, writableFinished } = context.res;
      const name = requestNameOf(context) ?? UNNAMED;
      const milliseconds = performance.now() - begun;
      metrics.answered({ name, method: context.method, status, seconds: milliseconds / 1000 });
      // Asked every few seconds by whoever watches over the server.
      if (name === HEALTH) return;
      log.info('request', {
        request_id: requestIdOf(context),
        name,
        method: context.method,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        // Who went away before the end has no whole answer.
        ...(!writableFinished && { cut_off: true }),
      });
    });
    await next();
  };
}
