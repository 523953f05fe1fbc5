/** Operations to addresses below /api. */
import type { Context, Middleware, Next } from 'koa';
import { methodNotAllowed, notFound } from '../../errors.ts';
import { requestIdOf } from '../request.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { Logger } from '../../log.ts';
import type { Operation } from '../registry.ts';
import { createRouteTable } from './route-table.ts';

export const API_PREFIX = '/api';

/** What answers an operation, whose parameters in the address are the second argument. */
export type Answer = (context: Context, parameters: Record<string, string>) => Promise<void>;

/** Dispatches what is below /api to the operations of the registry; what is none of them is a 404, a wrong method a 405. */
export function apiMiddleware(
  registry: ReadonlyMap<string, Operation>,
  answerOf: (operation: Operation) => Answer,
  log: Logger,
): Middleware {
  const routes = createRouteTable(registry, answerOf);
  return (context: Context, next: Next) => {
    const { path } = context;
    if (!path.startsWith(`${API_PREFIX}/`) && path !== API_PREFIX) return next();
    const found = routes.find(path.slice(API_PREFIX.length + 1), context.method);
    if (found?.matched) return found.matched.target(context, found.matched.parameters);
    const allowed = found?.allowed.join(', ');
    const problem = allowed ? methodNotAllowed({ parameters: { allowed }, headers: { allow: allowed } }) : notFound();
    respondProblem(context, problem, {
      operation: null,
      locale: localeOf(context),
      requestId: requestIdOf(context),
      log,
    });
    return Promise.resolve();
  };
}
