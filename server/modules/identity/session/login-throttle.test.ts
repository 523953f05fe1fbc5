/** Wrong guesses are counted for who guesses, over all servers, and alike for e-mails that nobody has. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../app/app.ts';
import { purgeRateLimits } from '../../../platform/queue/purge-rate-limits.ts';
import { PASSWORD, peopleOf } from '../../../test/accounts.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../test/world.ts';
import { createGuessLimits } from './guess-limits.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { guessersOf, NEXT, WHO, WRONG } from './test/guessers.ts';

const served = await servedWorld({ trustsProxy: true });
const people = peopleOf(served);
const guessers = guessersOf(served);
beforeEach(() => guessers.reset());

/** Guesses from so many addresses; answers how each was answered. */
async function guessFromAnywhere(email: string, guesses: number): Promise<CallAnswer[]> {
  const answers: CallAnswer[] = [];
  const one = async () => {
    while (answers.length < guesses) answers.push(await guessers.stranger().logIn(email, WRONG));
  };
  await Promise.all(Array.from({ length: 4 }, one));
  return answers;
}

const statusesOf = (answers: CallAnswer[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((one) => [
      one,
      answers.filter(({ status }) => status === one).length,
    ]),
  );

describe('a thousand wrong guesses from many addresses', () => {
  test('are stopped after a hundred; the owner gets in on his device, and on a new one by the link', async () => {
    const own = guessers.deviceAt('192.0.2.1');
    await own.signIn();
    const answers = await guessFromAnywhere(WHO, 1_000);
    expect(statusesOf(answers)).toMatchObject({ 401: 100 });
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    expect((await own.logIn()).status).toBe(200);

    const fresh = guessers.deviceAt('192.0.2.2');
    const refused = await fresh.logIn(WHO, PASSWORD, { 'preferred-language': 'de' });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(refused.headers.get('content-language')).toBe('de');
    expect((refused.body as { detail: string }).detail).toContain('Sekunden');

    const token = await guessers.passwordToken();
    expect((await fresh.post('account/setforgetpassword', { token, password: NEXT })).status).toBe(204);
    await guessers.lockStrangersOut();
    expect((await fresh.logIn(WHO, NEXT)).status).toBe(200);
    expect((await guessers.stranger().logIn(WHO, NEXT)).status).toBe(429);
  });

  test('at an e-mail without an account end alike', async () => {
    const bodyOf = ({ body, headers }: CallAnswer) => ({
      ...(body as object),
      instance: '',
      request_id: '',
      headers: [...headers.keys()].toSorted(),
    });
    const seen = async (email: string) => {
      const answers: CallAnswer[] = [];
      for (let guess = 0; guess < 12; guess++)
        answers.push(await guessers.deviceAt('198.51.100.3').logIn(email, WRONG));
      await people.asSession(WHO, 'update login_throttle set locked_until = null, failed_count = 99');
      for (let guess = 0; guess < 2; guess++) answers.push(await guessers.stranger().logIn(email, WRONG));
      await people.asSession(WHO, 'delete from login_throttle');
      expect(answers.every(({ headers }) => headers.getSetCookie().length === 0)).toBe(true);
      return { statuses: answers.map(({ status }) => status), bodies: answers.map(bodyOf) };
    };
    const known = await seen('nobody@test.example');
    expect(known.statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 401, 429]);
    expect(await seen('unknown@nowhere.example')).toEqual(known);
    expect(await seen('user_read@test.example')).toEqual(known);
  });

  test('lock nobody for longer than they say', async () => {
    await guessers.lockStrangersOut();
    expect((await guessers.stranger().logIn()).status).toBe(429);
    await people.asSession(WHO, 'update login_throttle set locked_until = now()');
    expect((await guessers.stranger().logIn()).status).toBe(200);
  });
});

test('a stranger’s guesses do not stand in the way of who changes his password in his session', async () => {
  const own = guessers.deviceAt('192.0.2.30');
  const session = await own.signIn();
  for (let guess = 0; guess < 10; guess++) await guessers.deviceAt('192.0.2.30').logIn(WHO, WRONG);
  const given = { current_password: PASSWORD, new_password: NEXT };
  expect((await own.post('account/changepassword', given, session)).status).toBe(204);
});

test('the owner is told once a day that guesses were stopped, and of nothing that a device of his mistyped', async () => {
  const notified = async () => (await people.mails()).filter(({ kind }) => kind === 'guesses_stopped').length;
  const own = guessers.deviceAt('192.0.2.40');
  await own.signIn();
  for (let guess = 0; guess < 11; guess++) await own.logIn(WHO, WRONG);
  expect(await notified()).toBe(0);
  for (const ip of ['192.0.2.41', '192.0.2.42'])
    for (let guess = 0; guess < 11; guess++) await guessers.deviceAt(ip).logIn(WHO, WRONG);
  expect(await notified()).toBe(1);
  await people.asSession(WHO, "update user_credential set guesses_told_at = now() - interval '25 hours'");
  for (let guess = 0; guess < 11; guess++) await guessers.deviceAt('192.0.2.43').logIn(WHO, WRONG);
  expect(await notified()).toBe(2);
  // In the product it is said once while it is unseen.
  const fresh = await guessers.deviceAt('192.0.2.44').logIn();
  expect((fresh.body as { userData: { account_notices: object[] } }).userData.account_notices).toMatchObject([
    { kind: 'guesses_stopped', by: '' },
  ]);
});

test('two servers with one database count together, and know each other’s devices', async () => {
  const app = createApp({
    ownOrigin: () => 'http://localhost',
    database: served.database,
    store: served.store,
    intake: served.folder,
    journals: served.folder,
    sessionSecret: TEST_SECRET,
    publicUrl: 'https://feedback.test',
    trustedProxies: 1,
    rateLimitFactor: 1_000,
    responseTimeQuantizer: () => () => Promise.resolve(),
    log: { error: (_message, { error }) => expect.fail(String(error)) },
  });
  const server = createServer(app.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const second = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own = guessers.deviceAt('192.0.2.50');
  await own.signIn();
  for (let guess = 0; guess < 5; guess++) {
    expect((await guessers.deviceAt('192.0.2.51').logIn(WHO, WRONG)).status).toBe(401);
    expect((await guessers.deviceAt('192.0.2.51', second).logIn(WHO, WRONG)).status).toBe(401);
  }
  expect((await guessers.deviceAt('192.0.2.51').logIn()).status).toBe(429);
  expect((await guessers.deviceAt('192.0.2.51', second).logIn()).status).toBe(429);
  const there = guessers.deviceAt('192.0.2.51', second);
  there.take(own.cookie);
  expect((await there.logIn()).status).toBe(200);
  await new Promise((resolve) => server.close(resolve));
  await app.settled();
});

describe('guesses at many accounts', () => {
  /** Takes guesses at ever other e-mails; answers how many were let in, and the seconds after which one may be again. */
  async function guess(factor: number, ipOf: (at: number) => string) {
    const throttle = createLoginThrottle(served.database, TEST_SECRET);
    const limits = createGuessLimits(factor);
    let letIn = 0;
    for (let at = 0; at < 20; at++) {
      const taken = await throttle
        .take(limits.byStranger(`some${at}@nowhere.example`, ipOf(at)))
        .catch((refusal: unknown) => refusal);
      if (!(typeof taken === 'object' && taken && 'forgive' in taken))
        return { letIn, seconds: Number((taken as { headers: Record<string, string> }).headers['retry-after']) };
      letIn += 1;
    }
    return { letIn, seconds: 0 };
  }

  test('are slowed down by network: one a minute after sixty in an hour', async () => {
    const sixth = 0.1;
    expect(await guess(sixth, (at) => `2001:db8:1:2::${at + 1}`)).toEqual({ letIn: 6, seconds: 60 });
    expect(await guess(sixth, (at) => `2001:db8:1:${at + 3}::1`)).toEqual({ letIn: 20, seconds: 0 });
  });

  test('are slowed down over all networks: one a second after three hundred in a minute', async () => {
    expect(await guess(0.05, () => guessers.newAddress())).toEqual({ letIn: 15, seconds: 1 });
  });

  test('that were right count for nothing', async () => {
    const throttle = createLoginThrottle(served.database, TEST_SECRET);
    const limits = createGuessLimits(0.02);
    for (let at = 0; at < 10; at++)
      await (await throttle.take(limits.byStranger(`right${at}@test.example`, '192.0.2.60'))).forgive();
    expect(await people.asSession(WHO, 'select 1 from login_throttle where failed_count > 0')).toEqual([]);
  });
});

test('counts that are over are forgotten', async () => {
  await guessers.stranger().logIn(WHO, WRONG);
  await people.asSession(WHO, "update login_throttle set expires_at = now() - interval '1 second'");
  while (await purgeRateLimits(served.database, 100));
  expect(await people.asSession(WHO, 'select 1 from login_throttle')).toEqual([]);
});
