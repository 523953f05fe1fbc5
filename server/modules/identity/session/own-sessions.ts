/** Where a user is signed in, and how he ends that elsewhere. */
import type { Database, Transaction } from '../../../access/database.ts';
import type { Cookie } from '../../../http/registry.ts';
import { notFound } from '../../../errors.ts';
import { session as descriptor } from '../../../generated/session.ts';
import { auditAll } from '../../../access/audit.ts';
import { type DeviceWords, deviceOf } from './device-words.ts';
import type { GuessParts } from './guess-parts.ts';
import type { CookieHeader } from './known-devices.ts';
import { asOwner, type Owner } from './own-account.ts';
import { deviceAccountOf, type SessionParts } from './sessions.ts';

interface StoredSession {
  id: number;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date | null;
  is_current: boolean;
  lent_to: string | null;
  reason: string | null;
}

export interface OwnSession extends DeviceWords {
  id: number;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
  /** The super administrator who is signed in as the user; null for one of the user's own. */
  lent_to: string | null;
  /** Why, in the words of who it is lent to. */
  reason: string | null;
}

/** More than a person has devices; older ones run out by themselves. */
const SHOWN = 100;

/** The live sessions of the caller, his present one first. */
export const ownSessions = (database: Database, owner: Owner): Promise<OwnSession[]> =>
  asOwner(database, owner, async (transaction) => {
    const { companyId, userId, sessionId } = owner.principal;
    const rows = await transaction.query<StoredSession>({
      name: 'own_sessions',
      text: `select id, user_agent, created_at, last_used_at, id = $3 as is_current, impersonator_name as lent_to,
          impersonation_reason as reason
        from session
        where company_id = $1 and user_id = $2 and revoked_at is null and expires_at > now()
        order by id = $3 desc, coalesce(last_used_at, created_at) desc, id desc limit $4`,
      values: [companyId, userId, sessionId, SHOWN],
    });
    return rows.map(({ user_agent, created_at, last_used_at, ...row }) => ({
      ...row,
      ...deviceOf(user_agent ?? ''),
      created_at: created_at.toISOString(),
      last_used_at: (last_used_at ?? created_at).toISOString(),
    }));
  });

/** Ends one of the caller's sessions; 404 alike for another's, an ended one and none. */
export const endOwnSession = (database: Database, owner: Owner, id: number): Promise<void> =>
  asOwner(database, owner, async (transaction) => {
    if ((await end(transaction, owner, { condition: 'id = $3', value: id })) === 0) throw notFound();
  });

/**
 * Ends all sessions of the caller but the one that he asks by; answers how many. No other device is known any longer; this
 * one is if it was: a session alone makes none known.
 */
export async function endOtherSessions(
  { database, tokens, devices }: SessionParts & GuessParts,
  owner: Owner,
  cookies: CookieHeader,
): Promise<{ ended: number; cookies: Cookie[] }> {
  const { companyId, userId, sessionId } = owner.principal;
  return asOwner(database, owner, async (transaction) => {
    const ended = await end(transaction, owner, { condition: 'id <> $3', value: sessionId });
    const [credential] = await transaction.query<{ password_hash: string | null; device_generation: number }>({
      name: 'forget_devices',
      text: `update user_credential set device_generation = device_generation + 1, updated_at = now()
        where company_id = $1 and user_id = $2 returning password_hash, device_generation`,
      values: [companyId, userId],
    });
    if (!credential) return { ended, cookies: [] };
    const accountIn = (generation: number) =>
      deviceAccountOf(tokens, companyId, { ...credential, user_id: userId, device_generation: generation });
    const known = devices.read(cookies, accountIn(credential.device_generation - 1));
    const account = accountIn(credential.device_generation);
    return { ended, cookies: known ? [devices.remember(cookies, account, known)] : [] };
  });
}

interface Ended {
  /** Of the id, with `$3`. */
  condition: 'id = $3' | 'id <> $3';
  value: number;
}

async function end(transaction: Transaction, owner: Owner, { condition, value }: Ended): Promise<number> {
  const { companyId, userId } = owner.principal;
  const ended = await transaction.query<{ id: number }>({
    name: condition === 'id = $3' ? 'end_session' : 'end_other_sessions',
    text: `update session set revoked_at = now(), updated_at = now()
      where company_id = $1 and user_id = $2 and ${condition} and revoked_at is null and expires_at > now() returning id`,
    values: [companyId, userId, value],
  });
  const entries = ended.map(({ id }) => ({ operation: 'session_ended', recordId: id, changes: {} }));
  if (entries.length > 0) await auditAll({ ...owner, transaction }, descriptor, entries);
  return ended.length;
}
