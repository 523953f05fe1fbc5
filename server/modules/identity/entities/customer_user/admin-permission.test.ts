/** Administrators are made and unmade, at once, and one always remains. */
import { beforeEach, describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { holdRows } from '../../../../test/until-blocked.ts';

describe('the admin right', async () => {
  const served = await servedWorld();
  beforeEach(async () => {
    await asSession(`update customer_user set is_admin = full_name = 'adminA', state = 'active', access_version = 1`);
  });

  const principal = (name: string) => {
    const found = served.world.principals[name];
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const asSession = (text: string, values: unknown[] = []) =>
    served.world.database.statement<{ is_admin: boolean; access_version: number }>(
      'session',
      served.world.companyA.id,
      { text, values },
    );
  const set = (as: string, name: string, isAdmin: unknown) =>
    served.call({
      as,
      method: 'POST',
      path: `customeruser/${principal(name).userId}/admin_permission`,
      body: { is_admin: isAdmin },
    });
  const stored = async (name: string) =>
    (await asSession('select is_admin, access_version from customer_user where id = $1', [principal(name).userId]))[0];

  test('given: the user is one, his old tokens end, and the log tells who did it', async () => {
    const { userId } = principal('nobody');
    expect(await set('adminA', 'nobody', true)).toMatchObject({ status: 200, body: { id: userId, is_admin: true } });
    expect(await stored('nobody')).toEqual({ is_admin: true, access_version: 2 });
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(401);
    const { body } = await served.call({ as: 'adminA', path: 'auditentry?sort=["id","DESC"]' });
    expect((body as object[])[0]).toMatchObject({
      operation: 'admin_permission',
      entity: 'customer_user',
      record_id: userId,
      changes: { is_admin: true },
      actor_id: principal('adminA').userId,
    });
  });

  test('taken: from another, and from oneself while another remains', async () => {
    await set('adminA', 'nobody', true);
    expect(await set('adminA', 'adminA', false)).toMatchObject({ status: 200, body: { is_admin: false } });
    expect(await stored('adminA')).toEqual({ is_admin: false, access_version: 2 });
    expect((await set('adminA', 'nobody', false)).status).toBe(401);
  });

  test('what is so already changes nothing', async () => {
    expect((await set('adminA', 'nobody', false)).status).toBe(200);
    expect(await stored('nobody')).toEqual({ is_admin: false, access_version: 1 });
  });

  test('the last one stays', async () => {
    expect(await set('adminA', 'adminA', false)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect(await stored('adminA')).toEqual({ is_admin: true, access_version: 1 });
  });

  test('one who can not sign in yet does not count as the one who remains', async () => {
    await asSession(`update customer_user set is_admin = true, state = 'invited' where full_name = 'nobody'`);
    expect(await set('adminA', 'adminA', false)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
  });

  test('an invited user may get it, a disabled one not', async () => {
    await asSession(`update customer_user set state = 'invited' where full_name = 'nobody'`);
    await asSession(`update customer_user set state = 'disabled' where full_name = 'qr_read'`);
    expect((await set('adminA', 'nobody', true)).status).toBe(200);
    expect(await set('adminA', 'qr_read', true)).toMatchObject({ status: 409, body: { code: 'user_disabled' } });
    expect(await stored('qr_read')).toEqual({ is_admin: false, access_version: 1 });
  });

  test.each([{}, { is_admin: 'yes' }, { is_admin: true, state: 'active' }])('not by %j', async (body) => {
    const path = `customeruser/${principal('nobody').userId}/admin_permission`;
    expect((await served.call({ as: 'adminA', method: 'POST', path, body })).status).toBe(400);
  });

  test('while visitors answer: who only refers to the company is not waited for', async () => {
    await set('adminA', 'nobody', true);
    const visitor = await holdRows(served.ownerUrl);
    await visitor.query('select 1 from customer where id = $1 for key share', [served.world.companyA.id]);
    const taken = await set('adminA', 'nobody', false);
    await visitor.release();
    expect(taken.status).toBe(200);
  });

  test('two who take it from each other at the same moment leave one', async () => {
    await set('adminA', 'nobody', true);
    const nobody = { ...principal('nobody'), role: 'company_admin' as const, accessVersion: 2 };
    const headers = { authorization: `Bearer ${await served.world.tokens.signAccessToken(nobody)}` };
    const holder = await holdRows(served.ownerUrl);
    await holder.query('select 1 from customer where id = $1 for update', [served.world.companyA.id]);
    const path = (name: string) => `customeruser/${principal(name).userId}/admin_permission`;
    const both = Promise.all([
      served.call({ as: 'adminA', method: 'POST', path: path('nobody'), body: { is_admin: false } }),
      served.call({ headers, method: 'POST', path: path('adminA'), body: { is_admin: false } }),
    ]);
    await holder.untilBlocked(2);
    await holder.release();
    expect(new Set((await both).map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await asSession(`select 1 from customer_user where is_admin and state = 'active'`)).length).toBe(1);
  });
});
