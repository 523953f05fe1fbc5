/** Links that set a password: asked for by whoever forgot it, checked, and used once. */
import type { Database, Transaction } from '../../../access/database.ts';
import { passwordLinkNotFound } from '../../../errors.ts';
import { enqueuePasswordLink, MAX_LINKS } from '../../../platform/mail/outbox.ts';
import type { Cookie } from '../../../http/registry.ts';
import type { GuessParts } from './guess-parts.ts';
import type { ResponseTimeParts } from './quantized-response-time.ts';
import { refuseSamePassword, refuseWeakPassword } from './password-rules-problem.ts';
import { hashPassword } from './passwords.ts';
import { hashPasswordSecret, parsePasswordToken, type PasswordToken } from './password-token.ts';
import { settleRegistration } from './registration/confirm.ts';
import { claimEmail, companiesNamingEmail, companyOfEmail } from './claim-email.ts';
import { notifyUser } from './notify-user.ts';
import { type Device, deviceAccountOf, normalizeEmail, type SessionParts } from './sessions.ts';

const ANSWER_STEP_MS = 300;
const POINTER = '/password';
/** A company that no account has. */
const NO_COMPANY = 0;

/** Mails a link to whom the e-mail belongs; neither the answer nor its time tells whether there is such a person. */
export async function requestPasswordLink(
  { database, responseTimeQuantizer }: { database: Database } & ResponseTimeParts,
  given: string,
  requestId: string,
): Promise<void> {
  const untilNextStep = responseTimeQuantizer(ANSWER_STEP_MS);
  const email = normalizeEmail(given);
  const companyId = await companyOfEmail(database, email);
  const companies = companyId === null ? await companiesNamingEmail(database, email, MAX_LINKS) : [companyId];
  for (const one of companies.length === 0 ? [NO_COMPANY] : companies) await mailLink(database, one, email, requestId);
  await untilNextStep();
}

/** To the account of the e-mail, or to one whose first link was not followed yet. */
async function mailLink(database: Database, companyId: number, email: string, requestId: string): Promise<void> {
  await database.withTenant('session', companyId, async (transaction) => {
    // Locked: of many requests at once each counts the links of those before it.
    const [user] = await transaction.query<{ id: number; state: string; is_registered: boolean }>({
      name: 'user_to_mail',
      text: `select u.id, u.state, c.confirm_until is null as is_registered from customer_user u join customer c on c.id = u.company_id
        where u.company_id = $1 and u.email = $2 and u.state <> 'disabled' and c.state <> 'closed'
        for no key update of u`,
      values: [companyId, email],
    });
    if (!user || !(await enqueuePasswordLink(transaction, { ...user, company_id: companyId }))) return;
    // The log of a company begins when its registration is confirmed: until then it may be forgotten as a whole.
    if (!user.is_registered) return;
    await note(transaction, { companyId, userId: user.id, operation: 'password_link_requested', requestId });
    if (user.state !== 'invited')
      await notifyUser(transaction, {
        companyId,
        userId: user.id,
        kind: 'password_link_requested',
        mails: 'old_addresses',
      });
  });
}

interface LinkedUser {
  id: number;
  email: string;
  company_name: string;
  /** Null before the first one is set. */
  password_hash: string | null;
  /** Null before the first link was followed. */
  login_email: string | null;
  state: 'active' | 'invited';
}

/** Whose link it is; 404 alike for one that is unknown, used, replaced or expired. */
export async function checkPasswordLink(database: Database, given: string): Promise<LinkedUser> {
  const token = parsePasswordToken(given);
  if (!token) throw passwordLinkNotFound();
  return database.withTenant('session', token.companyId, (transaction) => findLink(transaction, token));
}

/** Locks the credential with `hold`, so that of two who use a link at once one finds it used. */
async function findLink(transaction: Transaction, token: PasswordToken, hold = false): Promise<LinkedUser> {
  const [found] = await transaction.query<LinkedUser & { reset_hash: string }>({
    name: hold ? 'hold_password_link' : 'find_password_link',
    text: `select u.id, u.email, u.login_email, u.state, c.name as company_name, p.password_hash, p.reset_hash from user_credential p
      join customer_user u on u.company_id = p.company_id and u.id = p.user_id and u.state <> 'disabled'
      join customer c on c.id = p.company_id and c.state <> 'closed'
      where p.company_id = $1 and p.user_id = $2 and p.reset_hash is not null and p.reset_expires_at > now()
      ${hold ? 'for update of p, u' : ''}`,
    values: [token.companyId, token.userId],
  });
  if (found?.reset_hash !== hashPasswordSecret(token.secret, found?.email ?? '')) throw passwordLinkNotFound();
  const { reset_hash: _hash, ...user } = found;
  return user;
}

/**
 * Sets the password by a link, which is used up; whoever was signed in as this user is signed out. Answers the cookie by
 * which the account knows this device, and no other one: its owner gets in, whatever is guessed elsewhere.
 */
export async function setPasswordByLink(
  { database, tokens, throttle, limits, devices }: SessionParts & GuessParts,
  given: { token: string; password: string },
  device: Device,
): Promise<Cookie> {
  const token = parsePasswordToken(given.token);
  if (!token) throw passwordLinkNotFound();
  const { companyId } = token;
  // Before the slow hash: a link that does not count costs next to nothing.
  const { email, company_name: companyName, password_hash: before } = await checkPasswordLink(database, given.token);
  refuseWeakPassword(given.password, { email, companyName }, POINTER);
  await refuseSamePassword(given.password, before, POINTER);
  const passwordHash = await hashPassword(given.password);
  const generation = await database.withTenant('session', companyId, async (transaction) => {
    const user = await findLink(transaction, token, true);
    // The link has proven the mailbox.
    if (user.login_email === null) await claimEmail(transaction, { companyId, userId: user.id, email: user.email });
    const [stored] = await transaction.query<{ device_generation: number }>({
      name: 'set_password',
      text: `with secured as (
          update user_credential set password_hash = $3, password_changed_at = now(), reset_hash = null, reset_expires_at = null,
            updated_at = now() where company_id = $1 and user_id = $2 returning device_generation
        ), ended as (
          update session set revoked_at = now() where company_id = $1 and user_id = $2 and revoked_at is null
        )
        update customer_user set state = 'active', access_version = access_version + 1, updated_at = now()
        where company_id = $1 and id = $2 returning (select device_generation from secured)`,
      values: [companyId, user.id, passwordHash],
    });
    await settleRegistration(transaction, companyId);
    if (user.login_email !== null)
      await notifyUser(transaction, { companyId, userId: user.id, kind: 'password_set', mails: 'all_addresses' });
    const { requestId } = device;
    await note(transaction, { companyId, userId: user.id, operation: 'password_set', requestId });
    return stored?.device_generation ?? 0;
  });
  // Who keeps no cookies gets in as well.
  await throttle.forget(limits.atAccount(normalizeEmail(email), device.ip));
  const user = { user_id: token.userId, password_hash: passwordHash, device_generation: generation };
  return devices.remember(device.cookies, deviceAccountOf(tokens, companyId, user));
}

interface Noted {
  companyId: number;
  userId: number;
  operation: 'password_link_requested' | 'password_set';
  requestId: string;
}

/** Who asked is not known, and who has the link is whoever reads the mail: the entry has no actor. */
const note = (transaction: Transaction, { companyId, userId, operation, requestId }: Noted) =>
  transaction.query({
    name: 'note_password_link',
    text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, request_id)
      values ($1, 'anonymous', $3, 'customer_user', $2, $4)`,
    values: [companyId, userId, operation, requestId],
  });
