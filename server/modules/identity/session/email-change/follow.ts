/** What the two links of a change of e-mail do: confirm it at the new address, take it back at the old one. */
import type { Database, Transaction } from '../../../../access/database.ts';
import { emailChangeNotFound } from '../../../../errors.ts';
import { claimEmail } from '../claim-email.ts';
import { formatPasswordToken, hashPasswordSecret, newPasswordSecret } from '../password-token.ts';
import { notifyUser } from '../notify-user.ts';
import { TAKE_BACK_DAYS } from './request.ts';
import { type LinkPurpose, parseEmailChangeToken } from './token.ts';

export interface EmailChangeParts {
  database: Database;
  secret: Uint8Array;
}

/** What is to be said of a link: it can be followed, or what has become of it. */
export type LinkState = 'open' | 'confirmed' | 'cancelled' | 'taken_back' | 'expired';

export interface FollowedLink {
  purpose: LinkPurpose;
  state: LinkState;
  /** Whether the new e-mail counts already. */
  is_confirmed: boolean;
  old_email: string;
  new_email: string;
  company_name: string;
}

interface StoredChange {
  id: number;
  user_id: number;
  old_email: string;
  new_email: string;
  state: 'pending' | 'confirmed' | 'cancelled' | 'taken_back';
  requested_by_id: number | null;
  session_id: number | null;
  created_at: Date;
  is_expired: boolean;
  can_be_taken_back: boolean;
  user_state: string;
  company_name: string;
}

/** What a link would do; 404 for one that was not made here. */
export async function checkEmailChange({ database, secret }: EmailChangeParts, token: string): Promise<FollowedLink> {
  const { companyId, changeId, purpose } = linkOf(secret, token);
  const change = await database.withTenant('session', companyId, (transaction) =>
    findChange(transaction, companyId, changeId),
  );
  const { old_email, new_email, company_name, state } = change;
  return {
    purpose,
    state: stateOf(change, purpose),
    is_confirmed: state === 'confirmed',
    old_email,
    new_email,
    company_name,
  };
}

/**
 * The new e-mail counts from now on, and the sessions end but for the one in which users changed their own. Answers what
 * was there to be done: a link that was used says so. Throws 404, and 409 where the address is another account's by now.
 */
export async function confirmEmailChange(
  { database, secret }: EmailChangeParts,
  token: string,
  requestId: string,
): Promise<LinkState> {
  const { companyId, changeId, purpose } = linkOf(secret, token);
  if (purpose !== 'confirm') throw emailChangeNotFound();
  return database.withTenant('session', companyId, async (transaction) => {
    const change = await findChange(transaction, companyId, changeId, true);
    const state = stateOf(change, purpose);
    if (state !== 'open') return state;
    const { user_id: userId, old_email, new_email, session_id, requested_by_id } = change;
    await claimEmail(transaction, { companyId, userId, email: new_email });
    const kept = requested_by_id === userId ? session_id : null;
    await transaction.query({
      name: 'confirm_email_change',
      text: `with settled as (
          update email_change set state = 'confirmed', confirmed_at = now(), held_email = $4::text,
            take_back_until = now() + make_interval(days => $5), updated_at = now() where company_id = $1 and id = $2
        ), ended as (
          update session set revoked_at = now(), updated_at = now()
          where company_id = $1 and user_id = $3 and revoked_at is null and id is distinct from $6::bigint
        )
        update user_credential set reset_hash = null, reset_expires_at = null, device_generation = device_generation + 1,
          updated_at = now()
        where company_id = $1 and user_id = $3`,
      values: [companyId, changeId, userId, old_email, TAKE_BACK_DAYS, kept],
    });
    await note(transaction, { companyId, userId, requestId, operation: 'email_changed', email: new_email });
    // The old address is held by now, and so is among those that are told.
    await notifyUser(transaction, { companyId, userId, kind: 'email_changed', mails: 'old_addresses' });
    return 'open';
  });
}

/**
 * The old e-mail is back, or stays; later changes go too, and all that was signed in, set up or asked for since. The
 * password no longer counts: answers the token by which another one is set, null for a disabled user. Throws 404.
 */
export async function takeEmailBack(
  { database, secret }: EmailChangeParts,
  token: string,
  requestId: string,
): Promise<{ state: LinkState; passwordToken: string | null }> {
  const { companyId, changeId, purpose } = linkOf(secret, token);
  if (purpose !== 'take_back') throw emailChangeNotFound();
  return database.withTenant('session', companyId, async (transaction) => {
    const change = await findChange(transaction, companyId, changeId, true);
    const state = stateOf(change, purpose);
    if (state !== 'open') return { state, passwordToken: null };
    const { user_id: userId, old_email: email } = change;
    await transaction.query({
      name: 'take_email_change_back',
      text: `update email_change set state = 'taken_back', held_email = case when id = $3 then held_email end, updated_at = now()
        where company_id = $1 and user_id = $2 and id >= $3 and state in ('pending', 'confirmed')`,
      values: [companyId, userId, changeId],
    });
    await claimEmail(transaction, { companyId, userId, email });
    const passwordToken = await endEverything(transaction, companyId, change);
    await note(transaction, { companyId, userId, requestId, operation: 'email_taken_back', email });
    await notifyUser(transaction, { companyId, userId, kind: 'email_taken_back', mails: 'all_addresses' });
    return { state, passwordToken: change.user_state === 'disabled' ? null : passwordToken };
  });
}

const RESET_HOURS = 1;

/** A second factor that was set up since the change was asked for is not the owner's either. */
async function endEverything(
  transaction: Transaction,
  companyId: number,
  { user_id: userId, old_email: email, created_at: since }: StoredChange,
): Promise<string> {
  const secret = newPasswordSecret();
  await transaction.query({
    name: 'end_all_of_account',
    text: `with ended as (
        update session set revoked_at = now(), updated_at = now() where company_id = $1 and user_id = $2 and revoked_at is null
      ), removed as (
        delete from two_factor where company_id = $1 and user_id = $2 and coalesce(confirmed_at, now()) > $3
      ), outdated as (
        update customer_user set access_version = access_version + 1, updated_at = now() where company_id = $1 and id = $2
      )
      insert into user_credential (company_id, user_id, reset_hash, reset_expires_at)
      values ($1, $2, $4, now() + make_interval(hours => $5))
      on conflict (company_id, user_id) do update set password_hash = null, password_changed_at = now(), reset_hash = $4,
        reset_expires_at = now() + make_interval(hours => $5), updated_at = now()`,
    values: [companyId, userId, since, hashPasswordSecret(secret, email), RESET_HOURS],
  });
  return formatPasswordToken({ companyId, userId, secret });
}

function linkOf(secret: Uint8Array, token: string) {
  const link = parseEmailChangeToken(secret, token);
  if (!link) throw emailChangeNotFound();
  return link;
}

function stateOf(change: StoredChange, purpose: LinkPurpose): LinkState {
  const { state } = change;
  if (state === 'pending' && change.is_expired) return 'expired';
  if (purpose === 'confirm') return state === 'pending' ? 'open' : state;
  if (state === 'confirmed') return change.can_be_taken_back ? 'open' : 'expired';
  return state === 'pending' ? 'open' : state;
}

/** With `hold` user and change are held, the user first, so that of two links at once the second sees what the first did. */
async function findChange(
  transaction: Transaction,
  companyId: number,
  changeId: number,
  hold = false,
): Promise<StoredChange> {
  if (hold)
    await transaction.query({
      name: 'hold_user_of_email_change',
      text: `select 1 from customer_user u where u.company_id = $1
        and u.id = (select user_id from email_change where company_id = $1 and id = $2) for no key update`,
      values: [companyId, changeId],
    });
  const [change] = await transaction.query<StoredChange>({
    name: 'email_change_of_link',
    text: `select e.id, e.user_id, e.old_email, e.new_email, e.state, e.requested_by_id, e.session_id, e.created_at,
        e.expires_at <= now() as is_expired, coalesce(e.take_back_until > now(), false) as can_be_taken_back,
        u.state as user_state, c.name as company_name
      from email_change e join customer_user u on u.company_id = e.company_id and u.id = e.user_id
      join customer c on c.id = e.company_id and c.state <> 'closed'
      where e.company_id = $1 and e.id = $2`,
    values: [companyId, changeId],
  });
  if (!change) throw emailChangeNotFound();
  return change;
}

interface Noted {
  companyId: number;
  userId: number;
  requestId: string;
  operation: 'email_changed' | 'email_taken_back';
  email: string;
}

/** Whoever has the link is whoever reads the mail: the entry has no actor. */
const note = (transaction: Transaction, { companyId, userId, requestId, operation, email }: Noted) =>
  transaction.query({
    name: 'note_email_change',
    text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, request_id)
      values ($1, 'anonymous', $3, 'customer_user', $2, jsonb_build_object('email', $4::text), $5)`,
    values: [companyId, userId, operation, email, requestId],
  });
