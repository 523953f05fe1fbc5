/** An administrator, and the platform, log a user out on all devices. */
import { beforeEach, describe, expect, test } from 'vitest';
import { peopleOf } from '../../../test/accounts.ts';
import { scenarios, servedWorld } from '../../../test/scenarios.ts';
import type { World } from '../../../test/world.ts';

const REASON = 'The phone was left on a train';
const WHO = 'nobody';

const call = { as: 'superadmin', method: 'POST' } as const;
const ofA = ({ companyA }: World): string => `customer/${companyA.id}/end_sessions`;
const asked =
  (name: string, reason = REASON) =>
  ({ principals }: World) => ({ user_id: principals[name]?.userId, reason });

scenarios('log a user of a customer out', [
  { ...call, name: 'blanks are no reason', path: ofA, body: asked(WHO, ' \t'), status: 400, pointers: ['/reason'] },
  { ...call, name: "another company's user is not here", path: ofA, body: asked('adminB'), status: 404 },
  {
    ...call,
    name: 'nor is a super administrator, in any company',
    path: ({ principals }) => `customer/${principals['superadmin']?.companyId}/end_sessions`,
    body: asked('superadmin'),
    status: 404,
  },
]);

describe('all sessions of a user', async () => {
  const served = await servedWorld();
  const people = peopleOf(served);
  beforeEach(async () => {
    await people.reset(WHO);
    await people.reset('feedback_read');
  });

  const end = (as: string) => {
    const { companyId, userId } = people.principal(WHO);
    return as === 'superadmin'
      ? served.call({ ...call, path: `customer/${companyId}/end_sessions`, body: { user_id: userId, reason: REASON } })
      : served.call({ as, method: 'POST', path: `customeruser/${userId}/end_sessions`, body: {} });
  };
  const entriesOf = async (name: string) =>
    (await people.entries(name)).filter(({ operation }) => operation === 'end_sessions');
  const entryOf = async (name: string) => (await entriesOf(name)).at(-1);

  test.each(['adminA', 'superadmin'])('are ended at once by %s; the password still logs in', async (by) => {
    const [phone, desk] = [await people.signIn(WHO), await people.signIn(WHO)];
    const colleague = await people.signIn('feedback_read');
    // With the two that were made now, the one that the world has begun.
    expect(await end(by)).toMatchObject({ status: 200, body: { id: people.principal(WHO).userId, ended: 3 } });
    for (const session of [phone, desk]) {
      expect((await people.get('account/userinfo', session.accessToken)).status).toBe(401);
      expect((await people.refresh(session)).status).toBe(401);
    }
    expect((await people.get('account/userinfo', colleague.accessToken)).status).toBe(200);
    expect((await people.get('account/userinfo', (await people.signIn(WHO)).accessToken)).status).toBe(200);
    expect(await end(by)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await end(by)).toMatchObject({ status: 200, body: { ended: 0 } });
  });

  test("stand in the company's log; by the platform with the reason, in the platform's too", async () => {
    const platformsBefore = (await entriesOf('superadmin')).length;
    await end('adminA');
    const ofUser = { operation: 'end_sessions', entity: 'customer_user' };
    expect(await entryOf('adminA')).toEqual({
      ...ofUser,
      actor_id: people.principal('adminA').userId,
      changes: { ended: 1 },
    });
    expect(await entriesOf('superadmin')).toHaveLength(platformsBefore);
    await end('superadmin');
    const byPlatform = { ...ofUser, actor_id: people.principal('superadmin').userId };
    const { companyId } = people.principal(WHO);
    expect(await entryOf('adminA')).toEqual({ ...byPlatform, changes: { reason: REASON, ended: 0 } });
    expect(await entryOf('superadmin')).toMatchObject({
      ...byPlatform,
      changes: { reason: REASON, company_id: companyId },
    });
  });

  test('are not ended by a colleague, nor by an administrator for himself: his account has a page for that', async () => {
    const { accessToken } = await people.signIn(WHO);
    const { userId } = people.principal('adminA');
    expect((await end('feedback_read')).status).toBe(403);
    expect((await people.get('account/userinfo', accessToken)).status).toBe(200);
    const own = await served.call({
      as: 'adminA',
      method: 'POST',
      path: `customeruser/${userId}/end_sessions`,
      body: {},
    });
    expect(own.status).toBe(403);
  });
});
