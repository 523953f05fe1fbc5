/**
 * The one door to the API. It keeps the session as the spec's sections 4 and 7 have it: the user data are asked for
 * before each authenticated call, and a 401 leads to one refresh, for which all calls wait before they are sent again.
 */
import { HttpError } from 'ra-core';
import { retrying, type RetryParts } from '../../shared/client/retry.ts';
import { type ApiAnswer, type ApiRequest, createTransport, Unreachable } from '../../shared/client/transport.ts';
import { refusalToError } from './plan-refusal.ts';
import { problemToError, transportError } from './problem.ts';
import type { SessionStore, Tokens } from './session-store.ts';
import { createUploader, type UploaderParts, type UploadRequest } from './upload.ts';
import { isObject, parseUserData, type UserData } from './user-data.ts';

/** Spec, section 9. */
export const TIMEOUT_MS = 30_000;

export type { ApiAnswer, ApiRequest };

export interface ApiClient {
  /** An authenticated call; `path` is below /api. Rejects with an `HttpError`. */
  call: (path: string, request?: ApiRequest) => Promise<ApiAnswer>;
  /** An authenticated upload of a file as it is; `json` is the last line of what the server answers while it works. */
  upload: (path: string, request: UploadRequest) => Promise<ApiAnswer>;
  /** A call that needs no session. */
  callAnonymously: (path: string, request?: ApiRequest) => Promise<ApiAnswer>;
  /** Asks who is signed in; calls at the same time share one request. */
  refreshUserData: () => Promise<void>;
  /** Answers the challenge where a code is asked for as well; null once somebody is signed in. */
  signIn: (credentials: { email: string; password: string }) => Promise<string | null>;
  /** The first sign-in: confirms a registration by its mailed link. */
  confirmRegistration: (given: { token: string; password: string }) => Promise<void>;
  /** The second step of a sign-in. */
  answerChallenge: (answer: { challenge: string; code: string }) => Promise<void>;
  /** Logs in as a user of a company; `signOut` ends that, and the own session goes on. */
  loginAs: (asked: { user_id: number; reason: string }) => Promise<void>;
  /** Ends the session here and, if it can be reached, at the server. */
  signOut: () => Promise<void>;
}

export interface ApiClientParts {
  store: SessionStore;
  /** The language to answer in. */
  locale: () => string;
  fetch: typeof fetch;
  /** Runs a task while no other tab runs its own; the Web Locks API where there is one. */
  exclusively?: <T>(task: () => Promise<T>) => Promise<T>;
  timeoutMs?: number;
  retry?: RetryParts;
  /** Of uploads, where it is not the browser's. */
  makeRequest?: UploaderParts['makeRequest'];
}

export function createApiClient(parts: ApiClientParts): ApiClient {
  const { store } = parts;
  const send = createSender(parts);
  const upload = createUploader(parts);
  const refreshTokens = shareFlight(createTokenRefresh(parts, send));

  /** With the bearer token; on a 401 once more with the next one. Ends the session when that does not help. */
  async function authenticated(attempt: (accessToken: string) => Promise<ApiAnswer>): Promise<ApiAnswer> {
    const { accessToken } = tokensOf(store);
    try {
      return await attempt(accessToken);
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
    }
    if (store.tokens()?.accessToken === accessToken) await refreshTokens();
    try {
      return await attempt(tokensOf(store).accessToken);
    } catch (error) {
      if (isUnauthorized(error)) store.clear();
      throw error;
    }
  }
  const enter = async (path: string, body: object): Promise<void> =>
    keepSession(store, (await send(path, { method: 'POST', body: withHeldToken(store, body) })).json);
  const sendAuthenticated = (path: string, request: ApiRequest): Promise<ApiAnswer> =>
    authenticated((accessToken) => send(path, request, accessToken));

  const refreshUserData = shareFlight(async () => {
    const tag = store.userData() === null ? null : store.userDataTag();
    const headers: Record<string, string> = tag === null ? {} : { 'if-none-match': tag };
    const answer = await sendAuthenticated('/account/userinfo', { headers });
    const userData = parseUserData(answer.json);
    if (userData !== null) store.setUserData(userData, answer.headers.get('etag'));
  });

  return {
    async call(path, request = {}) {
      await refreshUserData();
      return sendAuthenticated(path, request);
    },
    async upload(path, request) {
      await refreshUserData();
      return authenticated((accessToken) => upload(path, request, accessToken));
    },
    callAnonymously: (path, request = {}) => send(path, request),
    refreshUserData,
    async signIn(credentials) {
      const { json } = await send('/jwt/login', { method: 'POST', body: withHeldToken(store, credentials) });
      if (isObject(json) && typeof json.challenge === 'string') return json.challenge;
      keepSession(store, json);
      return null;
    },
    confirmRegistration: (given) => enter('/account/clientregisterconfirm', given),
    answerChallenge: (answer) => enter('/jwt/twofactor', answer),
    async loginAs(body) {
      store.impersonate(...parseSession((await sendAuthenticated(LOGIN_AS, { method: 'POST', body })).json));
    },
    signOut: () => endSession(store, send),
  };
}

async function endSession(store: SessionStore, send: Send): Promise<void> {
  const tokens = store.tokens();
  store.clear();
  if (tokens === null) return;
  const body = { refreshToken: tokens.refreshToken };
  // Signed out here is signed out: the server forgets the session by itself when this does not reach it.
  await send('/jwt/logout', { method: 'POST', body }, tokens.accessToken).catch(() => undefined);
}

const LOGIN_AS = '/account/loginascompanyuser';

type Send = (path: string, request: ApiRequest, accessToken?: string) => Promise<ApiAnswer>;

/** One request, once more where the server wants that; rejects with an `HttpError` when the answer is not ok. */
function createSender({ fetch, locale, timeoutMs = TIMEOUT_MS, retry }: ApiClientParts): Send {
  const headers = () => ({ 'preferred-language': locale() });
  const ask = retrying(createTransport({ fetch, timeoutMs, headers, cache: 'no-store' }), retry);
  return async (path, request, accessToken) => {
    const bearer: Record<string, string> = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
    try {
      const answer = await ask(path, { ...request, headers: { ...bearer, ...request.headers } });
      if (answer.status >= 400) throw refusalToError(answer.status, answer.json);
      return answer;
    } catch (error) {
      throw error instanceof Unreachable ? transportError(error.reason) : error;
    }
  };
}

/** Exchanges the refresh token. The session ends when the server refuses it; a lost connection ends nothing. */
function createTokenRefresh({ store, exclusively = (task) => task() }: ApiClientParts, send: Send) {
  return async () => {
    const stale = tokensOf(store);
    await exclusively(async () => {
      const current = store.tokens();
      // Another tab was quicker.
      if (current !== null && current.accessToken !== stale.accessToken) return;
      try {
        const body = { refreshToken: stale.refreshToken };
        store.setTokens(parseTokens((await send('/jwt/refresh-token', { method: 'POST', body })).json));
      } catch (error) {
        if (isRefusal(error)) store.clear();
        throw isRefusal(error) ? sessionEnded() : error;
      }
    });
  };
}

/** What this browser was signed in to until now ends with a new login. */
function withHeldToken(store: SessionStore, body: object): object {
  const held = store.tokens()?.refreshToken;
  return held === undefined ? body : { ...body, refreshToken: held };
}

function keepSession(store: SessionStore, json: unknown): void {
  const [tokens, userData] = parseSession(json);
  store.setTokens(tokens);
  store.setUserData(userData, null);
}

function parseSession(json: unknown): [Tokens, UserData] {
  const userData = isObject(json) ? parseUserData(json.userData) : null;
  if (userData === null) throw problemToError(502, null);
  return [parseTokens(json), userData];
}

function parseTokens(json: unknown): Tokens {
  if (!isObject(json)) throw problemToError(502, null);
  const { accessToken, refreshToken } = json;
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') throw problemToError(502, null);
  return { accessToken, refreshToken };
}

function tokensOf(store: SessionStore): Tokens {
  const tokens = store.tokens();
  if (tokens === null) throw sessionEnded();
  return tokens;
}

const sessionEnded = () => new HttpError('ra.notification.logged_out', 401, { code: 'session_ended' });

function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Calls that come while one is under way get its outcome. */
function shareFlight(task: () => Promise<void>): () => Promise<void> {
  let flight: Promise<void> | undefined;
  return () => {
    flight ??= task().finally(() => {
      flight = undefined;
    });
    return flight;
  };
}
