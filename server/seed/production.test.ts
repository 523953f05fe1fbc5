import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../access/database.ts';
import { SetupError } from '../database/setup-error.ts';
import { Problem } from '../errors.ts';
import { checkPasswordLink, setPasswordByLink } from '../modules/identity/session/password-links.ts';
import type { ResponseTimeQuantizer } from '../modules/identity/session/quantized-response-time.ts';
import { createGuessParts } from '../modules/identity/session/guess-parts.ts';
import { passwordMatches } from '../modules/identity/session/passwords.ts';
import { signIn } from '../modules/identity/session/sessions.ts';
import { createTokens } from '../modules/identity/session/tokens.ts';
import { administratorLink } from './administrator-link.ts';
import { seedProduction } from './index.ts';
import { openSeeded, type SeededDatabase } from './test/seeded.ts';

const given = { SUPERADMIN_EMAIL: ' Root@Company.example', SUPERADMIN_PASSWORD: 'Correct-Horse-1' };

async function openEmpty(): Promise<SeededDatabase> {
  const database = await openSeeded(() => Promise.resolve());
  onTestFinished(database.drop);
  return database;
}

function open({ url }: SeededDatabase): Database {
  const database = openDatabase({ connectionString: url });
  onTestFinished(() => database.close());
  return database;
}

const device = { ip: '127.0.0.1', userAgent: 'a browser', requestId: 'a request', cookies: undefined };

function signInParts(database: Database) {
  const secret = Buffer.from('a secret that is long enough for the tokens of this test');
  const responseTimeQuantizer: ResponseTimeQuantizer = () => () => Promise.resolve();
  const tokens = createTokens(secret);
  return {
    database,
    tokens,
    superadminsNeedTwoFactor: true,
    ...createGuessParts(database, secret),
    responseTimeQuantizer,
  };
}

interface Account {
  email: string;
  is_platform: boolean;
  password_hash: string | null;
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

test('without a password there is none: a link sets it, once; there is no demo', async () => {
  const database = await openEmpty();
  const { email } = await seedProduction({ connectionString: database.url, environment: {} });
  const [account] = await accounts(database);
  expect(account).toMatchObject({ email, password_hash: null });
  expect(
    await database.rows('select id from node union all select id from discount union all select id from feedback'),
  ).toEqual([]);
  expect(await database.rows('select from plan')).toHaveLength(5);

  const opened = open(database);
  const tell = async () => (await administratorLink(opened, 'https://feedback.test'))?.link ?? '';
  const [first, link] = [await tell(), await tell()];
  expect(link).toMatch(/^https:\/\/feedback\.test\/reset-password#token=[\w.-]+$/);
  const set = (told: string, password: string) =>
    setPasswordByLink(signInParts(opened), { token: told.replace(/.*token=/, ''), password }, device);
  await expect(set(first, 'Correct-Horse-1')).rejects.toThrow(Problem);
  await expect(set(link, 'password')).rejects.toThrow(Problem);
  await set(link, 'Correct-Horse-1');
  await expect(set(link, 'Correct-Horse-2')).rejects.toThrow(Problem);
  expect(await administratorLink(opened, 'https://feedback.test')).toBeNull();
  expect(await passwordMatches((await accounts(database))[0]?.password_hash ?? null, 'Correct-Horse-1')).toBe(true);
});

test('the link ends by itself after three days, and the next start tells another', async () => {
  const database = await openEmpty();
  await seedProduction({ connectionString: database.url, environment: {} });
  const opened = open(database);
  const told = async () => (await administratorLink(opened, ''))?.link.replace(/.*token=/, '') ?? '';
  const token = await told();
  expect(await checkPasswordLink(opened, token)).toMatchObject({ state: 'active' });
  const [companyId] = token.split('.');
  await opened.statement('session', Number(companyId), {
    text: "update user_credential set reset_expires_at = reset_expires_at - interval '72 hours'",
    values: [],
  });
  await expect(checkPasswordLink(opened, token)).rejects.toThrow(Problem);
  expect(await checkPasswordLink(opened, await told())).toMatchObject({ state: 'active' });
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
  const signedIn = await signIn(
    signInParts(open(made)),
    { email: 'root@company.example', password: given.SUPERADMIN_PASSWORD },
    device,
  );
  expect(signedIn).toMatchObject({ principal: { role: 'superadmin', owesTwoFactor: true } });
});
