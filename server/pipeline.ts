/** A request's way: context, session, rate, access, parse, handler, respond. Every operation passes it. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import { anonymous, isSignedIn, type Principal } from './access/principal.ts';
import { DEFAULT_BODY_LIMIT, readJsonBody } from './body.ts';
import { forbidden, internal, Problem, unauthorized } from './errors.ts';
import { chooseLocale, type Locale } from './i18n/locales.ts';
import { toProblem } from './kernel/database-errors.ts';
import { validated } from './kernel/validate.ts';
import type { Operation, OperationAnswer } from './registry.ts';
import type { createRateLimits } from './rate-limits.ts';
import type { Tokens } from './session/tokens.ts';

export interface PipelineParts {
  tokens: Tokens;
  rateLimit: ReturnType<typeof createRateLimits>;
  log: Logger;
}

/** Where failures of our own are told; never given bodies, tokens or addresses. */
export interface Logger {
  error(message: string, details: { requestId: string; error: unknown }): void;
}

/** The language that the caller asked for: the spec's header first, then the browser's. */
export const localeOf = (context: Context): Locale =>
  chooseLocale([context.get('preferred-language') || undefined], context.get('accept-language'));

export const createPipeline =
  (parts: PipelineParts) =>
  (operation: Operation) =>
  async (context: Context): Promise<void> => {
    const requestId = randomUUID();
    const locale = localeOf(context);
    context.set('x-request-id', requestId);
    context.set('cache-control', 'no-store');
    try {
      const principal = operation.ignoresToken ? anonymous : await readPrincipal(context, parts.tokens);
      await parts.rateLimit(operation.rate, isSignedIn(principal) ? `user:${principal.userId}` : context.ip);
      checkRoles(operation, principal);
      const answer = await operation.handler({
        principal,
        locale,
        requestId,
        ip: context.ip,
        headers: context.headers,
        parameters: (context['params'] ?? {}) as Record<string, string>,
        query: { ...context.query },
        body: await parseBody(context, operation),
      });
      respond(context, answer);
    } catch (error) {
      respondProblem(context, error, { operation, locale, requestId, log: parts.log });
    }
  };

/** The caller by his bearer token; a token that no longer holds is 401, not anonymous. */
async function readPrincipal(context: Context, tokens: Tokens): Promise<Principal> {
  const header = context.get('authorization');
  if (!header) return anonymous;
  const principal = await tokens.verifyAccessToken(/^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '');
  if (!principal) throw unauthorized({ headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
  return principal;
}

function checkRoles({ access }: Operation, principal: Principal): void {
  if (!('roles' in access) || access.roles.includes(principal.role)) return;
  throw isSignedIn(principal) ? forbidden() : unauthorized({ headers: { 'www-authenticate': 'Bearer' } });
}

async function parseBody(context: Context, operation: Operation): Promise<unknown> {
  if (operation.method === 'GET' || operation.method === 'DELETE') return undefined;
  const body = await readJsonBody(context.req, operation.bodyLimit ?? DEFAULT_BODY_LIMIT);
  const { body: schema } = operation.input;
  return schema ? validated(schema, body ?? {}) : body;
}

function respond(context: Context, { status = 200, headers = {}, body }: OperationAnswer): void {
  context.status = body === null || body === undefined ? (status === 200 ? 204 : status) : status;
  context.set(headers);
  if (body === null || body === undefined) return;
  if (typeof body === 'string') context.type = 'application/json; charset=utf-8';
  context.body = body;
  context.set(headers);
}

interface Failure {
  operation: Operation | null;
  locale: Locale;
  requestId: string;
  log: Logger;
}

/** Answers any thrown value as a problem document; what is no problem of the caller's is logged and told as 500. */
export function respondProblem(context: Context, error: unknown, failure: Failure): void {
  const mapped = toProblem(error, failure.operation?.fields ?? []);
  if (!(mapped instanceof Problem)) failure.log.error('request failed', { requestId: failure.requestId, error });
  const problem = mapped instanceof Problem ? mapped : internal();
  context.status = problem.status;
  context.set(problem.headers);
  context.set('content-language', failure.locale);
  context.vary(['preferred-language', 'accept-language']);
  context.body = JSON.stringify(problem.toDocument(failure.locale, failure.requestId));
  context.type = 'application/problem+json; charset=utf-8';
}
