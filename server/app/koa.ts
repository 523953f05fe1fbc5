/** What answers a request, in its order: figures, headers, health, the API, pictures, pages, the front ends. */
import Koa from 'koa';
import { anonymous } from '../access/principal.ts';
import { asSender, senderOf } from '../access/sender.ts';
import { compressed } from '../http/compression.ts';
import type { ActivityLog } from '../log.ts';
import { securityHeaders } from '../http/headers.ts';
import { refuseLongQueries } from '../http/request-bounds/head.ts';
import { parseQueriesOnce } from '../http/request-bounds/query.ts';
import { pictureFiles } from '../modules/surveys/pictures.ts';
import { outboxPage } from '../platform/mail/outbox-page.ts';
import type { Health } from '../platform/observability/health.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import { observeRequests } from '../platform/observability/observe-requests.ts';
import type { HeavyWork } from '../http/overload/heavy-work.ts';
import type { createRateLimits } from '../http/rate-limits.ts';
import { CALLBACK } from '../modules/billing/payments/operations.ts';
import { bankPage } from '../modules/billing/payments/simulator/page.ts';
import { unsubscribePage } from '../modules/insight/reports/unsubscribe-page.ts';
import type { Operation } from '../http/registry.ts';
import { type Answer, apiMiddleware } from '../http/routes/router.ts';
import { frontEndMiddleware } from '../http/routes/static.ts';
import type { ReadyPages } from '../modules/visitor/ready-pages.ts';
import { visitorPages } from '../modules/visitor/pages.ts';
import { visitorWidget } from '../modules/visitor/widget.ts';
import { visitorWorker } from '../modules/visitor/worker.ts';
import type { createVisitor } from '../modules/visitor/visitor.ts';
import type { AppOptions } from './app.ts';

/** What is answered below /api, and how. */
export interface Api {
  operations: ReadonlyMap<string, Operation>;
  pipeline: (operation: Operation) => Answer;
}

export interface Served {
  visitor: ReturnType<typeof createVisitor>;
  rateLimit: ReturnType<typeof createRateLimits>;
  heavyWork: HeavyWork;
  metrics: Metrics;
  health: Health;
  readyPages: ReadyPages;
}

export function createKoa(
  options: AppOptions,
  api: Api,
  { visitor, rateLimit, heavyWork, metrics, health, readyPages }: Served,
): Koa {
  const { database, store, log } = options;
  const koa = new Koa({ proxy: options.trustedProxies > 0, maxIpsCount: options.trustedProxies });
  koa.silent = true;
  parseQueriesOnce(koa);
  koa.on('error', (error: unknown) => {
    if (!isOfCaller(error)) log.error('response failed', { requestId: '', error });
  });
  koa.use(observeRequests(metrics, options.activity ?? nobody));
  koa.use(securityHeaders);
  koa.use(health.middleware);
  koa.use((context, next) => asSender(senderOf(anonymous, context.ip), next));
  koa.use(refuseLongQueries(log));
  koa.use(compressed());
  koa.use(apiMiddleware(api.operations, api.pipeline, log));
  koa.use(pictureFiles(store, rateLimit));
  const { sessionSecret: secret, ownOrigin } = options;
  koa.use(unsubscribePage({ database, secret, rateLimit, log }));
  // There is no bank of ours to visit beside a real one.
  if (options.gateway?.kind !== 'stripe')
    koa.use(bankPage({ database, secret, callbackAddress: () => `${ownOrigin()}${CALLBACK}`, rateLimit, log }));
  if (options.showsOutbox) koa.use(outboxPage(database, options.publicUrl));
  const publicClient = options.frontEnds?.publicClient;
  if (publicClient !== undefined)
    for (const middleware of [visitorWidget(publicClient), visitorWorker(publicClient)]) koa.use(middleware);
  const { renderPage, renderLongPage } = options;
  if (renderPage) koa.use(visitorPages({ visitor, renderPage, renderLongPage, rateLimit, heavyWork, readyPages }));
  for (const middleware of options.frontEnds ? frontEndMiddleware(options.frontEnds) : []) koa.use(middleware);
  return koa;
}

/** Where nobody hears of requests. */
export const nobody: ActivityLog = { info: () => undefined };

const HANG_UPS = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** A caller who goes away before the answer has reached him, or whose body is no HTTP, is no failure of ours. */
const isOfCaller = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (HANG_UPS.has(String(error.code)) || String(error.code).startsWith('HPE_'));
