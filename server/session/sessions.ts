/** Sign-in, rotation and end of sessions. Runs as the database role `session`, which alone sees credentials. */
import type { Database, Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';
import { invalidRefreshToken, tooManyRequests, wrongCredentials } from '../errors.ts';
import { passwordMatches } from './passwords.ts';
import type { Tokens } from './tokens.ts';

export interface Device {
  ip: string;
  userAgent: string;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  principal: SignedIn;
}

const SESSION_DAYS = 30;
/** Two tabs may refresh with the same token within this time and get the same successor. */
const ROTATION_GRACE_SECONDS = 10;
const FREE_ATTEMPTS = 10;
const LOCK_SECONDS = 300;

interface Account {
  user_id: number;
  is_admin: boolean;
  is_platform: boolean;
  access_version: number;
  password_hash: string | null;
  locked_seconds: number;
}

interface SessionRow extends Account {
  id: number;
  refresh_hash: string;
  previous_hash: string | null;
  seconds_since_rotation: number | null;
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(database: Database, tokens: Tokens) {
  async function companyOf(email: string): Promise<number | null> {
    const [found] = await database.lookup<{ company_id: number }>('session', {
      name: 'company_of_email',
      text: 'select company_id from customer_user_email_directory where value = $1',
      values: [email],
    });
    return found?.company_id ?? null;
  }

  /** Checks e-mail and password; 401 alike for an unknown one, a wrong one and a disabled user. */
  async function signIn(given: { email: string; password: string }, device: Device): Promise<TokenPair> {
    const email = normalizeEmail(given.email);
    const companyId = await companyOf(email);
    const account = companyId === null ? null : await accountOf(database, companyId, email);
    if (account && account.locked_seconds > 0)
      throw tooManyRequests({
        parameters: { seconds: account.locked_seconds },
        headers: { 'retry-after': String(account.locked_seconds) },
      });
    const matches = await passwordMatches(account?.password_hash ?? null, given.password);
    if (!account || companyId === null) throw wrongCredentials();
    if (!matches) {
      await noteFailure(database, companyId, account.user_id);
      throw wrongCredentials();
    }
    return database.withTenant('session', companyId, (transaction) =>
      openSession(transaction, companyId, account, device),
    );
  }

  /** A new session of a user whose identity is proven. */
  async function openSession(
    transaction: Transaction,
    companyId: number,
    account: Pick<Account, 'user_id' | 'is_admin' | 'is_platform' | 'access_version'>,
    device: Device,
  ): Promise<TokenPair> {
    const secret = tokens.newSecret();
    const [row] = await transaction.query<{ id: number }>({
      name: 'open_session',
      text: `with signed as (update customer_user set last_login_at = now() where company_id = $1 and id = $2),
          active as (update customer set last_activity_at = now() where id = $1),
          cleared as (update user_credential set failed_count = 0, locked_until = null where company_id = $1 and user_id = $2)
        insert into session (company_id, user_id, family, refresh_hash, expires_at, last_used_at, ip_hash, user_agent)
        values ($1, $2, gen_random_uuid(), $3, now() + make_interval(days => $4), now(), $5, $6) returning id`,
      values: [
        companyId,
        account.user_id,
        tokens.hashSecret(secret),
        SESSION_DAYS,
        tokens.fingerprint(device.ip),
        device.userAgent.slice(0, 300),
      ],
    });
    if (!row) throw wrongCredentials();
    return pairOf(companyId, row.id, account, secret);
  }

  async function pairOf(
    companyId: number,
    sessionId: number,
    account: Pick<Account, 'user_id' | 'is_admin' | 'is_platform' | 'access_version'>,
    secret: string,
  ): Promise<TokenPair> {
    const principal: SignedIn = {
      role: account.is_platform ? 'superadmin' : account.is_admin ? 'company_admin' : 'company_user',
      userId: account.user_id,
      companyId,
      sessionId,
      accessVersion: account.access_version,
    };
    return {
      accessToken: await tokens.signAccessToken(principal),
      refreshToken: tokens.formatRefreshToken({ companyId, sessionId, secret }),
      principal,
    };
  }

  /** Rotates a refresh token; one that was used before (outside the grace of two tabs) ends the session. */
  async function refresh(token: string): Promise<TokenPair> {
    const parsed = tokens.parseRefreshToken(token);
    if (!parsed) throw invalidRefreshToken();
    const { companyId, sessionId, secret } = parsed;
    const answer = await database.withTenant('session', companyId, async (transaction) => {
      const row = await lockSession(transaction, companyId, sessionId);
      if (!row) return null;
      const hash = tokens.hashSecret(secret);
      const successor = tokens.successorOf(secret);
      if (hash === row.refresh_hash) {
        await rotate(transaction, companyId, sessionId, { current: hash, next: tokens.hashSecret(successor) });
        return pairOf(companyId, sessionId, row, successor);
      }
      const inGrace = row.seconds_since_rotation !== null && row.seconds_since_rotation <= ROTATION_GRACE_SECONDS;
      if (hash === row.previous_hash && inGrace) return pairOf(companyId, sessionId, row, successor);
      await revoke(transaction, companyId, sessionId);
      return null;
    });
    if (!answer) throw invalidRefreshToken();
    return answer;
  }

  const signOut = ({ companyId, sessionId }: { companyId: number; sessionId: number }): Promise<void> =>
    database.withTenant('session', companyId, (transaction) => revoke(transaction, companyId, sessionId));

  return { signIn, openSession, refresh, signOut, companyOf };
}

async function accountOf(database: Database, companyId: number, email: string): Promise<Account | null> {
  const [account] = await database.statement<Account>('session', companyId, {
    name: 'account_of_email',
    text: `select u.id as user_id, u.is_admin, u.access_version, c.is_platform, p.password_hash,
        greatest(0, ceil(extract(epoch from coalesce(p.locked_until, now()) - now())))::integer as locked_seconds
      from customer_user u join customer c on c.id = u.company_id
      left join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where u.company_id = $1 and u.email = $2 and u.state = 'active'`,
    values: [companyId, email],
  });
  return account ?? null;
}

async function noteFailure(database: Database, companyId: number, userId: number): Promise<void> {
  await database.statement('session', companyId, {
    name: 'note_failed_sign_in',
    text: `update user_credential set failed_count = failed_count + 1,
        locked_until = case when failed_count + 1 >= $3 then now() + make_interval(secs => $4) end
      where company_id = $1 and user_id = $2`,
    values: [companyId, userId, FREE_ATTEMPTS, LOCK_SECONDS],
  });
}

async function lockSession(transaction: Transaction, companyId: number, sessionId: number): Promise<SessionRow | null> {
  const [row] = await transaction.query<SessionRow>({
    name: 'lock_session',
    text: `select s.id, s.refresh_hash, s.previous_hash, extract(epoch from now() - s.rotated_at)::double precision as seconds_since_rotation,
        u.id as user_id, u.is_admin, u.access_version, c.is_platform
      from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      join customer c on c.id = s.company_id
      where s.company_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now() and u.state = 'active'
      for update of s`,
    values: [companyId, sessionId],
  });
  return row ?? null;
}

async function rotate(
  transaction: Transaction,
  companyId: number,
  sessionId: number,
  hashes: { current: string; next: string },
) {
  await transaction.query({
    name: 'rotate_session',
    text: `update session set previous_hash = $3, refresh_hash = $4, rotated_at = now(), last_used_at = now(),
        expires_at = now() + make_interval(days => $5) where company_id = $1 and id = $2`,
    values: [companyId, sessionId, hashes.current, hashes.next, SESSION_DAYS],
  });
}

async function revoke(transaction: Transaction, companyId: number, sessionId: number): Promise<void> {
  await transaction.query({
    name: 'revoke_session',
    text: 'update session set revoked_at = now() where company_id = $1 and id = $2 and revoked_at is null',
    values: [companyId, sessionId],
  });
}
