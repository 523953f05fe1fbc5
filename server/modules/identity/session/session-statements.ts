/**
 * What the database role `session` reads and writes to sign people in; it alone sees credentials. Each step leaves an
 * entry in the company's audit log, in the same statement.
 */
import type { Database, Statement, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { hasTwoFactor, owesTwoFactor } from './two-factor-sql.ts';

type Role = SignedIn['role'];

/** What a session says of its user. */
export interface SessionUser {
  user_id: number;
  is_admin: boolean;
  is_platform: boolean;
  access_version: number;
  /** He must have two-factor login and has none yet. */
  owes_two_factor: boolean;
}

/** Who signs in, and what his device is known by from now on. */
export interface Account extends SessionUser {
  password_hash: string | null;
  device_generation: number;
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

/** A session row, and what else a sign-in leaves: when it was, an entry in the audit log. */
export const insertSession = (session: NewSession): Statement => ({
  name: 'open_session',
  text: `with signed as (update customer_user set last_login_at = now() where company_id = $1 and id = $2 returning full_name),
      active as (update customer set last_activity_at = now() where id = $1),
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

/** Whose account it is; whether he owes two-factor login depends on whether super administrators need it here. */
export async function accountOf(
  { database, superadminsNeedTwoFactor }: { database: Database; superadminsNeedTwoFactor: boolean },
  companyId: number,
  email: string,
): Promise<(Account & { has_two_factor: boolean }) | null> {
  const [account] = await database.statement<Account & { has_two_factor: boolean }>('session', companyId, {
    name: 'account_of_email',
    text: `select u.id as user_id, u.is_admin, u.access_version, c.is_platform, p.password_hash,
        coalesce(p.device_generation, 0) as device_generation,
        ${hasTwoFactor('u')} as has_two_factor,
        ${owesTwoFactor('$3')} as owes_two_factor
      from customer_user u join customer c on c.id = u.company_id
      left join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where u.company_id = $1 and u.login_email = $2 and u.state = 'active' and c.state <> 'closed'`,
    values: [companyId, email, superadminsNeedTwoFactor],
  });
  return account ?? null;
}

/** Has it, or will be refused for that he has not. */
export type Challenged = Omit<Account, 'owes_two_factor'>;

/** Whose challenge it is, if he may sign in still, with his credential held. */
export async function lockChallenged(
  transaction: Transaction,
  companyId: number,
  userId: number,
): Promise<Challenged | null> {
  const [account] = await transaction.query<Challenged>({
    name: 'hold_challenged',
    text: `select u.id as user_id, u.is_admin, u.access_version, c.is_platform, p.password_hash, p.device_generation
      from customer_user u join customer c on c.id = u.company_id
      join user_credential p on p.company_id = u.company_id and p.user_id = u.id
      where u.company_id = $1 and u.id = $2 and u.state = 'active' and c.state <> 'closed' for update of p`,
    values: [companyId, userId],
  });
  return account ?? null;
}

interface FailedProof {
  companyId: number;
  userId: number;
  requestId: string;
  /** At the login, in front of a change of one's own account, or at the second factor. */
  operation: 'login_failed' | 'password_refused' | 'code_refused';
  /** Of this guesser, since its last success. */
  failedCount: number;
}

/** Who failed is not known, only whose account it was: the entry has no actor. Nothing where there is no password. */
export async function noteFailure(
  database: Database,
  { companyId, userId, requestId, operation, failedCount }: FailedProof,
): Promise<void> {
  await database.statement('session', companyId, {
    name: 'note_failed_proof',
    text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, request_id)
      select $1, 'anonymous', $3, 'customer_user', p.user_id, jsonb_build_object('failed_count', $4::integer), $5
      from user_credential p where p.company_id = $1 and p.user_id = $2`,
    values: [companyId, userId, operation, failedCount, requestId],
  });
}

export async function lockSession(
  transaction: Transaction,
  { companyId, sessionId }: { companyId: number; sessionId: number },
  superadminsNeedTwoFactor: boolean,
): Promise<SessionRow | null> {
  const [row] = await transaction.query<SessionRow>({
    name: 'lock_session',
    text: `select s.id, s.refresh_hash, s.previous_hash, extract(epoch from now() - s.rotated_at)::double precision as seconds_since_rotation,
        s.impersonator_id, s.impersonator_session_id, u.id as user_id, u.is_admin, u.access_version, c.is_platform,
        s.impersonator_id is null and ${owesTwoFactor('$3')} as owes_two_factor
      from session s join customer_user u on u.company_id = s.company_id and u.id = s.user_id
      join customer c on c.id = s.company_id
      where s.company_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now()
        and u.state = 'active' and c.state <> 'closed'
      for update of s`,
    values: [companyId, sessionId, superadminsNeedTwoFactor],
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
