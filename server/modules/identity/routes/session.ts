/** Session calls: sign in, refresh, sign out, who am I. */
import { signedIn } from '../../../access/principal.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation, OperationAnswer, OperationRequest } from '../../../http/registry.ts';
import { answerChallenge } from '../session/challenge.ts';
import type { GuessParts } from '../session/guess-parts.ts';
import { type LoginAs, loginAs } from '../session/login-as.ts';
import { refusedWhileImpersonating } from '../session/owner-only.ts';
import { endReplacedSession } from '../session/replaced-session.ts';
import type { ResponseTimeParts } from '../session/quantized-response-time.ts';
import {
  type Device,
  type OpenedSession,
  refresh,
  type SessionParts,
  signIn,
  signOut,
  type TokenPair,
} from '../session/sessions.ts';
import type { CodeParts } from '../session/take-code.ts';
import { entityTag, readUserData } from '../session/user-info.ts';
import { ownerOf } from './account.ts';
import { closed } from '../../../http/routes/schemas.ts';

const text = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });

/** In the body of each login. */
export const heldRefreshToken: Record<string, JsonSchema> = {
  refreshToken: { ...text(200), description: 'Of the session that this browser still holds: it ends with the login.' },
};
const credentials = closed({ email: text(254), password: text(200), ...heldRefreshToken }, ['email', 'password']);
const refreshBody = closed({ refreshToken: text(200) });
const tokenPair = closed({ accessToken: text(2000), refreshToken: text(200) });
const userData = closed({
  id: { type: 'integer' },
  full_name: { type: 'string' },
  email: { type: 'string' },
  role: { enum: ['superadmin', 'client'] },
  is_admin: { type: 'boolean' },
  company_id: { type: 'integer' },
  company_name: { type: 'string' },
  company_state: { enum: ['active', 'read_only'] },
  locale: { type: 'string' },
  owes_two_factor: {
    type: 'boolean',
    description: 'Two-factor login is required and not set up: until it is, nothing else can be done.',
  },
  has_two_factor: { type: 'boolean', description: 'A proof of who it is takes a code besides the password.' },
  impersonation: {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['by', 'reason', 'until'],
    properties: { by: { type: 'string' }, reason: { type: 'string' }, until: { type: 'string', format: 'date-time' } },
  },
  owner_only: {
    type: 'array',
    items: { type: 'string' },
    description: 'Ids of the operations that are refused while a super administrator is logged in as the user.',
  },
  account_notices: {
    type: 'array',
    items: closed({
      id: { type: 'integer' },
      kind: { type: 'string' },
      by: { type: 'string', description: 'Empty where it is not known.' },
      at: { type: 'string', format: 'date-time' },
    }),
  },
  ability: { type: 'array', items: closed({ action: { type: 'string' }, subject: { type: 'string' } }) },
});
export const signedInAnswer = closed({ accessToken: text(2000), refreshToken: text(200), userData });
/** Instead of the tokens, where a code is asked for after the password. */
const loginAnswer = closed({ accessToken: text(2000), refreshToken: text(200), userData, challenge: text(2000) }, []);
const challengeBody = closed({ challenge: text(2000), code: text(60), ...heldRefreshToken }, ['challenge', 'code']);

const people = ['company_user', 'company_admin', 'superadmin'] as const;

/** Open to everybody, and guessed at: a token that the caller may still have is not looked at. */
export const open = {
  method: 'POST',
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  rate: 'sign_in',
} satisfies Partial<Operation>;

export const deviceOf = (request: OperationRequest): Device => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? ''),
  cookies: request.headers['cookie'],
  requestId: request.requestId,
});

type SessionOperationParts = SessionParts &
  GuessParts &
  ResponseTimeParts & { codes: CodeParts; registry: () => Iterable<Operation> };

/** The session's operations; `/account/userlogin` is the spec's second name of `/jwt/login`. */
export function sessionOperations(parts: SessionOperationParts): Operation[] {
  return [
    login(parts, 'session.login', 'jwt/login'),
    login(parts, 'session.user_login', 'account/userlogin'),
    secondStep(parts),
    refreshing(parts),
    loggingInAs(parts),
    logout(parts),
    userinfo(parts),
  ];
}

/** Answers what a sign-in brings: the tokens, and who it is, with what is refused to him though it is the user's. */
export async function answerPair(
  { database }: SessionParts,
  pair: TokenPair,
  ownerOnly: string[] = [],
): Promise<OperationAnswer> {
  const { accessToken, refreshToken, principal } = pair;
  return { body: { accessToken, refreshToken, userData: await readUserData(database, principal, ownerOnly) } };
}

/** The same of a user who has proven who he is; his device is known from now on, and what it was signed in to before ends. */
export async function answerOpened(
  parts: SessionParts & GuessParts,
  opened: OpenedSession,
  { headers, body, requestId }: OperationRequest,
): Promise<OperationAnswer> {
  const { refreshToken: held } = body as { refreshToken?: string };
  if (held !== undefined) await endReplacedSession(parts, held, requestId);
  const cookie = parts.devices.remember(headers['cookie'], opened.account, opened.device);
  return { ...(await answerPair(parts, opened)), cookies: [cookie] };
}

const login = (parts: Parameters<typeof signIn>[0], id: string, path: string): Operation => ({
  ...open,
  id,
  path,
  summary: 'Sign in with e-mail and password; with two-factor login the answer is a challenge',
  input: { body: credentials },
  output: loginAnswer,
  audit: 'security',
  async handler(request) {
    const step = await signIn(parts, request.body as { email: string; password: string }, deviceOf(request));
    return 'challenge' in step ? { body: step } : answerOpened(parts, step, request);
  },
});

const secondStep = (parts: SessionParts & GuessParts & { codes: CodeParts }): Operation => ({
  ...open,
  id: 'session.two_factor',
  path: 'jwt/twofactor',
  summary: 'Answer the challenge of a login with a code of the app, or a recovery code',
  input: { body: challengeBody },
  output: signedInAnswer,
  audit: 'security',
  handler: async (request) =>
    answerOpened(
      parts,
      await answerChallenge(parts, request.body as { challenge: string; code: string }, deviceOf(request)),
      request,
    ),
});

const refreshing = (parts: SessionParts): Operation => ({
  ...open,
  id: 'session.refresh',
  path: 'jwt/refresh-token',
  summary: 'Exchange a refresh token for the next pair of tokens',
  input: { body: refreshBody },
  output: tokenPair,
  audit: 'none',
  async handler({ body, requestId }) {
    const { refreshToken: given } = body as { refreshToken: string };
    const { accessToken, refreshToken } = await refresh(parts, given, requestId);
    return { body: { accessToken, refreshToken } };
  },
});

const loggingInAs = (parts: SessionOperationParts): Operation => ({
  id: 'session.login_as',
  method: 'POST',
  path: 'account/loginascompanyuser',
  summary: "Log in as a company's user for an hour, for a reason that the company reads in its log",
  access: { roles: ['superadmin'] },
  input: { body: closed({ user_id: { type: 'integer' }, reason: { type: 'string', maxLength: 500 } }) },
  output: signedInAnswer,
  rate: 'write',
  audit: 'security',
  handler: async (request) =>
    answerPair(
      parts,
      await loginAs(parts, ownerOf(request), request.body as LoginAs, deviceOf(request)),
      refusedWhileImpersonating(parts.registry()),
    ),
});

const logout = (parts: SessionParts): Operation => ({
  id: 'session.logout',
  beforeTwoFactor: true,
  whileReadOnly: true,
  method: 'POST',
  path: 'jwt/logout',
  summary: 'End this session',
  access: { roles: [...people] },
  input: { body: closed({ refreshToken: text(200) }, []) },
  output: null,
  rate: 'write',
  audit: 'security',
  // The way back of who is logged in as another.
  ownerOnly: false,
  async handler({ principal, requestId }) {
    await signOut(parts, signedIn(principal), requestId);
    return { status: 204, body: null };
  },
});

const userinfo = ({ database, registry }: SessionOperationParts): Operation => ({
  id: 'session.userinfo',
  beforeTwoFactor: true,
  method: 'GET',
  path: 'account/userinfo',
  summary: 'Who is signed in, with the screens that are his; 304 when nothing changed',
  access: { roles: [...people] },
  input: {},
  output: userData,
  rate: 'read',
  audit: 'none',
  async handler({ principal, headers }) {
    const caller = signedIn(principal);
    const ownerOnly = caller.impersonatorId === undefined ? [] : refusedWhileImpersonating(registry());
    const user = await readUserData(database, caller, ownerOnly);
    const etag = entityTag(user);
    const shared = { etag, 'cache-control': 'private, no-cache' };
    if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
    return { headers: shared, body: user };
  },
});
