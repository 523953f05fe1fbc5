/** Keeps what libraries make of a request's head within bounds: they split, sort and compare its lists without any. */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Context, Middleware, Next } from 'koa';
import { tooManyParameters } from '../../errors.ts';
import { requestIdOf } from '../request.ts';
import { localeOf, respondProblem } from '../pipeline.ts';
import type { Logger } from '../../log.ts';
import { hasMoreParameters, MAX_PARAMETERS } from './query.ts';

/** Some times what browsers send. A longer one is taken as not sent: a preference may be left aside (RFC 9110, 12.1). */
const LONGEST = Object.entries({
  accept: 1_000,
  'accept-charset': 200,
  'accept-encoding': 200,
  'accept-language': 500,
  'cache-control': 200,
  // Without one a body is of a type that is not taken: 415.
  'content-type': 300,
  'if-modified-since': 100,
  'if-none-match': 1_000,
  'if-range': 300,
  range: 100,
});

/** Browsers within apps name themselves in up to 400 signs. */
const LONGEST_USER_AGENT = 600;

/** Cuts the head of a request to what its readers can take; before any of them. */
export function boundHead({ headers }: IncomingMessage): void {
  for (const [name, longest] of LONGEST) {
    const value = headers[name];
    if (value !== undefined && String(value).length > longest) delete headers[name];
  }
  const userAgent = headers['user-agent'];
  if (userAgent && userAgent.length > LONGEST_USER_AGENT)
    headers['user-agent'] = userAgent.slice(0, LONGEST_USER_AGENT);
}

/** The listener of a server that reads no head beyond the bounds. */
export const withBoundHeads =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    boundHead(request);
    listener(request, response);
  };

/** Answers 400 to an address with more parameters than anything here takes. */
export function refuseLongQueries(log: Logger): Middleware {
  return (context: Context, next: Next) => {
    if (!hasMoreParameters(context.querystring, MAX_PARAMETERS)) return next();
    const problem = tooManyParameters({ parameters: { limit: MAX_PARAMETERS } });
    const [locale, requestId] = [localeOf(context), requestIdOf(context)];
    respondProblem(context, problem, { operation: null, locale, requestId, log });
    return Promise.resolve();
  };
}
