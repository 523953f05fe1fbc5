/** Operations to Koa routes. A router per first path segment keeps a request from being matched against all of them. */
import Router from '@koa/router';
import type { Context, Middleware, Next } from 'koa';
import { methodNotAllowed, notFound } from '../../errors.ts';
import { requestIdOf } from '../request.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { Logger } from '../../log.ts';
import { type Operation, RegistryError } from '../registry.ts';

export const API_PREFIX = '/api';

export type Routers = Map<string, Router>;

/** Puts every operation of the registry on a router, under its id as the route's name. */
export function createRouters(
  registry: ReadonlyMap<string, Operation>,
  pipeline: (operation: Operation) => Middleware,
): Routers {
  const routers: Routers = new Map();
  for (const operation of byPathSpecificity(registry)) {
    const segment = firstSegment(operation.path);
    const router = routers.get(segment) ?? new Router({ prefix: API_PREFIX });
    routers.set(segment, router);
    router.register(`/${operation.path}`, [operation.method], pipeline(operation), { name: operation.id });
  }
  return routers;
}

/** `planlocation/get_plan` must be tried before `planlocation/:id`. */
const byPathSpecificity = (registry: ReadonlyMap<string, Operation>): Operation[] =>
  [...registry.values()].sort((one, other) => one.path.split(':').length - other.path.split(':').length);

const firstSegment = (path: string): string => path.split('/')[0] ?? '';

/** Refuses to go on when a router carries a route that the registry does not know. */
export function assertRegistered(routers: Routers, registry: ReadonlyMap<string, Operation>): void {
  for (const router of routers.values())
    for (const layer of router.stack)
      if (!registry.has(layer.name ?? ''))
        throw new RegistryError(
          `The route ${layer.methods.join('|')} ${String(layer.path)} is not in the operation registry.`,
        );
}

/** Dispatches what is below /api; what matches no operation is a 404, a wrong method a 405. */
export function apiMiddleware(routers: Routers, log: Logger): Middleware {
  const dispatchers = new Map([...routers].map(([segment, router]) => [segment, { router, run: router.routes() }]));
  return async (context: Context, next: Next) => {
    if (!context.path.startsWith(`${API_PREFIX}/`) && context.path !== API_PREFIX) return next();
    const dispatcher = dispatchers.get(firstSegment(context.path.slice(API_PREFIX.length + 1)));
    const matched = dispatcher?.router.match(context.path, context.method);
    if (dispatcher && matched?.route) return dispatcher.run(context as never, next);
    const allowed = [...new Set((matched?.path ?? []).flatMap((layer) => layer.methods))].join(', ');
    const problem = allowed ? methodNotAllowed({ parameters: { allowed }, headers: { allow: allowed } }) : notFound();
    respondProblem(context, problem, {
      operation: null,
      locale: localeOf(context),
      requestId: requestIdOf(context),
      log,
    });
  };
}
