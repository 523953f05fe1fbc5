/** A company that can only read: every write of its users is refused, reading and what leads out of it is not. */
import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import type { Operation } from '../../../http/registry.ts';
import { servedWorld } from '../../../test/scenarios.ts';

const served = await servedWorld();
beforeAll(async () => {
  await setState('read_only');
});

const inCompanyA = (text: string, values: unknown[] = []) =>
  served.world.database.statement<{ rows: number }>('app', served.world.companyA.id, { text, values });
const setState = (state: string) =>
  inCompanyA('update customer set state = $2 where id = $1', [served.world.companyA.id, state]);

/** Operations that stay open, beside those of the own account and of paying, which all do. */
const OPEN = [
  'discount.check_discount',
  'feedback.export',
  'feedback.get_parent_node_names',
  'feedback.read_feedback',
  'feedback_export.delete',
  'node_qr_code.check_export',
  'node_qr_code.export',
  'node_user_access.check_company_user',
  'node_user_access.get_user_node_access_list',
  'qr_export.delete',
  'support_comment.create',
  'support_comment_media.upload_file',
  'support_ticket.create',
  'support_ticket.patch',
  'support_ticket.read',
];
const OWN_ACCOUNT = /^(account|session|two_factor|password)\./;
const PAYING = /^(payment|subscription|invoice|company_saved_card)\./;

const mayBeOpen = ({ id }: Operation): boolean => OPEN.includes(id) || OWN_ACCOUNT.test(id) || PAYING.test(id);
/** What a company's users can call at all, other than as strangers. */
const isForCompanies = ({ access, ignoresToken }: Operation): boolean =>
  !ignoresToken && (!('roles' in access) || access.roles.some((role) => role.startsWith('company_')));

/** Nothing comes of it, whoever may: no such row, and no JSON. */
const call = ({ method, path }: Operation, as: string) =>
  served.call({
    as,
    method,
    path: path.replaceAll(/:\w+/g, '999999999'),
    ...(method !== 'DELETE' && { body: '{"' }),
  });

test('its users are told of it with what else is theirs', async () => {
  const stateFor = async (as: string) => (await served.call({ as, path: 'account/userinfo' })).body;
  expect(await stateFor('adminA')).toMatchObject({ company_state: 'read_only' });
  expect(await stateFor('adminB')).toMatchObject({ company_state: 'active' });
});

test('what stays open is said at the operations, and is what should be', () => {
  const writing = [...served.app.operations.values()].filter(
    (operation) => operation.method !== 'GET' && isForCompanies(operation),
  );
  expect(writing.length).toBeGreaterThan(80);
  const open = writing.filter(({ whileReadOnly }) => whileReadOnly).map(({ id }) => id);
  expect(open.toSorted()).toEqual(
    writing
      .filter(mayBeOpen)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(open).toEqual(expect.arrayContaining([...OPEN, 'account.change_password', 'payment.first_plan']));
});

/** Who may not call it at all hears that first. */
function mayCall({ access }: Operation, role: string): boolean {
  if ('roles' in access) return access.roles.some((name) => name === role);
  return rules.some((rule) => rule.entity === access.entity && rule.action === access.action && rule.role === role);
}

test.each([
  ['adminA', 70],
  ['node_edit', 55],
])('every operation that writes is refused to %s, or stays open', async (as, least) => {
  const role = served.world.principals[as]?.role ?? 'anonymous';
  let refused = 0;
  for (const operation of served.app.operations.values()) {
    if (operation.method === 'GET' || !isForCompanies(operation)) continue;
    if (!mayCall(operation, role)) continue;
    const { status, body } = await call(operation, as);
    if (operation.whileReadOnly) expect(body, operation.id).not.toMatchObject({ code: 'company_read_only' });
    else expect({ status, body }, operation.id).toMatchObject({ status: 409, body: { code: 'company_read_only' } });
    refused += operation.whileReadOnly ? 0 : 1;
  }
  expect(refused).toBeGreaterThan(least);
});

describe('a company that can only read', () => {
  test.each([
    'feedback',
    'companyorganizationnodes',
    'customeruser',
    'account/userinfo',
    'companyprofile/$company',
    'dashboardinfo',
    'subscription',
    'planlocation',
  ])('still reads %s as it did', async (path) => {
    const asked = { as: 'adminA', path: path.replace('$company', String(served.world.companyA.id)) };
    const readOnly = await served.call(asked);
    await setState('active');
    const active = await served.call(asked);
    await setState('read_only');
    expect(readOnly.status).toBe(active.status);
    expect([200, 403]).toContain(readOnly.status);
  });

  test('still gets answers of its visitors, and leaves other companies alone', async () => {
    const { companyA, companyB } = served.world;
    const answered = await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: companyA.codes.room, answers: { experience: 4 }, response_token: crypto.randomUUID() },
      headers: { 'user-agent': 'a visitor' },
    });
    expect(answered.status).toBe(200);
    expect(await inCompanyA('select count(*) as rows from feedback')).toEqual([{ rows: 1 }]);
    const body = { organization_id: companyB.organizationId, name: 'Theirs' };
    expect((await served.call({ as: 'adminB', method: 'POST', path: 'companyorganizationnodes', body })).status).toBe(
      201,
    );
  });

  test('writes again as soon as it is active', async () => {
    const { companyA } = served.world;
    const body = { organization_id: companyA.organizationId, name: 'Ours' };
    const add = () => served.call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body });
    expect((await add()).status).toBe(409);
    expect(await inCompanyA("select count(*) as rows from node where name = 'Ours'")).toEqual([{ rows: 0 }]);
    await setState('active');
    expect((await add()).status).toBe(201);
  });
});
