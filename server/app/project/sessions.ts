/** Sessions by email and password, whose access tokens are renewed until they end. For projects that need no more. */
import type { Database, Transaction } from '../../access/database.ts';
import type { Role, SignedIn } from '../../access/principal.ts';
import { invalidRefreshToken, wrongCredentials } from '../../errors.ts';
import { passwordMatches } from '../../modules/identity/session/passwords.ts';
import type { Tokens } from '../../modules/identity/session/tokens.ts';

/** One that is not used for so long ends. */
const SESSION_DAYS = 14;
/** Two tabs may renew with the same token within this time and get the same successor. */
const ROTATION_GRACE_SECONDS = 10;

export interface SessionParts {
  database: Database;
  tokens: Tokens;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  principal: SignedIn;
}

interface User {
  user_id: number;
  role: Role;
  access_version: number;
}

interface SessionRow extends User {
  refresh_hash: string;
  previous_hash: string | null;
  seconds_since_rotation: number | null;
}

interface Credentials {
  email: string;
  password: string;
}

/** Throws 401 alike for an unknown email, a wrong password and a disabled user. */
export async function signIn({ database, tokens }: SessionParts, { email, password }: Credentials): Promise<TokenPair> {
  const companyId = await tenantOfEmail(database, email);
  const account = companyId === null ? undefined : await accountOf(database, companyId, email);
  // Compared with nothing, an unknown email takes as long as a wrong password.
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (companyId === null || account === undefined || !matches) throw wrongCredentials();
  const secret = tokens.newSecret();
  const [session] = await database.statement<{ id: number }>('session', companyId, {
    text: `insert into session (company_id, user_id, refresh_hash, expires_at)
      values ($1, $2, $3, now() + make_interval(days => ${SESSION_DAYS})) returning id`,
    values: [companyId, account.user_id, tokens.hashSecret(secret)],
  });
  return pairOf(tokens, { companyId, sessionId: session?.id ?? 0, secret }, account);
}

/** The next pair of tokens. A token that was used before, outside the grace of two tabs, ends the session. */
export async function renew({ database, tokens }: SessionParts, token: string): Promise<TokenPair> {
  const given = tokens.parseRefreshToken(token);
  if (given === null) throw invalidRefreshToken();
  const { companyId, sessionId, secret } = given;
  const pair = await database.withTenant('session', companyId, async (transaction) => {
    const row = await lockSession(transaction, companyId, sessionId);
    if (row === undefined) return null;
    const hash = tokens.hashSecret(secret);
    const isRepeated = hash === row.previous_hash && (row.seconds_since_rotation ?? Infinity) <= ROTATION_GRACE_SECONDS;
    if (hash !== row.refresh_hash && !isRepeated) {
      await transaction.query({ text: END, values: [companyId, sessionId] });
      return null;
    }
    const next = tokens.successorOf(secret);
    if (!isRepeated)
      await transaction.query({ text: ROTATE, values: [companyId, sessionId, hash, tokens.hashSecret(next)] });
    return pairOf(tokens, { companyId, sessionId, secret: next }, row);
  });
  if (pair === null) throw invalidRefreshToken();
  return pair;
}

export async function signOut({ database }: SessionParts, { companyId, sessionId }: SignedIn): Promise<void> {
  await database.statement('session', companyId, { text: END, values: [companyId, sessionId] });
}

const END = `update session set revoked_at = now(), updated_at = now()
  where company_id = $1 and id = $2 and revoked_at is null`;

const ROTATE = `update session set previous_hash = $3, refresh_hash = $4, rotated_at = now(), updated_at = now(),
    expires_at = now() + make_interval(days => ${SESSION_DAYS})
  where company_id = $1 and id = $2`;

async function lockSession(
  transaction: Transaction,
  companyId: number,
  sessionId: number,
): Promise<SessionRow | undefined> {
  const [row] = await transaction.query<SessionRow>({
    text: `select s.refresh_hash, s.previous_hash,
        extract(epoch from now() - s.rotated_at)::double precision as seconds_since_rotation,
        u.id as user_id, u.role, u.access_version
      from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      join customer c on c.id = s.company_id
      where s.company_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now()
        and u.state = 'active' and c.state <> 'closed'
      for update of s`,
    values: [companyId, sessionId],
  });
  return row;
}

async function pairOf(
  tokens: Tokens,
  session: { companyId: number; sessionId: number; secret: string },
  { user_id: userId, role, access_version: accessVersion }: User,
): Promise<TokenPair> {
  const { companyId, sessionId } = session;
  const principal: SignedIn = { role, userId, companyId, sessionId, accessVersion };
  return {
    accessToken: await tokens.signAccessToken(principal),
    refreshToken: tokens.formatRefreshToken(session),
    principal,
  };
}

/** Asked of the directory, since no tenant is known yet. */
async function tenantOfEmail(database: Database, email: string): Promise<number | null> {
  const [found] = await database.lookup<{ company_id: number }>('session', {
    text: 'select company_id from customer_user_email_directory where value = $1',
    values: [email],
  });
  return found?.company_id ?? null;
}

async function accountOf(
  database: Database,
  companyId: number,
  email: string,
): Promise<(User & { password_hash: string | null }) | undefined> {
  const [account] = await database.statement<User & { password_hash: string | null }>('session', companyId, {
    text: `select u.id as user_id, u.role, u.password_hash, u.access_version
      from customer_user u join customer c on c.id = u.company_id and c.state <> 'closed'
      where u.company_id = $1 and u.email = $2 and u.state = 'active'`,
    values: [companyId, email],
  });
  return account;
}
