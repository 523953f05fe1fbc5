/**
 * A company registers itself. Until a link that is mailed to its first administrator is followed it is a company that
 * nobody can sign in to, and one that is never followed is forgotten (jobs/forget-registrations.ts).
 *
 * Neither the answer nor its time tells whether the e-mail has an account: who owns it is told by mail. So there are no
 * tokens to answer with, and signing in before the link was followed is refused like an unknown e-mail.
 */
import type { Database, Transaction } from '../../access/database.ts';
import { alreadyExists, invalidInput, Problem } from '../../errors.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { JsonSchema } from '../../kernel/descriptor.ts';
import { toProblem } from '../../kernel/database-errors.ts';
import { enqueueMailWithin } from '../../mail/outbox.ts';
import { isTimeZone } from '../../rules/opening-hours.ts';
import type { Paced } from '../paced-answer.ts';
import { passwordFaults } from '../password-rules-problem.ts';
import { hashPassword } from '../passwords.ts';
import { companyOfEmail } from '../session-statements.ts';
import { normalizeEmail } from '../sessions.ts';

export interface Registration {
  company_name: string;
  full_name: string;
  email: string;
  phone: string | null;
  time_zone?: string | null;
  password: string;
  accept_terms: boolean;
  accept_privacy: boolean;
}

/** Spec section 2: company name, full name, email, phone, password and the two consents. */
export const registrationSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['company_name', 'full_name', 'email', 'password', 'accept_terms', 'accept_privacy'],
  properties: {
    company_name: { type: 'string', minLength: 1, maxLength: 200 },
    full_name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    time_zone: {
      type: ['string', 'null'],
      maxLength: 60,
      description: 'Of the company, as Europe/Berlin: what the browser says. UTC where it is left out or unknown.',
    },
    phone: { type: ['string', 'null'], maxLength: 32, pattern: '^\\+?[0-9 ()./-]{5,31}$' },
    password: { type: 'string', maxLength: 200 },
    accept_terms: { type: 'boolean' },
    accept_privacy: { type: 'boolean' },
  },
};

/** Longer than the work of a quiet server takes: hashing a password, and a dozen statements. */
const ANSWER_STEP_MS = 600;
/** A registration may be confirmed for so long, by a link that is mailed anew if need be. */
export const CONFIRM_DAYS = 7;

/** Throws 400 with every fault of what was written; whether the e-mail is known is answered by a mail alone. */
export async function registerCompany(
  { database, pace }: { database: Database } & Paced,
  registration: Registration,
  locale: Locale,
): Promise<void> {
  refuse(registration);
  const answer = pace(ANSWER_STEP_MS);
  const entry: Entry = {
    ...registration,
    phone: registration.phone ?? null,
    timeZone: knownTimeZone(registration.time_zone),
    email: normalizeEmail(registration.email),
    locale,
    passwordHash: await hashPassword(registration.password),
  };
  if (!(await begin(database, entry)))
    // Somebody was quicker with the same e-mail: it is known by now.
    await begin(database, entry);
  await answer();
}

/** What a browser says of itself is no reason to refuse anybody. */
const knownTimeZone = (name: string | null | undefined): string =>
  typeof name === 'string' && isTimeZone(name) ? name : 'UTC';

function refuse({ password, accept_terms, accept_privacy }: Registration): void {
  const errors = [
    ...passwordFaults(password, '/password'),
    ...(accept_terms ? [] : [{ pointer: '/accept_terms', code: 'consent_required' }]),
    ...(accept_privacy ? [] : [{ pointer: '/accept_privacy', code: 'consent_required' }]),
  ];
  if (errors.length > 0) throw invalidInput({ errors });
}

interface Entry extends Pick<Registration, 'company_name' | 'full_name' | 'email' | 'phone'> {
  locale: Locale;
  timeZone: string;
  passwordHash: string;
}

/** Answers false where the e-mail has become known, or free, between two looks at it. */
async function begin(database: Database, entry: Entry): Promise<boolean> {
  const companyId = await companyOfEmail(database, entry.email);
  if (companyId !== null)
    return database.withTenant('session', companyId, (transaction) => again(transaction, companyId, entry));
  const next = await nextCompanyId(database);
  try {
    await database.withTenant('session', next, (transaction) => insertCompany(transaction, next, entry));
    return true;
  } catch (error) {
    const problem = toProblem(error, ['email']);
    if (problem instanceof Problem && problem.code === alreadyExists.code) return false;
    throw error;
  }
}

interface KnownUser {
  id: number;
  /** Of a registration that nobody has confirmed. */
  is_unconfirmed: boolean;
  may_sign_in: boolean;
}

/** To whom the e-mail belongs a mail tells so; a registration that waits for its confirmation begins anew. */
async function again(transaction: Transaction, companyId: number, entry: Entry): Promise<boolean> {
  const [user] = await transaction.query<KnownUser>({
    name: 'registered_user',
    text: `select u.id, c.confirm_until is not null as is_unconfirmed,
        u.state <> 'disabled' and c.state <> 'closed' as may_sign_in
      from customer c join customer_user u on u.company_id = c.id
      where c.id = $1 and u.email = $2 for no key update of c, u`,
    values: [companyId, entry.email],
  });
  if (!user) return false;
  if (user.is_unconfirmed) await replaceRegistration(transaction, { companyId, userId: user.id, entry });
  const kind = user.is_unconfirmed ? 'registration' : 'account_exists';
  if (user.may_sign_in) await enqueueMailWithin(transaction, { companyId, userId: user.id, kind });
  return true;
}

/** Drawn first: row-level security asks which company a row is for before the row exists. */
async function nextCompanyId(database: Database): Promise<number> {
  const [next] = await database.lookup<{ id: number }>('session', {
    text: "select nextval(pg_get_serial_sequence('customer', 'id')) as id",
    values: [],
  });
  return Number(next?.id);
}

async function insertCompany(transaction: Transaction, companyId: number, entry: Entry): Promise<void> {
  const { company_name: companyName, full_name: fullName, email, phone, locale, timeZone, passwordHash } = entry;
  await transaction.query({
    name: 'register_company',
    text: `insert into customer (id, name, email, phone, default_locale, time_zone, terms_accepted_at, confirm_until)
      overriding system value values ($1, $2, $3, $4, $5, $7, now(), now() + make_interval(days => $6))`,
    values: [companyId, companyName, email, phone, locale, CONFIRM_DAYS, timeZone],
  });
  const [user] = await transaction.query<{ id: number }>({
    name: 'register_administrator',
    text: `insert into customer_user (company_id, full_name, email, phone, locale, is_admin, state)
      values ($1, $2, $3, $4, $5, true, 'invited') returning id`,
    values: [companyId, fullName, email, phone, locale],
  });
  if (!user) throw new Error('A registration was not stored.');
  await transaction.query({
    name: 'register_password',
    text: 'insert into user_credential (company_id, user_id, password_hash, password_changed_at) values ($1, $2, $3, now())',
    values: [companyId, user.id, passwordHash],
  });
  await enqueueMailWithin(transaction, { companyId, userId: user.id, kind: 'registration' });
}

interface Replacing {
  companyId: number;
  userId: number;
  entry: Entry;
}

/** Who registers once more has lost the mail, or a word of what he wrote: what he says now counts. Its link is new too. */
async function replaceRegistration(transaction: Transaction, { companyId, userId, entry }: Replacing): Promise<void> {
  const { company_name: companyName, full_name: fullName, phone, locale, timeZone, passwordHash } = entry;
  await transaction.query({
    name: 'replace_registration',
    text: `with named as (
        update customer set name = $3, phone = $5, default_locale = $6, time_zone = $9, terms_accepted_at = now(),
          confirm_until = now() + make_interval(days => $7), updated_at = now() where id = $1
      ), secured as (
        update user_credential set password_hash = $8, password_changed_at = now(), reset_hash = null,
          reset_expires_at = null, updated_at = now() where company_id = $1 and user_id = $2
      )
      update customer_user set full_name = $4, phone = $5, locale = $6, updated_at = now()
      where company_id = $1 and id = $2`,
    values: [companyId, userId, companyName, fullName, phone, locale, CONFIRM_DAYS, passwordHash, timeZone],
  });
}
