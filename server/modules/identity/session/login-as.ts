/**
 * A super administrator logs in as a user of a company: for an hour, with a reason that stands in the company's log and
 * in the platform's. What he does then is marked in the company's log, and what is the user's alone is refused
 * (server/modules/identity/session/owner-only.ts).
 */
import type { Database, Transaction } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { companyClosed, invalidInput, notFound, userNotActive } from '../../../errors.ts';
import { customerUser } from '../../../generated/customer_user.ts';
import { audit } from '../../../access/audit.ts';
import { requireLiveSession } from '../../../access/session-guard.ts';
import type { Owner } from './own-account.ts';
import type { SessionUser } from './session-statements.ts';
import { type Device, MAX_USER_AGENT, pairOf, type SessionParts, type TokenPair } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** product.md: roles. */
const LENT_MINUTES = 60;

export interface LoginAs {
  user_id: number;
  reason: string;
}

interface Target extends Omit<SessionUser, 'owes_two_factor'> {
  company_id: number;
  company_name: string;
  company_state: 'active' | 'read_only' | 'closed';
  state: 'active' | 'invited' | 'disabled';
}

/** Throws 400 without a reason, 404 for no user of a company, 409 for one who could not log in himself. */
export async function loginAs(
  { database, tokens }: SessionParts,
  owner: Owner,
  asked: LoginAs,
  device: Device,
): Promise<TokenPair> {
  const reason = asked.reason.trim();
  if (reason === '') throw invalidInput({ errors: [{ pointer: '/reason', code: 'required' }] });
  return database.withTenant('platform', null, async (transaction) => {
    await requireLiveSession(owner.principal, transaction);
    const target = await targetOf(database, asked.user_id);
    const { company_id: companyId, company_name: companyName, user_id: userId } = target;
    await audit(
      { ...owner, transaction },
      {
        operation: 'login_as',
        entity: customerUser,
        recordId: userId,
        changes: { reason, company_id: companyId, company: companyName },
      },
    );
    const name = await nameOf(transaction, owner.principal);
    // Inside, so that neither log says what did not happen.
    return impersonate(database, tokens, { target, impersonator: { ...owner, name }, reason, device });
  });
}

/** Wherever his company lies. */
async function targetOf(database: Database, userId: number): Promise<Target> {
  const answers = await database.everywhere<Target>('platform', {
    name: 'user_to_log_in_as',
    text: `select u.id as user_id, u.company_id, u.is_admin, u.access_version, u.state, c.name as company_name, c.is_platform,
        c.state as company_state
      from customer_user u join customer c on c.id = u.company_id and not c.is_platform where u.id = $1`,
    values: [userId],
  });
  const target = answers.flatMap(({ rows }) => rows ?? [])[0];
  if (!target) throw notFound();
  if (target.company_state === 'closed') throw companyClosed();
  if (target.state !== 'active') throw userNotActive();
  return target;
}

async function nameOf({ query }: Transaction, { companyId, userId }: SignedIn): Promise<string> {
  const [user] = await query<{ full_name: string }>({
    name: 'name_of_user',
    text: 'select full_name from customer_user where company_id = $1 and id = $2',
    values: [companyId, userId],
  });
  return user?.full_name ?? '';
}

interface ImpersonationRequest {
  target: Target;
  impersonator: Owner & { name: string };
  reason: string;
  device: Device;
}

/** Leaves the user's last login, and his failed ones, as they are. */
async function impersonate(
  database: Database,
  tokens: Tokens,
  { target, impersonator, reason, device }: ImpersonationRequest,
): Promise<TokenPair> {
  const { company_id: companyId, user_id: userId } = target;
  const { principal, name, requestId } = impersonator;
  const secret = tokens.newSecret();
  const [opened] = await database.statement<{ id: number }>('session', companyId, {
    name: 'lend_session',
    text: `with opened as (
        insert into session (company_id, user_id, family, refresh_hash, expires_at, last_used_at, ip_hash, user_agent,
          impersonator_id, impersonator_session_id, impersonator_name, impersonation_reason)
        values ($1, $2, gen_random_uuid(), $3, now() + make_interval(mins => $4), now(), $5, $6, $7, $8, $9, $10)
        returning id, expires_at
      ), audited as (
        insert into audit_entry (company_id, actor_id, actor_role, actor_name, operation, entity, record_id, changes, request_id)
        select $1, $7, 'superadmin', $9, 'login_as', 'customer_user', $2,
          jsonb_build_object('reason', $10::text, 'until', expires_at), $11 from opened
      )
    select id from opened`,
    values: [
      companyId,
      userId,
      tokens.hashSecret(secret),
      LENT_MINUTES,
      tokens.fingerprint(device.ip),
      device.userAgent.slice(0, MAX_USER_AGENT),
      principal.userId,
      principal.sessionId,
      name,
      reason,
      requestId,
    ],
  });
  if (!opened) throw new Error('A session was not lent.');
  // Whose second factor counts is who logged in with it.
  const impersonatorIds = { impersonator_id: principal.userId, impersonator_session_id: principal.sessionId };
  return pairOf(
    tokens,
    { companyId, sessionId: opened.id, secret },
    { ...target, ...impersonatorIds, owes_two_factor: false },
  );
}
