/** A request's way: context, session, rate, access, parse, handler, respond. Every operation passes it. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import { originOf } from '../access/origin.ts';
import { anonymous, isSignedIn, type Principal } from '../access/principal.ts';
import { asSender, senderOf } from '../access/sender.ts';
import { DEFAULT_BODY_LIMIT, readFileBody, readJsonBody } from './body.ts';
import { cookieName } from './cookie-name.ts';
import { forbidden, internal, notWhileLoggedInAs, Problem, type ProblemDocument, unauthorized } from '../errors.ts';
import { type FixedBody, sendFixed } from './fixed-body.ts';
import { respondEvents } from './event-stream.ts';
import { chooseLocale, type Locale } from '../../shared/i18n/locales.ts';
import { toProblem } from '../database/database-errors.ts';
import { refuseUnknownParameters } from '../query/unknown-parameters.ts';
import { validated } from '../validation/validate.ts';
import { nameRequest, noteCaller, noteProblem, requestIdOf } from './request.ts';
import type { HeavyWork } from './overload/heavy-work.ts';
import type { Logger } from '../log.ts';
import type { Operation, OperationAnswer, OperationRequest } from './registry.ts';
import type { createRateLimits } from './rate-limits.ts';

export interface PipelineParts {
  /** The caller by its access token; null for one that is none, or has run out. */
  verifyAccessToken(token: string): Promise<Principal | null>;
  /** Whether the call is the user's alone, which nobody makes who is logged in in its place. */
  isOwnerOnly(operation: Operation): boolean;
  rateLimit: ReturnType<typeof createRateLimits>;
  /** False once the super administrator who is logged in as the caller has logged out himself. */
  isStillLent(principal: Principal): Promise<boolean>;
  /** Refuses all but setting it up to whoever must have two-factor login and has none. */
  refuseWithoutTwoFactor(operation: Operation, principal: Principal): Promise<void>;
  /** Whether any grant lets the caller's role do this to an entity at all. */
  allows(principal: Principal, entity: string, action: string): boolean;
  /** Answers the body without what it proves the caller by, where the operation asks for that. */
  prove(request: OperationRequest): Promise<unknown>;
  /** Refuses what a company that can only read may not do. */
  refuseReadOnly(operation: Operation, principal: Principal): Promise<void>;
  /** Lets what is heavy wait for its sender's turn. */
  heavyWork: HeavyWork;
  log: Logger;
}

/** The language that the caller asked for: the spec's header first, then the browser's. */
export const localeOf = (context: Context): Locale =>
  chooseLocale([context.get('preferred-language') || undefined], context.get('accept-language'));

export const createPipeline =
  (parts: PipelineParts) =>
  (operation: Operation) =>
  async (context: Context, parameters: Record<string, string>): Promise<void> => {
    const requestId = requestIdOf(context);
    nameRequest(context, operation.id);
    const locale = localeOf(context);
    context.set('cache-control', 'no-store');
    const failure: Failure = { operation, locale, requestId, log: parts.log };
    try {
      const principal = operation.ignoresToken ? anonymous : await readPrincipal(context, parts.verifyAccessToken);
      noteCaller(context, principal);
      if (!(await parts.isStillLent(principal))) throw invalidToken();
      const isFile = operation.fileBy !== undefined && context.query[operation.fileBy] !== undefined;
      await parts.rateLimit(
        isFile ? 'file' : operation.rate,
        isSignedIn(principal) ? `user:${principal.userId}` : context.ip,
      );
      await parts.refuseWithoutTwoFactor(operation, principal);
      checkAccess(operation, principal, parts.allows);
      if (isGuest(principal) && parts.isOwnerOnly(operation)) throw notWhileLoggedInAs();
      refuseUnknownParameters(operation.input.query, context.query);
      await asSender(senderOf(principal, context.ip), async () => {
        await parts.refuseReadOnly(operation, principal);
        const request = await readRequest(context, operation, { principal, locale, requestId, parameters });
        if (operation.proof) request.body = await parts.prove(request);
        const work = () => operation.handler(request);
        const answer = await (operation.isHeavy || isFile ? parts.heavyWork(work) : work());
        if (answer.lines) respondLines(context, answer.lines, failure);
        else if (answer.events) respondEvents(context, answer.events, (error) => problemOf(error, failure));
        else if (answer.fixed) await respondFixed(context, answer.fixed, answer);
        else respond(context, answer);
      });
    } catch (error) {
      respondProblem(context, error, failure);
    }
  };

/** The caller by his bearer token; a token that no longer holds is 401, not anonymous. */
async function readPrincipal(context: Context, verify: PipelineParts['verifyAccessToken']): Promise<Principal> {
  const header = context.get('authorization');
  if (!header) return anonymous;
  const principal = await verify(/^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? '');
  if (!principal) throw invalidToken();
  return principal;
}

const invalidToken = (): Problem => unauthorized({ headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

/** 401 or 403 before anything of the input is looked at. Which rows an entity's grants reach, the kernel asks besides. */
function checkAccess({ access }: Operation, principal: Principal, allows: PipelineParts['allows']): void {
  const isAllowed =
    'roles' in access ? access.roles.includes(principal.role) : allows(principal, access.entity, access.action);
  if (isAllowed) return;
  throw isSignedIn(principal) ? forbidden() : unauthorized({ headers: { 'www-authenticate': 'Bearer' } });
}

/** Somebody of the platform who is logged in in a user's place. */
const isGuest = (principal: Principal): boolean => isSignedIn(principal) && principal.impersonatorId !== undefined;

const NO_FILE = Buffer.alloc(0);

async function readRequest(
  context: Context,
  operation: Operation,
  caller: Pick<OperationRequest, 'principal' | 'locale' | 'requestId' | 'parameters'>,
): Promise<OperationRequest> {
  return {
    ...caller,
    ...(operation.audit !== 'none' && { origin: originOf(context.headers) }),
    ip: context.ip,
    headers: context.headers,
    query: { ...context.query },
    incoming: context.req,
    ...(await readBody(context, operation)),
  };
}

async function readBody(context: Context, operation: Operation): Promise<Pick<OperationRequest, 'body' | 'file'>> {
  const { body: schema, file } = operation.input;
  if (file) return { body: undefined, file: await readFileBody(context.req, file) };
  if (operation.input.incoming || operation.method === 'GET' || operation.method === 'DELETE')
    return { body: undefined, file: NO_FILE };
  const body = await readJsonBody(context.req, operation.bodyLimit ?? DEFAULT_BODY_LIMIT, operation.bodyTooLarge);
  return { body: schema ? validated(schema, body ?? {}) : body, file: NO_FILE };
}

async function respondFixed(context: Context, body: FixedBody, { headers = {} }: OperationAnswer): Promise<void> {
  context.set(headers);
  await sendFixed(context, body);
  // Set with the body, the type would be a guess.
  context.set(headers);
}

function respond(context: Context, { status = 200, headers = {}, cookies = [], body }: OperationAnswer): void {
  for (const { name, value, seconds } of cookies)
    context.cookies.set(cookieName(name, context.secure), value, {
      httpOnly: true,
      sameSite: 'strict',
      secure: context.secure,
      maxAge: seconds * 1000,
      path: '/',
    });
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

/** Begins the answer at once; a problem that comes later is its last line. */
function respondLines(context: Context, lines: NonNullable<OperationAnswer['lines']>, failure: Failure): void {
  const stream = new PassThrough();
  const gone = new AbortController();
  context.res.once('close', () => gone.abort());
  const write = (line: object): void => {
    if (!stream.destroyed) stream.write(`${JSON.stringify(line)}\n`);
  };
  context.status = 200;
  context.type = 'application/x-ndjson; charset=utf-8';
  // Compressed or kept back by a proxy, the lines would all come at the end.
  context.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
  context.body = stream;
  const told = lines(write, gone.signal).catch((error: unknown) =>
    // Stopped because nobody listens any more: no failure, and nobody to tell of it.
    error === gone.signal.reason ? {} : { problem: documentOf(error, failure) },
  );
  void told.then((last) => {
    write(last);
    stream.end();
  });
}

/** The problem that a thrown value is for the caller; what is no problem of his is logged and told as 500. */
function problemOf(error: unknown, { operation, requestId, log }: Failure): Problem {
  const mapped = toProblem(error, operation?.fields ?? []);
  if (mapped instanceof Problem) return mapped;
  log.error('request failed', { requestId, error });
  return internal();
}

const documentOf = (error: unknown, failure: Failure): ProblemDocument =>
  problemOf(error, failure).toDocument(failure.locale, failure.requestId);

/** Answers any thrown value as a problem document. */
export function respondProblem(context: Context, error: unknown, failure: Failure): void {
  const problem = problemOf(error, failure);
  noteProblem(context, problem.code);
  context.status = problem.status;
  context.set(problem.headers);
  context.set('content-language', failure.locale);
  context.vary(['preferred-language', 'accept-language']);
  context.body = JSON.stringify(problem.toDocument(failure.locale, failure.requestId));
  context.type = 'application/problem+json; charset=utf-8';
}
