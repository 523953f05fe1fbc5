/** Sign-in and sign-out by email and password, for projects that need no more. */
import type { Database } from '../../access/database.ts';
import { type Role, signedIn } from '../../access/principal.ts';
import { wrongCredentials } from '../../errors.ts';
import type { Operation } from '../../http/registry.ts';
import { passwordMatches } from '../../modules/identity/session/passwords.ts';
import type { Tokens } from '../../modules/identity/session/tokens.ts';

const SESSION_HOURS = 12;

interface Account {
  id: number;
  role: string;
  password_hash: string | null;
  access_version: number;
}

const CREDENTIALS = {
  type: 'object',
  additionalProperties: false,
  required: ['email', 'password'],
  properties: {
    email: { type: 'string', maxLength: 254 },
    password: { type: 'string', maxLength: 200 },
  },
};

const TOKEN = { type: 'object', properties: { token: { type: 'string' }, role: { type: 'string' } } };

const ACCOUNT = `select u.id, u.role, u.password_hash, u.access_version
  from customer_user u join customer c on c.id = u.company_id and c.state <> 'closed'
  where u.company_id = $1 and u.email = $2 and u.state = 'active'`;

const OPEN = `insert into session (company_id, user_id, expires_at)
  values ($1, $2, now() + make_interval(hours => ${SESSION_HOURS})) returning id`;

/** @param roles that sign in */
export const signInOperations = (
  database: Database,
  { tokens, roles }: { tokens: Tokens; roles: Role[] },
): Operation[] => [
  {
    id: 'session.sign_in',
    method: 'POST',
    path: 'sign-in',
    summary: 'A token for an email and its password',
    access: { roles: ['anonymous'] },
    input: { body: CREDENTIALS },
    output: TOKEN,
    rate: 'sign_in',
    audit: 'security',
    ignoresToken: true,
    async handler({ body }) {
      const { email, password } = body as { email: string; password: string };
      const companyId = await tenantOfEmail(database, email);
      const account = companyId === null ? undefined : await accountOf(database, companyId, email);
      // Compared with nothing, an unknown email takes as long as a wrong password.
      const matches = await passwordMatches(account?.password_hash ?? null, password);
      if (companyId === null || account === undefined || !matches) throw wrongCredentials();
      const { id: userId, role, access_version: accessVersion } = account;
      const [session] = await database.statement<{ id: number }>('session', companyId, {
        text: OPEN,
        values: [companyId, userId],
      });
      const sessionId = session?.id ?? 0;
      const token = await tokens.signAccessToken({ role, userId, companyId, sessionId, accessVersion });
      return { body: { token, role } };
    },
  },
  {
    id: 'session.sign_out',
    method: 'POST',
    path: 'sign-out',
    summary: 'Ends the session of the token',
    access: { roles },
    input: {},
    output: null,
    rate: 'write',
    audit: 'security',
    async handler({ principal }) {
      const { companyId, sessionId } = signedIn(principal);
      await database.statement('session', companyId, {
        text: 'update session set revoked_at = now() where company_id = $1 and id = $2',
        values: [companyId, sessionId],
      });
      return { status: 204, body: null };
    },
  },
];

/** Asked of the directory, since no tenant is known yet. */
async function tenantOfEmail(database: Database, email: string): Promise<number | null> {
  const [found] = await database.lookup<{ company_id: number }>('session', {
    text: 'select company_id from customer_user_email_directory where value = $1',
    values: [email],
  });
  return found?.company_id ?? null;
}

async function accountOf(database: Database, companyId: number, email: string): Promise<Account | undefined> {
  const [account] = await database.statement<Account>('session', companyId, {
    text: ACCOUNT,
    values: [companyId, email],
  });
  return account;
}
