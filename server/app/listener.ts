/** What hears a request first: its bounds, what is turned away unread, pages that are ready, and then all the rest. */
import type { RequestListener } from 'node:http';
import { type Admission } from '../http/overload/admission.ts';
import { sheddingLoad } from '../http/overload/load-shedding.ts';
import { withBoundHeads } from '../http/request-bounds/head.ts';
import { createReadyPages } from '../modules/visitor/ready-pages.ts';
import { observeAnswer } from '../platform/observability/observe-requests.ts';
import type { AppOptions } from './app.ts';
import { type Api, createKoa, nobody, type Served } from './koa.ts';

/** The listener of an HTTP server. */
export function createListener(
  options: AppOptions,
  api: Api,
  { admission, ...served }: Omit<Served, 'readyPages'> & { admission: Admission },
): RequestListener {
  const { trustedProxies, activity = nobody } = options;
  const { visitor, rateLimit, metrics } = served;
  const readyPages = createReadyPages({
    visitor,
    trustedProxies,
    rateLimit,
    observe: (response, { name, ...answered }) =>
      observeAnswer(response, { ...answered, name: () => name }, metrics, activity),
  });
  const answer = createKoa(options, api, { ...served, readyPages }).callback();
  const rest: RequestListener = (request, response) => void answer(request, response);
  return withBoundHeads(sheddingLoad(admission, readyPages.before(rest)));
}
