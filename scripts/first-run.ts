/** What an empty database gets: the demo, or in production the one account that everything else is made from. */
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../server/access/database.ts';
import { SetupError } from '../server/database/setup-error.ts';
import { hashPassword, isAcceptablePassword } from '../server/session/passwords.ts';
import { normalizeEmail } from '../server/session/sessions.ts';

export const demoPassword = 'Demo-1234!';

/** E-mail and what it shows; made by the demo seed. */
export const demoLogins = [
  ['super@demo.example', 'super administrator'],
  ['admin@acme.example', 'company admin, plan pro'],
  ['clerk@acme.example', 'handles the feedback of one branch and below'],
  ['newcomer@acme.example', 'has no right yet'],
  ['admin@globex.example', 'admin of another company, plan basic'],
] as const;

export interface Occupants {
  demo: boolean;
  /** Some public codes of units, for addresses to try. */
  codes: string[];
}

/** Fills a database that has no company yet. Answers lines for the person who started it, a one-time password among them. */
export async function fillEmptyDatabase(connectionString: string, production: boolean): Promise<string[]> {
  const database = openDatabase({ connectionString });
  try {
    if (await hasCompany(database)) return [];
    if (production) return await createSuperAdministrator(database, connectionString);
  } finally {
    await database.close();
  }
  console.log('First run: filling the database with the demo.');
  const { seedDemo } = await import('../server/seed/demo.ts');
  await seedDemo(connectionString);
  return [];
}

/** What the start has to tell about the database. */
export async function occupants(connectionString: string): Promise<Occupants> {
  const database = openDatabase({ connectionString });
  try {
    const [demo, codes] = await Promise.all([
      database.lookup('session', {
        text: 'select from customer_user_email_directory where value = $1',
        values: [demoLogins[0][0]],
      }),
      database.lookup<{ value: string }>('visitor', {
        text: `select min(value) as value from node_qr_code_code_directory group by company_id
          union (select value from node_qr_code_code_directory order by company_id, value limit 2)`,
        values: [],
      }),
    ]);
    return { demo: demo.length > 0, codes: codes.slice(0, 3).map(({ value }) => value) };
  } finally {
    await database.close();
  }
}

async function hasCompany(database: Database): Promise<boolean> {
  const rows = await database.lookup('platform', { text: 'select from customer limit 1', values: [] });
  return rows.length > 0;
}

/** The platform's company with one super administrator: SUPERADMIN_EMAIL and SUPERADMIN_PASSWORD, or a printed password. */
async function createSuperAdministrator(database: Database, connectionString: string): Promise<string[]> {
  const given = process.env['SUPERADMIN_PASSWORD'];
  if (given !== undefined && !isAcceptablePassword(given)) {
    throw new SetupError(
      'SUPERADMIN_PASSWORD is too weak: take at least 8 characters with upper and lower case, a digit and a special one.',
    );
  }
  const email = normalizeEmail(process.env['SUPERADMIN_EMAIL'] ?? 'superadmin@localhost.localdomain');
  const password = given ?? oneTimePassword();
  const { seedPlatform } = await import('../server/seed/platform.ts');
  await seedPlatform(connectionString);
  const passwordHash = await hashPassword(password);
  const [next] = await database.lookup<{ id: number }>('session', {
    text: "select nextval(pg_get_serial_sequence('customer', 'id')) as id",
    values: [],
  });
  const companyId = Number(next?.id);
  await database.withTenant('session', companyId, async (transaction) => {
    await transaction.query({
      text: `insert into customer (id, name, email, default_locale, is_platform) overriding system value values ($1, 'Platform', $2, 'en', true)`,
      values: [companyId, email],
    });
    await transaction.query({
      text: `with made as (insert into customer_user (company_id, full_name, email, locale, is_admin, state)
          values ($1, 'Super administrator', $2, 'en', true, 'active') returning id)
        insert into user_credential (company_id, user_id, password_hash, password_changed_at) select $1, id, $3, now() from made`,
      values: [companyId, email, passwordHash],
    });
  });
  const shown =
    given === undefined ? [`Its password, shown this once: ${password}`, 'Change it after signing in.'] : [];
  return [`Super administrator: ${email}`, ...shown];
}

/** 96 random bits, with one character of each kind that the password rules ask for. */
function oneTimePassword(): string {
  return `${randomBytes(12).toString('base64url')}-Aa1`;
}
