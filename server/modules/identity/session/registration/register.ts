/**
 * A company registers itself. Until a link that is mailed to its first administrator is followed it is a company that
 * nobody can sign in to, and one that is never followed is forgotten (jobs/forget-registrations.ts).
 *
 * Neither the answer nor its time tells whether the e-mail has an account: who owns it is told by mail. So there are no
 * tokens to answer with, and signing in before the link was followed is refused like an unknown e-mail.
 */
import { isTimeZone } from '../../../../../shared/clock/clock.ts';
import type { Database, Transaction } from '../../../../access/database.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import type { JsonSchema } from '../../../../../shared/contract/descriptor.ts';
import { enqueueMailWithin, LINK_PAUSE_SECONDS, MAX_LINKS } from '../../../../platform/mail/outbox.ts';
import { companiesNamingEmail, companyHoldingEmail, companyOfEmail } from '../claim-email.ts';
import type { ResponseTimeParts } from '../quantized-response-time.ts';
import { passwordViolations } from '../password-rules-problem.ts';
import { hashPassword } from '../passwords.ts';
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

/** Throws 400 with every violation of what was written; whether the e-mail is known is answered by a mail alone. */
export async function registerCompany(
  { database, responseTimeQuantizer }: { database: Database } & ResponseTimeParts,
  registration: Registration,
  locale: Locale,
): Promise<void> {
  refuse(registration);
  const untilNextStep = responseTimeQuantizer(ANSWER_STEP_MS);
  const entry: Entry = {
    ...registration,
    phone: registration.phone ?? null,
    timeZone: knownTimeZone(registration.time_zone),
    email: normalizeEmail(registration.email),
    locale,
    passwordHash: await hashPassword(registration.password),
  };
  await begin(database, entry);
  await untilNextStep();
}

/** What a browser says of itself is no reason to refuse anybody. */
const knownTimeZone = (name: string | null | undefined): string =>
  typeof name === 'string' && isTimeZone(name) ? name : 'UTC';

function refuse({ password, email, company_name: companyName, accept_terms, accept_privacy }: Registration): void {
  const errors = [
    ...passwordViolations(password, { email, companyName }, '/password'),
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

/**
 * To whom the e-mail belongs a mail tells so. One that nobody has proven yet may stand in several registrations: each has
 * its own link, and whose is followed first has the address.
 */
async function begin(database: Database, entry: Entry): Promise<void> {
  const companyId = await companyOfEmail(database, entry.email);
  if (companyId !== null) return notifyOwner(database, companyId, entry.email);
  const holder = await companyHoldingEmail(database, entry.email);
  if (holder !== null) return notifyHolder(database, holder, entry.email);
  if (await isMailedTooOften(database, entry.email)) return;
  const next = await nextCompanyId(database);
  await database.placeCompany(next);
  await database.withTenant('session', next, (transaction) => insertCompany(transaction, next, entry));
}

const notifyOwner = (database: Database, companyId: number, email: string): Promise<void> =>
  database.withTenant('session', companyId, async (transaction) => {
    const [user] = await transaction.query<{ id: number }>({
      name: 'registered_user',
      text: `select u.id from customer c join customer_user u on u.company_id = c.id
        where c.id = $1 and u.login_email = $2 and u.state <> 'disabled' and c.state <> 'closed' for no key update of u`,
      values: [companyId, email],
    });
    if (user) await enqueueMailWithin(transaction, { companyId, userId: user.id, kind: 'account_exists' });
  });

/** The address was an account's until a few days ago: its mailbox is told once more how to take it back. */
const notifyHolder = (database: Database, companyId: number, email: string): Promise<void> =>
  database.withTenant('session', companyId, async (transaction) => {
    const [change] = await transaction.query<{ id: number; user_id: number }>({
      name: 'change_holding_email',
      text: `select e.id, e.user_id from email_change e join customer c on c.id = e.company_id and c.state <> 'closed'
        where e.company_id = $1 and e.held_email = $2 for no key update of e`,
      values: [companyId, email],
    });
    if (!change) return;
    const mail = { companyId, userId: change.user_id, emailChangeId: change.id } as const;
    await enqueueMailWithin(transaction, { ...mail, kind: 'account_exists' });
  });

/** Whether registrations of the last minutes have mailed the address as often as anybody may have it mailed. */
async function isMailedTooOften(database: Database, email: string): Promise<boolean> {
  const companies = await companiesNamingEmail(database, email, MAX_LINKS);
  const recent = await Promise.all(
    companies.map((companyId) =>
      database.statement('session', companyId, {
        name: 'recent_registration',
        text: `select 1 from customer
          where id = $1 and confirm_until is not null and created_at > now() - make_interval(secs => $2)`,
        values: [companyId, LINK_PAUSE_SECONDS],
      }),
    ),
  );
  return recent.filter((rows) => rows.length > 0).length >= MAX_LINKS;
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
