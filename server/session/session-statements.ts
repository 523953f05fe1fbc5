/**
 * What the database role `session` reads and writes to sign people in; it alone sees credentials. Each step leaves an
 * entry in the company's audit log, in the same statement.
 */
import type { Database, Statement, Transaction } from '../access/database.ts';
import type { SignedIn } from '../access/principal.ts';

type Role = SignedIn['role'];

/** What a session says of its user. */
export interface SessionUser {
  user_id: number;
  is_admin: boolean;
  is_platform: boolean;
  access_version: number;
}

export interface Account extends SessionUser {
  password_hash: string | null;
  locked_seconds: number;
  has_two_factor: boolean;
}

export interface SessionRow extends SessionUser {
  id: number;
  /** Of a session that is lent to a super administrator. */
  impersonator_id: number | null;
  impersonator_session_id: number | null;
  refresh_hash: string;
  previous_hash: string | null;
  seconds_since_rotation: number | null;
}

export const SESSION_DAYS = 30;
/** However often it is used: a token that was copied does not live for ever. */
export const SESSION_MAX_DAYS = 180;
export const FREE_ATTEMPTS = 10;
export const LOCK_SECONDS = 300;
/** Highest count that the column takes. */
const MAX_FAILURES = 32_000;

export interface NewSession {
  companyId: number;
  userId: number;
  refreshHash: string;
  ipHash: string;
  userAgent: string;
  role: Role;
  /** What opened it, for the audit log. */
  operation: 'login' | 'register';
  requestId: string;
}

/** A session row, and what else a sign-in leaves: when it was, a clean count of failures, an entry in the audit log. */
export const insertSession = (session: NewSession): Statement => ({
  name: 'open_session',
  text: `with signed as (update customer_user set last_login_at = now() where company_id = $1 and id = $2 returning full_name),
      active as (update customer set last_activity_at = now() where id = $1),
      cleared as (update user_credential set failed_count = 0, locked_until = null where company_id = $1 and user_id = $2),
      opened as (
        insert into session (company_id, user_id, family, refresh_hash, expires_at, last_used_at, ip_hash, user_agent)
        values ($1, $2, gen_random_uuid(), $3, now() + make_interval(days => $4), now(), $5, $6) returning id
      ), audited as (
        insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, request_id)
        select $1, $2, $7, signed.full_name, $8, 'session', opened.id, $9 from opened, signed
      )
    select id from opened`,
  values: [
    session.companyId,
    session.userId,
    session.refreshHash,
    SESSION_DAYS,
    session.ipHash,
    session.userAgent,
    session.role,
    session.operation,
    session.requestId,
  ],
});

/** SQL over a credential `p`. */
export const LOCKED_SECONDS =
  'greatest(0, ceil(extract(epoch from coalesce(p.locked_until, now()) - now())))::integer as locked_seconds';

export async function accountOf(database: Database, companyId: number, email: string): Promise<Account | null> {
  const [account] = await database.statement<Account>('session', companyId, {
    name: 'account_of_email',
    text: `select u.id as user_id, u.is_admin, u.access_version, c.is_platform, p.password_hash,
        ${LOCKED_SECONDS},
        exists (select 1 from two_factor f where f.company_id = u.company_id and f.user_id = u.id and f.confirmed_at is not null)
          as has_two_factor
      from customer_user u join customer c on c.id = u.company_id
      left join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where u.company_id = $1 and u.login_email = $2 and u.state = 'active' and c.state <> 'closed'`,
    values: [companyId, email],
  });
  return account ?? null;
}

/** Whose challenge it is, if he may sign in still, with his credential held. */
export async function holdChallenged(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<Omit<Account, 'has_two_factor'> | null> {
  const [account] = await transaction.query<Omit<Account, 'has_two_factor'>>({
    name: 'hold_challenged',
    text: `select u.id as user_id, u.is_admin, u.access_version, c.is_platform, p.password_hash,
        ${LOCKED_SECONDS}
      from customer_user u join customer c on c.id = u.company_id
      join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where u.company_id = $1 and u.id = $2 and u.state = 'active' and c.state <> 'closed' for update of p`,
    values: [companyId, userId],
  });
  return account ?? null;
}

/** Seconds that an account stays locked, asked once more with its row held: guesses run side by side. */
export async function lockedSeconds(transaction: Transaction, companyId: number, userId: number): Promise<number> {
  const [account] = await transaction.query<{ locked_seconds: number }>({
    name: 'lock_credential',
    text: `select ${LOCKED_SECONDS} from user_credential p where p.company_id = $1 and p.user_id = $2 for update`,
    values: [companyId, userId],
  });
  return account?.locked_seconds ?? 0;
}

interface FailedProof {
  companyId: number;
  userId: number;
  requestId: string;
  /** At the login, or in front of a change of one's own account. */
  operation: 'login_failed' | 'password_refused';
}

/** Who failed is not known, only whose account it was: the entry has no actor. */
export async function noteFailure(
  database: Database,
  { companyId, userId, requestId, operation }: FailedProof,
): Promise<void> {
  await database.statement('session', companyId, {
    name: 'note_failed_sign_in',
    text: `with failed as (
        update user_credential set failed_count = least(failed_count + 1, $5),
          locked_until = case when failed_count + 1 >= $3 then now() + make_interval(secs => $4) end
        where company_id = $1 and user_id = $2 returning failed_count
      )
      insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, request_id)
      select $1, 'anonymous', $7, 'customer_user', $2, jsonb_build_object('failed_count', failed_count), $6 from failed`,
    values: [companyId, userId, FREE_ATTEMPTS, LOCK_SECONDS, MAX_FAILURES, requestId, operation],
  });
}

export async function lockSession(
  transaction: Transaction,
  companyId: number,
  sessionId: number,
): Promise<SessionRow | null> {
  const [row] = await transaction.query<SessionRow>({
    name: 'lock_session',
    text: `select s.id, s.refresh_hash, s.previous_hash, extract(epoch from now() - s.rotated_at)::double precision as seconds_since_rotation,
        s.impersonator_id, s.impersonator_session_id, u.id as user_id, u.is_admin, u.access_version, c.is_platform
      from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      join customer c on c.id = s.company_id
      where s.company_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now()
        and u.state = 'active' and c.state <> 'closed'
      for update of s`,
    values: [companyId, sessionId],
  });
  return row ?? null;
}

export async function rotate(
  transaction: Transaction,
  companyId: number,
  sessionId: number,
  hashes: { current: string; next: string },
) {
  await transaction.query({
    name: 'rotate_session',
    text: `update session set previous_hash = $3, refresh_hash = $4, rotated_at = now(), last_used_at = now(),
        expires_at = case when impersonator_id is null
          then least(now() + make_interval(days => $5), created_at + make_interval(days => $6)) else expires_at end
      where company_id = $1 and id = $2`,
    values: [companyId, sessionId, hashes.current, hashes.next, SESSION_DAYS, SESSION_MAX_DAYS],
  });
}

export interface SessionEnd {
  companyId: number;
  sessionId: number;
  operation: 'logout' | 'refresh_token_reused' | 'login_as_ended';
  /** Who ended it; null when the server did. */
  actor: { userId: number; role: Role } | null;
  requestId: string;
}

/** Ends a session that has not ended yet. */
export async function revoke(transaction: Transaction, end: SessionEnd): Promise<void> {
  const { companyId, sessionId, operation, actor, requestId } = end;
  await transaction.query({
    name: 'revoke_session',
    text: `with ended as (
        update session set revoked_at = now() where company_id = $1 and id = $2 and revoked_at is null
        returning id, impersonator_id, impersonator_name
      )
      insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, request_id,
        impersonator_id, impersonator_name)
      select $1, $3::bigint, $4, coalesce((select full_name from customer_user where company_id = $1 and id = $3), ''), $5, 'session', id, $6,
        impersonator_id, impersonator_name from ended`,
    values: [companyId, sessionId, actor?.userId ?? null, actor?.role ?? 'system', operation, requestId],
  });
}
