/** A company registers itself: the company, its first administrator and its default survey, in one transaction. */
import type { Database, Transaction } from '../../access/database.ts';
import { alreadyExists, invalidInput } from '../../errors.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { JsonSchema } from '../../kernel/descriptor.ts';
import { toProblem } from '../../kernel/database-errors.ts';
import { defaultSurvey } from '../../../public-app/survey/default-survey.ts';
import { passwordFaults } from '../password-rules-problem.ts';
import { hashPassword } from '../passwords.ts';
import { companyOfEmail } from '../session-statements.ts';
import { type Device, normalizeEmail, openSession, type SessionParts, type TokenPair } from '../sessions.ts';

export interface Registration {
  company_name: string;
  full_name: string;
  email: string;
  phone: string | null;
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
    phone: { type: ['string', 'null'], maxLength: 32, pattern: '^\\+?[0-9 ()./-]{5,31}$' },
    password: { type: 'string', maxLength: 200 },
    accept_terms: { type: 'boolean' },
    accept_privacy: { type: 'boolean' },
  },
};

/** Throws 400 with every fault, 409 for an e-mail that is taken. */
export async function registerCompany(
  { database, tokens }: SessionParts,
  registration: Registration,
  locale: Locale,
  device: Device,
): Promise<TokenPair> {
  refuse(registration);
  const email = normalizeEmail(registration.email);
  if ((await companyOfEmail(database, email)) !== null) throw emailTaken();
  const passwordHash = await hashPassword(registration.password);
  const companyId = await nextCompanyId(database);
  try {
    return await database.withTenant('session', companyId, async (transaction) => {
      await insertCompany(transaction, { companyId, email, locale, registration });
      const userId = await insertAdministrator(transaction, { companyId, email, locale, registration, passwordHash });
      const user = { user_id: userId, is_admin: true, is_platform: false, access_version: 1 };
      return openSession({ tokens, transaction }, { companyId, user, device, operation: 'register' });
    });
  } catch (error) {
    throw toProblem(error, ['email']);
  }
}

/** Drawn first: row-level security asks which company a row is for before the row exists. */
async function nextCompanyId(database: Database): Promise<number> {
  const [next] = await database.lookup<{ id: number }>('session', {
    text: "select nextval(pg_get_serial_sequence('customer', 'id')) as id",
    values: [],
  });
  return Number(next?.id);
}

const emailTaken = () => alreadyExists({ errors: [{ pointer: '/email', code: 'duplicate' }] });

function refuse({ password, accept_terms, accept_privacy }: Registration): void {
  const errors = [
    ...passwordFaults(password, '/password'),
    ...(accept_terms ? [] : [{ pointer: '/accept_terms', code: 'consent_required' }]),
    ...(accept_privacy ? [] : [{ pointer: '/accept_privacy', code: 'consent_required' }]),
  ];
  if (errors.length > 0) throw invalidInput({ errors });
}

interface NewCompany {
  companyId: number;
  email: string;
  locale: Locale;
  registration: Registration;
}

async function insertCompany(transaction: Transaction, { companyId, email, locale, registration }: NewCompany) {
  await transaction.query({
    text: `insert into customer (id, name, email, phone, default_locale, terms_accepted_at)
      overriding system value values ($1, $2, $3, $4, $5, now())`,
    values: [companyId, registration.company_name, email, registration.phone ?? null, locale],
  });
  await insertDefaultSurvey(transaction, companyId);
}

/** The survey that a unit shows when nothing nearer is designed, as the company's first version. */
export async function insertDefaultSurvey(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.query({
    text: `with made as (insert into survey (company_id, name, origin, draft) values ($1, $2, 'default', $3) returning id),
        published as (insert into survey_version (company_id, survey_id, number, document) select $1, id, 1, $3 from made)
      update customer set default_survey_id = (select id from made) where id = $1`,
    values: [companyId, 'Default survey', JSON.stringify(defaultSurvey)],
  });
}

async function insertAdministrator(
  transaction: Transaction,
  { companyId, email, locale, registration, passwordHash }: NewCompany & { passwordHash: string },
): Promise<number> {
  const [user] = await transaction.query<{ id: number }>({
    text: `insert into customer_user (company_id, full_name, email, phone, locale, is_admin, state)
      values ($1, $2, $3, $4, $5, true, 'active') returning id`,
    values: [companyId, registration.full_name, email, registration.phone ?? null, locale],
  });
  if (!user) throw emailTaken();
  await transaction.query({
    text: 'insert into user_credential (company_id, user_id, password_hash, password_changed_at) values ($1, $2, $3, now())',
    values: [companyId, user.id, passwordHash],
  });
  return user.id;
}
