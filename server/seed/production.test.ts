import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../access/database.ts';
import { SetupError } from '../database/setup-error.ts';
import type { ResponseTimeQuantizer } from '../modules/identity/session/quantized-response-time.ts';
import { createGuessParts } from '../modules/identity/session/guess-parts.ts';
import { isWellMade } from '../../shared/password-rules/password-rules.ts';
import { passwordMatches } from '../modules/identity/session/passwords.ts';
import { signIn } from '../modules/identity/session/sessions.ts';
import { createTokens } from '../modules/identity/session/tokens.ts';
import { seedProduction } from './index.ts';
import { openSeeded, type SeededDatabase } from './test/seeded.ts';

const given = { SUPERADMIN_EMAIL: ' Root@Company.example', SUPERADMIN_PASSWORD: 'Correct-Horse-1' };

async function openEmpty(): Promise<SeededDatabase> {
  const database = await openSeeded(() => Promise.resolve());
  onTestFinished(database.drop);
  return database;
}

interface Account {
  email: string;
  is_platform: boolean;
  password_hash: string;
}

const accounts = (database: SeededDatabase) =>
  database.rows<Account>(
    `select person.email, is_platform, password_hash from customer_user person join customer on customer.id = company_id
     join user_credential secret on secret.company_id = person.company_id and secret.user_id = person.id
     where is_admin and person.state = 'active'`,
  );

test('the environment names the super administrator, and no password is told', async () => {
  const database = await openEmpty();
  const made = await seedProduction({ connectionString: database.url, environment: given });
  expect(made).toEqual({ email: 'root@company.example' });
  const [account, ...others] = await accounts(database);
  expect(others).toEqual([]);
  expect(account).toMatchObject({ email: 'root@company.example', is_platform: true });
  expect(await passwordMatches(account?.password_hash ?? null, given.SUPERADMIN_PASSWORD)).toBe(true);
});

test('without a password one is made that signs in once it is read; there is no demo', async () => {
  const database = await openEmpty();
  const { email, oneTimePassword = '' } = await seedProduction({ connectionString: database.url, environment: {} });
  expect(isWellMade(oneTimePassword)).toBe(true);
  const [account] = await accounts(database);
  expect(account?.email).toBe(email);
  expect(await passwordMatches(account?.password_hash ?? null, oneTimePassword)).toBe(true);
  expect(
    await database.rows('select id from node union all select id from discount union all select id from feedback'),
  ).toEqual([]);
  expect(await database.rows('select from plan')).toHaveLength(5);
});

test('again: answers who it is, makes nobody and tells no password', async () => {
  const database = await openEmpty();
  await seedProduction({ connectionString: database.url, environment: given });
  const again = await seedProduction({
    connectionString: database.url,
    environment: { SUPERADMIN_EMAIL: 'other@company.example' },
  });
  expect(again).toEqual({ email: 'root@company.example' });
  expect(await accounts(database)).toHaveLength(1);
});

test.each([
  ['a weak password', { ...given, SUPERADMIN_PASSWORD: 'password' }],
  ['a common password', { ...given, SUPERADMIN_PASSWORD: 'P@ssw0rd2024!' }],
  ['a password that holds the e-mail', { ...given, SUPERADMIN_PASSWORD: 'I-am-Root-7731' }],
  ['no e-mail address', { ...given, SUPERADMIN_EMAIL: 'root' }],
])('%s: refused, and nothing is written', async (_, environment) => {
  const database = await openEmpty();
  await expect(seedProduction({ connectionString: database.url, environment })).rejects.toThrow(SetupError);
  expect(await database.rows('select id from customer union all select id from country')).toEqual([]);
});

test('who was made in production is led to two-factor login by the first password', async () => {
  const made = await openEmpty();
  await seedProduction({ connectionString: made.url, environment: given });
  const database = openDatabase({ connectionString: made.url });
  onTestFinished(() => database.close());
  const secret = Buffer.from('a secret that is long enough for the tokens of this test');
  const tokens = createTokens(secret);
  const responseTimeQuantizer: ResponseTimeQuantizer = () => () => Promise.resolve();
  const signedIn = await signIn(
    { database, tokens, superadminsNeedTwoFactor: true, ...createGuessParts(database, secret), responseTimeQuantizer },
    { email: 'root@company.example', password: given.SUPERADMIN_PASSWORD },
    { ip: '127.0.0.1', userAgent: 'a browser', requestId: 'a request', cookies: undefined },
  );
  expect(signedIn).toMatchObject({ principal: { role: 'superadmin', owesTwoFactor: true } });
});
