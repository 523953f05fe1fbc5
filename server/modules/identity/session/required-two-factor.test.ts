/** Two-factor login where a company requires it: who may require it, who is held up, by what, and until when. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createEventClients } from '../../../platform/events/test/event-clients.ts';
import { PASSWORD, type SignedInAnswer } from '../../../test/accounts.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { codeClock, twoFactorOf } from '../../../test/two-factor.ts';
import { holdRows } from '../../../test/until-blocked.ts';

const ADMIN = 'adminA';
const WHO = 'feedback_read';
const REFUSED = { status: 403, body: { code: 'two_factor_required' } };

const clock = codeClock();
const served = await servedWorld({ now: clock.now, eventLimits: { gatherMs: 20, beatMs: 100 } });
const people = twoFactorOf(served, clock);
let secretOfAdmin = '';
beforeEach(async () => {
  await people.setRequired(false);
  await Promise.all([ADMIN, 'adminB', WHO, 'user_edit', 'superadmin'].map((name) => people.reset(name)));
  secretOfAdmin = await people.setUp(await people.signIn(ADMIN));
});

const { listenAs } = createEventClients(() => served);

const asAdmin = () => people.signInWithCode(ADMIN, secretOfAdmin);
const profile = (action: string) => `companyprofile/${served.world.companyA.id}/${action}`;
const bothFactors = () => ({ password: PASSWORD, code: people.nextCode(secretOfAdmin) });
const requireOf = ({ accessToken }: SignedInAnswer, required = true, proof: object = bothFactors()) =>
  people.post(profile('require_two_factor'), { required, ...proof }, accessToken);
const readFeedback = (session: SignedInAnswer) => people.get('feedback', session.accessToken);
const userData = async (session: SignedInAnswer) => (await people.get('account/userinfo', session.accessToken)).body;

describe('requiring it', () => {
  test('is for who has it himself: anybody else would lock himself out', async () => {
    await people.reset(ADMIN);
    const session = await people.signIn(ADMIN);
    expect(await requireOf(session, true, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'no_own_two_factor' },
    });
    expect((await people.get(profile('two_factor_use'), session.accessToken)).body).toMatchObject({
      is_required: false,
      own: false,
    });
    expect((await people.logIn(WHO)).body).toMatchObject({ userData: { owes_two_factor: false } });
  });

  test('asks for a proof of who does it', async () => {
    const session = await asAdmin();
    const refused = await requireOf(session, true, {});
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/password', code: 'required' }] } });
    expect((await requireOf(session, true, { password: 'Wrong-1234!' })).status).toBe(400);
    const half = await requireOf(session, true, { password: PASSWORD });
    expect(half).toMatchObject({ status: 400, body: { errors: [{ pointer: '/code', code: 'required' }] } });
    expect((await requireOf(session)).status).toBe(200);
  });

  test('is no field of the company that a patch could set', async () => {
    const { accessToken } = await asAdmin();
    const path = `companyprofile/${served.world.companyA.id}`;
    const answer = await served.call({
      method: 'PATCH',
      path,
      body: { requires_two_factor: true },
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(400);
    expect((await people.get(path, accessToken)).body).toMatchObject({ requires_two_factor: false });
  });

  test('says before how many have none, and stands in the log with who did it', async () => {
    const session = await asAdmin();
    const count = Object.values(served.world.principals).filter(
      ({ companyId }) => companyId === served.world.companyA.id,
    ).length;
    const use = async () => (await people.get(profile('two_factor_use'), session.accessToken)).body;
    expect(await use()).toEqual({ is_required: false, users: count, without: count - 1, own: true });
    await people.asSession(WHO, `update customer_user set state = 'disabled' where id = $1`, [
      people.principal(WHO).userId,
    ]);
    expect(await use()).toMatchObject({ users: count - 1, without: count - 2 });
    await people.asSession(WHO, `update customer_user set state = 'active' where id = $1`, [
      people.principal(WHO).userId,
    ]);
    expect(await requireOf(session)).toMatchObject({
      status: 200,
      body: { id: served.world.companyA.id, requires_two_factor: true },
    });
    expect(await use()).toMatchObject({ is_required: true });
    expect((await people.entries(ADMIN)).at(-1)).toMatchObject({
      operation: 'two_factor_required',
      entity: 'company_profile',
      actor_id: people.principal(ADMIN).userId,
      changes: { requires_two_factor: true },
    });
    expect((await requireOf(session, false)).status).toBe(200);
    expect((await people.entries(ADMIN)).at(-1)).toMatchObject({ operation: 'two_factor_optional' });
  });

  test('holds for that company alone', async () => {
    expect((await requireOf(await asAdmin())).status).toBe(200);
    expect((await people.logIn('adminB')).body).toMatchObject({ userData: { owes_two_factor: false } });
  });
});

describe('who has none', () => {
  test('is held up at once in what runs, and freed at once by setting it up', async () => {
    const [running, other] = [await people.signIn(WHO), await people.signIn(WHO)];
    expect((await readFeedback(running)).status).toBe(200);
    expect((await requireOf(await asAdmin())).status).toBe(200);
    expect((await readFeedback(running)).status).toBe(401);
    const held = await people.refreshed(running);
    const otherHeld = await people.refreshed(other);
    expect(await readFeedback(held)).toMatchObject(REFUSED);
    expect(await userData(held)).toMatchObject({ owes_two_factor: true, ability: [] });
    await people.setUp(held);
    // With the old token he hears that there is another one, and not that he owes anything.
    expect((await readFeedback(held)).status).toBe(401);
    for (const session of [held, otherHeld]) {
      const free = await people.refreshed(session);
      expect((await readFeedback(free)).status).toBe(200);
      expect(await userData(free)).toMatchObject({ owes_two_factor: false });
    }
  });

  test('logs in with the password to set it up, and is told why in his language', async () => {
    await people.setRequired(true);
    const { body } = await people.logIn(WHO);
    expect(body).toMatchObject({ userData: { owes_two_factor: true, ability: [] } });
    const { accessToken } = body as SignedInAnswer;
    const headers = { authorization: `Bearer ${accessToken}`, 'preferred-language': 'de' };
    const refused = await served.call({ path: 'feedback', headers });
    expect(refused).toMatchObject({
      status: 403,
      body: { type: 'urn:feedtree:problem:two_factor_required', title: 'Die Zwei-Faktor-Anmeldung ist Pflicht' },
    });
    expect((await people.get('account/twofactor', accessToken)).body).toMatchObject({
      is_on: false,
      is_required: true,
    });
  });

  test('can log out, after which the session is none', async () => {
    await people.setRequired(true);
    const session = await people.signIn(WHO);
    expect((await people.post('jwt/logout', {}, session.accessToken)).status).toBe(204);
    expect((await readFeedback(session)).status).toBe(401);
    expect((await people.refresh(session)).status).toBe(401);
  });

  test('is free again when it is no longer required', async () => {
    const admin = await asAdmin();
    await requireOf(admin);
    const held = await people.signIn(WHO);
    expect(await readFeedback(held)).toMatchObject(REFUSED);
    expect((await requireOf(admin, false)).status).toBe(200);
    expect((await readFeedback(held)).status).toBe(401);
    expect((await readFeedback(await people.refreshed(held))).status).toBe(200);
  });

  test('hears no more events: his stream ends', async () => {
    const bearer = ({ accessToken }: SignedInAnswer) => ({ authorization: `Bearer ${accessToken}` });
    const running = await people.signIn(WHO);
    const client = await listenAs('anonymous', bearer(running));
    await client.next('ready');
    const admin = await asAdmin();
    await requireOf(admin);
    await people.post('support', { subject: 'A question', message: 'How?' }, admin.accessToken);
    await client.ended;
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready']);
    expect((await listenAs('anonymous', bearer(await people.refreshed(running)))).status).toBe(403);
  });

  test('is so again after an administrator has reset his', async () => {
    await people.setRequired(true);
    const session = await people.signInWithCode(WHO, await people.setUp(await people.signIn(WHO)));
    expect((await readFeedback(session)).status).toBe(200);
    const { accessToken } = await asAdmin();
    const path = `customeruser/${people.principal(WHO).userId}/reset_two_factor`;
    expect((await people.post(path, bothFactors(), accessToken)).status).toBe(200);
    expect((await readFeedback(session)).status).toBe(401);
    expect(await readFeedback(await people.refreshed(session))).toMatchObject(REFUSED);
  });

  test('is lent to a super administrator all the same: his own second factor counts', async () => {
    await people.setRequired(true);
    const { accessToken } = await people.signIn('superadmin');
    const asked = { user_id: people.principal(WHO).userId, reason: 'Ticket 7' };
    const lent = await people.post('account/loginascompanyuser', asked, accessToken);
    expect(lent).toMatchObject({ status: 200, body: { userData: { owes_two_factor: false } } });
    const session = lent.body as SignedInAnswer;
    expect((await readFeedback(session)).status).toBe(200);
    expect((await readFeedback(await people.refreshed(session))).status).toBe(200);
  });
});

describe('who has it', () => {
  const turnOff = ({ accessToken }: SignedInAnswer, secret: string) =>
    people.post('account/twofactor/off', { password: PASSWORD, code: people.nextCode(secret) }, accessToken);

  test('goes on as he was, and can not turn it off until it is no longer required', async () => {
    const secret = await people.setUp(await people.signIn(WHO));
    const session = await people.signInWithCode(WHO, secret);
    const admin = await asAdmin();
    await requireOf(admin);
    expect((await readFeedback(session)).status).toBe(200);
    expect((await people.get('account/twofactor', session.accessToken)).body).toMatchObject({ is_required: true });
    expect(await turnOff(session, secret)).toMatchObject({ status: 409, body: { code: 'two_factor_stays_on' } });
    expect((await people.logIn(WHO)).body).toHaveProperty('challenge');
    await requireOf(admin, false);
    expect((await turnOff(session, secret)).status).toBe(204);
  });

  test.each([
    ['requires it first', 409, 200],
    ['requires it last', 204, 403],
  ])('turns it off while an administrator %s: %i, and then a call is answered with %i', async (_when, off, then) => {
    const secret = await people.setUp(await people.signIn(WHO));
    const session = await people.signInWithCode(WHO, secret);
    const admin = await asAdmin();
    const rows = await holdRows(served.ownerUrl);
    await rows.query('select 1 from customer_user where id = $1 for update', [people.principal(WHO).userId]);
    const acts = [() => requireOf(admin), () => turnOff(session, secret)];
    const [first, second] = off === 409 ? acts : acts.toReversed();
    const begun = first?.();
    await rows.untilBlocked(1);
    const followed = second?.();
    await rows.untilBlocked(2);
    await rows.release();
    const statuses = await Promise.all([begun, followed]);
    expect(new Set(statuses.map((answer) => answer?.status))).toEqual(new Set([200, off]));
    const own = await readFeedback(session);
    expect((own.status === 401 ? await readFeedback(await people.refreshed(session)) : own).status).toBe(then);
  });
});
