/** The platform lets a user in again who lost the app and the recovery codes. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailTemplate } from '../../../../app/mail-templates.ts';
import { locales } from '../../../../../shared/i18n/locales.ts';
import { deliverDue } from '../../../../platform/mail/deliver.ts';
import type { AddressedMail, Transport } from '../../../../platform/mail/transport.ts';
import { PASSWORD, peopleOf } from '../../../../test/accounts.ts';
import { type CallAnswer, scenarios, servedWorld } from '../../../../test/scenarios.ts';
import { TEST_SECRET, type World } from '../../../../test/world.ts';

const REASON = 'Showed the passport in a call, ticket 31';
const call = { as: 'superadmin', method: 'POST' } as const;
const ofA = ({ companyA }: World): string => `customer/${companyA.id}/reset_two_factor`;
const asked =
  (name: string, reason: unknown = REASON) =>
  ({ principals }: World) => ({ user_id: principals[name]?.userId, reason, password: PASSWORD });

scenarios(
  'reset the two-factor login of a customer',
  [
    {
      ...call,
      name: 'blanks are no reason',
      path: ofA,
      body: asked('adminA', ' \t'),
      status: 400,
      pointers: ['/reason'],
    },
    {
      ...call,
      name: 'a missing user is 404',
      path: ofA,
      body: { user_id: 999_999_999, reason: REASON, password: PASSWORD },
      status: 404,
    },
    { ...call, name: "another company's user is not here", path: ofA, body: asked('adminB'), status: 404 },
    {
      ...call,
      name: 'nor is a super administrator, in any company',
      path: ({ principals }) => `customer/${principals['superadmin']?.companyId}/reset_two_factor`,
      body: asked('superadmin'),
      status: 404,
    },
    {
      ...call,
      name: 'who has none is told so',
      path: ofA,
      body: asked('adminA'),
      status: 409,
      code: 'two_factor_off',
    },
  ],
  (served) => peopleOf(served).reset('superadmin'),
);

describe('a reset', async () => {
  const WHO = 'adminA';
  const served = await servedWorld();
  const people = peopleOf(served);
  beforeEach(async () => {
    await people.reset('superadmin');
    await people.reset(WHO);
  });

  const turnOn = (name: string, isConfirmed = true) => {
    const { companyId, userId } = people.principal(name);
    return people.asSession(
      name,
      `insert into two_factor (company_id, user_id, secret, confirmed_at)
        values ($1, $2, 'sealed', case when $3 then now() end)`,
      [companyId, userId, isConfirmed],
    );
  };
  const reset = (name = WHO): Promise<CallAnswer> => {
    const { companyId, userId } = people.principal(name);
    const body = { user_id: userId, reason: REASON, password: PASSWORD };
    return served.call({ ...call, path: `customer/${companyId}/reset_two_factor`, body });
  };
  const isListed = async (name: string) => {
    const { companyId } = people.principal(name);
    const { body } = await served.call({ as: 'superadmin', path: `customer/${companyId}/users?search=${name}` });
    return (body as { results: { has_two_factor: boolean }[] }).results[0]?.has_two_factor;
  };

  test('the password alone logs in then, and whatever was signed in is not', async () => {
    const before = await people.signIn(WHO);
    await turnOn(WHO);
    expect(await isListed(WHO)).toBe(true);
    expect((await people.logIn(WHO)).body).toHaveProperty('challenge');
    const { userId } = people.principal(WHO);
    expect(await reset()).toMatchObject({ status: 200, body: { id: userId, has_two_factor: false } });
    expect(await isListed(WHO)).toBe(false);
    expect((await people.get('account/userinfo', before.accessToken)).status).toBe(401);
    expect((await people.refresh(before)).status).toBe(401);
    expect((await people.logIn(WHO)).body).toHaveProperty('accessToken');
    expect(await reset()).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
  });

  test('colleagues stay signed in, and their second step stays on', async () => {
    await people.reset('nobody');
    await turnOn('nobody');
    await turnOn(WHO);
    expect((await reset()).status).toBe(200);
    expect((await served.call({ as: 'nobody', path: 'account/userinfo' })).status).toBe(200);
    expect((await people.logIn('nobody')).body).toHaveProperty('challenge');
    await people.reset('nobody');
  });

  test('what was begun and never confirmed is none', async () => {
    await turnOn(WHO, false);
    expect(await reset()).toMatchObject({ status: 409, body: { code: 'two_factor_off' } });
    expect(await people.asSession(WHO, 'select 1 from two_factor')).toHaveLength(1);
  });

  test("it stands with its reason in the company's log and in the platform's, and in no other", async () => {
    await turnOn(WHO);
    await reset();
    const { userId, companyId } = people.principal(WHO);
    const entryOf = async (name: string) =>
      (await people.entries(name)).findLast(({ operation }) => operation === 'reset_two_factor');
    const by = { actor_id: people.principal('superadmin').userId, entity: 'customer_user' };
    expect(await entryOf(WHO)).toEqual({ ...by, operation: 'reset_two_factor', changes: { reason: REASON } });
    expect(await entryOf('superadmin')).toMatchObject({ ...by, changes: { reason: REASON, company_id: companyId } });
    expect(await entryOf('adminB')).toBeUndefined();
    const told = await served.call({ as: 'superadmin', path: 'auditentry?filter={"operation":"reset_two_factor"}' });
    expect(JSON.stringify(told.body)).toContain(`"record_id":${userId}`);
  });

  test('of two at once one is told that there is none', async () => {
    await turnOn(WHO);
    const both = await Promise.all([reset(), reset()]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  describe('is told by mail', () => {
    const mails = async () => (await people.mails()).map(({ kind, user_id: userId }) => [kind, userId]);
    let other: number;
    beforeAll(async () => {
      const [row] = await people.asSession<{ id: number }>(
        WHO,
        `insert into customer_user (company_id, full_name, email, login_email, is_admin, state)
          values ($1, 'Second admin', 'second@test.example', 'second@test.example', true, 'active') returning id`,
        [served.world.companyA.id],
      );
      other = Number(row?.id);
    });
    beforeEach(() => served.world.database.lookup('worker', { text: 'delete from mail_message', values: [] }));

    test('its user, and the other administrators who can sign in', async () => {
      await turnOn(WHO);
      await reset();
      const { userId } = people.principal(WHO);
      expect(await mails()).toEqual(
        [
          ['two_factor_reset_by_support', userId],
          ['two_factor_reset_of_user', other],
        ].toSorted((one, next) => Number(one[1]) - Number(next[1])),
      );
    });

    test.each(locales)('in %s, with who it was about and where the reason stands', async (locale) => {
      await people.asSession(WHO, 'update customer_user set locale = $1 where company_id = $2', [
        locale,
        served.world.companyA.id,
      ]);
      await turnOn(WHO);
      await reset();
      const sent = await deliver();
      expect(sent.map(({ to }) => to.address).toSorted()).toEqual(['admina@test.example', 'second@test.example']);
      for (const { subject, text } of sent) expect(`${subject} ${text}`).not.toMatch(/[{}]/);
      const told = sent.find(({ to }) => to.address === 'second@test.example');
      expect(told?.subject).toContain(WHO);
      expect(told?.text).toContain(WHO);
      expect(told?.text).toContain('https://feedback.test/audit_log');
      // Whoever reads a mail is not always who may read the log.
      expect(JSON.stringify(sent)).not.toContain('passport');
    });

    async function deliver(): Promise<AddressedMail[]> {
      const sent: AddressedMail[] = [];
      const transport: Transport = {
        leaves: 'sent',
        send(mail) {
          sent.push(mail);
          return Promise.resolve();
        },
      };
      const { database } = served.world;
      const log = { error: (message: string) => expect(message).toBe('') };
      await deliverDue({
        mailTemplate,
        database,
        publicUrl: 'https://feedback.test',
        secret: TEST_SECRET,
        transport,
        log,
      });
      return sent;
    }
  });
});
