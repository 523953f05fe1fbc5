/** The operations of sessions, as the back office asks for them. */
import { createHash } from 'node:crypto';
import type { AbilityModel } from '../../../shared/contract/model.ts';
import type { Database } from '../../access/database.ts';
import { type Role, type SignedIn, signedIn } from '../../access/principal.ts';
import type { Operation } from '../../http/registry.ts';
import { closed } from '../../http/routes/schemas.ts';
import { renew, type SessionParts, signIn, signOut } from './sessions.ts';

export interface SignInParts extends SessionParts {
  /** Those that sign in. */
  roles: Role[];
  /** Of schemas/roles.json. */
  abilities: readonly AbilityModel[];
}

const TOKENS = { accessToken: { type: 'string' }, refreshToken: { type: 'string' } };

const open = {
  method: 'POST',
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  rate: 'sign_in',
} satisfies Partial<Operation>;

const text = (maxLength: number) => ({ type: 'string', maxLength });

export const signInOperations = (parts: SignInParts): Operation[] => [
  login(parts),
  refresh(parts),
  logout(parts),
  userinfo(parts),
];

const login = (parts: SignInParts): Operation => ({
  ...open,
  id: 'session.login',
  path: 'jwt/login',
  summary: 'Tokens for an email and its password, and who that is',
  input: { body: closed({ email: text(254), password: text(200) }) },
  output: { type: 'object', properties: { ...TOKENS, userData: { type: 'object' } } },
  audit: 'security',
  async handler({ body }) {
    const { principal, ...tokens } = await signIn(parts, body as { email: string; password: string });
    return { body: { ...tokens, userData: await readUserData(parts, principal) } };
  },
});

const refresh = (parts: SignInParts): Operation => ({
  ...open,
  id: 'session.refresh',
  path: 'jwt/refresh-token',
  summary: 'Exchange a refresh token for the next pair of tokens',
  input: { body: closed({ refreshToken: text(200) }) },
  output: closed(TOKENS),
  audit: 'none',
  async handler({ body }) {
    const { accessToken, refreshToken } = await renew(parts, (body as { refreshToken: string }).refreshToken);
    return { body: { accessToken, refreshToken } };
  },
});

const logout = (parts: SignInParts): Operation => ({
  id: 'session.logout',
  method: 'POST',
  path: 'jwt/logout',
  summary: 'End this session',
  access: { roles: parts.roles },
  input: { body: closed({ refreshToken: text(200) }, []) },
  output: null,
  rate: 'write',
  audit: 'security',
  async handler({ principal }) {
    await signOut(parts, signedIn(principal));
    return { status: 204, body: null };
  },
});

const userinfo = (parts: SignInParts): Operation => ({
  id: 'session.userinfo',
  method: 'GET',
  path: 'account/userinfo',
  summary: 'Who is signed in, with the screens that are his; 304 when nothing changed',
  access: { roles: parts.roles },
  input: {},
  output: { type: 'object' },
  rate: 'read',
  audit: 'none',
  async handler({ principal, headers }) {
    const user = await readUserData(parts, signedIn(principal));
    const etag = `"${createHash('sha256').update(JSON.stringify(user)).digest('base64url')}"`;
    const shared = { etag, 'cache-control': 'private, no-cache' };
    if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
    return { headers: shared, body: user };
  },
});

interface UserRow {
  full_name: string;
  email: string;
  company_name: string;
}

/** As admin/providers/user-data.ts reads it. */
async function readUserData(
  { database, abilities }: { database: Database; abilities: readonly AbilityModel[] },
  { companyId, userId, role }: SignedIn,
): Promise<object> {
  const [user] = await database.statement<UserRow>('session', companyId, {
    text: `select u.full_name, u.email, c.name as company_name
      from customer_user u join customer c on c.id = u.company_id where u.company_id = $1 and u.id = $2`,
    values: [companyId, userId],
  });
  const own = abilities.filter(({ roles, when }) => when === undefined && roles.includes(role));
  return {
    ...user,
    id: userId,
    company_id: companyId,
    role: 'client',
    access_role: role,
    ability: [{ action: 'read', subject: 'login_user' }, ...own.map(({ action, subject }) => ({ action, subject }))],
  };
}
