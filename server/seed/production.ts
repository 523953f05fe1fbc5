/** The first run in production: what every Feedtree starts with, and the one account that everything else is made from. */
import { SetupError } from '../database/setup-error.ts';
import { passwordViolations } from '../modules/identity/session/password-rules-problem.ts';
import { MIN_PASSWORD_LENGTH, PASSPHRASE_LENGTH } from '../../shared/password-rules/password-rules.ts';
import { hashPassword } from '../modules/identity/session/passwords.ts';
import { normalizeEmail } from '../modules/identity/session/sessions.ts';
import { ensureReferenceData } from './platform.ts';
import { hasCompany, type Seeding, withSeeding } from './seeding.ts';

export interface ProductionSeed {
  connectionString: string;
  /** SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD are read from it. */
  environment: Record<string, string | undefined>;
}

export interface SuperAdministrator {
  email: string;
}

const DEFAULT_EMAIL = 'superadmin@localhost.localdomain';

/**
 * Makes the super administrator of a database that has no company yet, and answers who that is otherwise. Who is given no
 * password has none, until a link sets one (administrator-link.ts).
 * @throws SetupError when SUPERADMIN_EMAIL or SUPERADMIN_PASSWORD can't be used
 */
export async function seedProduction({ connectionString, environment }: ProductionSeed): Promise<SuperAdministrator> {
  return withSeeding(connectionString, async (seeding) => {
    await ensureReferenceData(seeding);
    if (await hasCompany(seeding)) return { email: await knownAdministrator(seeding) };
    const given = environment['SUPERADMIN_PASSWORD'];
    const email = givenEmail(environment['SUPERADMIN_EMAIL']);
    await insertAdministrator(seeding, email, given ? await hashPassword(checked(given, email)) : null);
    return { email };
  });
}

function givenEmail(given: string | undefined): string {
  const email = normalizeEmail(given || DEFAULT_EMAIL);
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new SetupError(`SUPERADMIN_EMAIL is no e-mail address: '${email}'.`);
}

const COMPANY = 'Platform';

function checked(password: string, email: string): string {
  const [violation] = passwordViolations(password, { email, companyName: COMPANY }, '/');
  if (!violation) return password;
  throw new SetupError(`SUPERADMIN_PASSWORD ${WORDS[violation.code] ?? WORDS['password_rules']}`);
}

const WORDS: Record<string, string> = {
  password_rules: `is too weak: take at least ${MIN_PASSWORD_LENGTH} characters with upper and lower case, a digit and a special one, or ${PASSPHRASE_LENGTH} of any kind.`,
  password_common: 'is one of those that are guessed first: take one that nobody else has.',
  password_holds_email: "holds a part of SUPERADMIN_EMAIL: take one that can't be told from it.",
  password_holds_company: `holds the name '${COMPANY}': take one without it.`,
};

async function insertAdministrator(seeding: Seeding, email: string, passwordHash: string | null): Promise<void> {
  const [companyId = 0] = await seeding.reserveIds('customer', 1);
  const [userId = 0] = await seeding.reserveIds('customer_user', 1);
  const company = seeding.inCompany(companyId);
  await company.insert('customer', [{ id: companyId, name: COMPANY, email, is_platform: true }]);
  await company.insert('customer_user', [
    { id: userId, full_name: 'Super administrator', email, login_email: email, is_admin: true, state: 'active' },
  ]);
  await company.insert('user_credential', [
    {
      user_id: userId,
      password_hash: passwordHash,
      password_changed_at: passwordHash && new Date().toISOString(),
    },
  ]);
}

async function knownAdministrator(seeding: Seeding): Promise<string> {
  const [user] = await seeding.read<{ email: string }>(
    `select customer_user.email from customer_user join customer on customer.id = customer_user.company_id
     where customer.is_platform and customer_user.is_admin order by customer_user.id limit 1`,
    [],
    'platform',
  );
  return user?.email ?? '';
}
