/** Session calls: sign in, refresh, sign out, who am I. */
import type { Database } from '../access/database.ts';
import { signedIn } from '../access/principal.ts';
import type { JsonSchema } from '../kernel/descriptor.ts';
import type { Operation, OperationAnswer, OperationRequest } from '../registry.ts';
import { registrationSchema, type Registration, type registerCompany } from '../session/registration.ts';
import type { Device, Sessions, TokenPair } from '../session/sessions.ts';
import { entityTag, readUserData } from '../session/user-info.ts';

export interface SessionParts {
  database: Database;
  sessions: Sessions;
  register: ReturnType<typeof registerCompany>;
}

const text = (maxLength: number): JsonSchema => ({ type: 'string', minLength: 1, maxLength });
const objectOf = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});

const credentials = objectOf({ email: text(254), password: text(200) });
const refreshBody = objectOf({ refreshToken: text(200) });
const tokenPair = objectOf({ accessToken: text(2000), refreshToken: text(200) });
const userData = objectOf({
  id: { type: 'integer' },
  full_name: { type: 'string' },
  email: { type: 'string' },
  role: { enum: ['superadmin', 'client'] },
  is_admin: { type: 'boolean' },
  company_id: { type: 'integer' },
  company_name: { type: 'string' },
  locale: { type: 'string' },
  ability: { type: 'array', items: objectOf({ action: { type: 'string' }, subject: { type: 'string' } }) },
});
const signedInAnswer = objectOf({ accessToken: text(2000), refreshToken: text(200), userData });

const people = ['company_user', 'company_admin', 'superadmin'] as const;

const deviceOf = (request: OperationRequest): Device => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? ''),
});

/** The session's operations; `/account/userlogin` is the spec's second name of `/jwt/login`. */
export function sessionOperations({ database, sessions, register }: SessionParts): Operation[] {
  async function answer(pair: TokenPair): Promise<OperationAnswer> {
    const { accessToken, refreshToken, principal } = pair;
    return { body: { accessToken, refreshToken, userData: await readUserData(database, principal) } };
  }

  const login = (id: string, path: string): Operation => ({
    id,
    method: 'POST',
    path,
    summary: 'Sign in with e-mail and password',
    access: { roles: ['anonymous'] },
    ignoresToken: true,
    input: { body: credentials },
    output: signedInAnswer,
    rate: 'sign_in',
    audit: 'security',
    handler: async (request) =>
      answer(await sessions.signIn(request.body as { email: string; password: string }, deviceOf(request))),
  });

  return [
    login('session.login', 'jwt/login'),
    login('session.user_login', 'account/userlogin'),
    {
      id: 'session.register',
      method: 'POST',
      path: 'jwt/register',
      summary: 'Register a company with its first administrator, and sign in',
      access: { roles: ['anonymous'] },
      ignoresToken: true,
      input: { body: registrationSchema },
      output: signedInAnswer,
      rate: 'sign_in',
      audit: 'security',
      handler: async (request) => ({
        ...(await answer(await register(request.body as Registration, request.locale, deviceOf(request)))),
        status: 201,
      }),
    },
    {
      id: 'session.refresh',
      method: 'POST',
      path: 'jwt/refresh-token',
      summary: 'Exchange a refresh token for the next pair of tokens',
      access: { roles: ['anonymous'] },
      ignoresToken: true,
      input: { body: refreshBody },
      output: tokenPair,
      rate: 'sign_in',
      audit: 'none',
      async handler(request) {
        const { accessToken, refreshToken } = await sessions.refresh(
          (request.body as { refreshToken: string }).refreshToken,
        );
        return { body: { accessToken, refreshToken } };
      },
    },
    {
      id: 'session.logout',
      method: 'POST',
      path: 'jwt/logout',
      summary: 'End this session',
      access: { roles: [...people] },
      input: { body: objectOf({ refreshToken: text(200) }, []) },
      output: null,
      rate: 'write',
      audit: 'security',
      async handler({ principal }) {
        await sessions.signOut(signedIn(principal));
        return { status: 204, body: null };
      },
    },
    {
      id: 'session.userinfo',
      method: 'GET',
      path: 'account/userinfo',
      summary: 'Who is signed in, with the screens that are his; 304 when nothing changed',
      access: { roles: [...people] },
      input: {},
      output: userData,
      rate: 'read',
      audit: 'none',
      async handler({ principal, headers }) {
        const user = await readUserData(database, signedIn(principal));
        const etag = entityTag(user);
        const shared = { etag, 'cache-control': 'private, no-cache' };
        if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
        return { headers: shared, body: user };
      },
    },
  ];
}
