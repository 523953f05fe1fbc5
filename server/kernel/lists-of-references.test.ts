/** Rows that are named in lists: by whom, found by them, and what becomes of a list when one of them is deleted. */
import type pg from 'pg';
import { expect, test } from 'vitest';
import { descriptors } from '../generated/index.ts';
import { rules } from '../generated/rules.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import { createAbilities } from '../access/abilities.ts';
import { createScope } from '../access/scope.ts';
import type { Work } from '../access/work.ts';
import { insertUser } from '../test/world.ts';
import { servedWorld } from '../test/scenarios.ts';
import { bindReferences } from './bind.ts';
import { collectDeleted } from './bin/keep.ts';
import { putBackIntoLists, takeOutOfLists } from './lists-of-references.ts';
import { withConnection } from '../database/with-connection.ts';

const served = await servedWorld();

const RULES = 'feedbackrules';
const call = (as: string, method: string, path: string, body?: object) =>
  served.call({ as, method, path, ...(body && { body }) });

let count = 0;
const addUser = async (company = served.world.companyA.id): Promise<number> => {
  const { userId } = await insertUser(served.world.database, company, `told${(count += 1)}`, 'company_user');
  return userId;
};

async function addRule(ids: number[], more: object = {}): Promise<number> {
  const body = { name: `Rule ${(count += 1)}`, notify_user_ids: ids, ...more };
  const answer = await call('adminA', 'POST', RULES, body);
  expect(answer.status).toBe(201);
  return (answer.body as { id: number }).id;
}

const toldBy = async (id: number): Promise<number[]> =>
  ((await served.call({ as: 'adminA', path: `${RULES}/${id}` })).body as { notify_user_ids: number[] }).notify_user_ids;

test('each is named once, and only what the caller reaches', async () => {
  const [one, other, foreign] = [await addUser(), await addUser(), await addUser(served.world.companyB.id)];
  expect(await toldBy(await addRule([one, other, one]))).toEqual([one, other]);
  expect(
    await call('adminA', 'POST', RULES, { name: 'Foreign', notify_user_ids: [one, foreign, 999_999] }),
  ).toMatchObject({
    status: 400,
    body: {
      errors: [
        { pointer: '/notify_user_ids/1', code: 'reference_not_found' },
        { pointer: '/notify_user_ids/2', code: 'reference_not_found' },
      ],
    },
  });
});

test('a filter finds the rows that name any of some', async () => {
  const [one, other, third] = [await addUser(), await addUser(), await addUser()];
  const [first, second] = [await addRule([one, third]), await addRule([other])];
  const found = async (as: string, wanted: unknown) => {
    const filter = encodeURIComponent(JSON.stringify({ notify_user_ids: wanted }));
    const { body } = await served.call({ as, path: `${RULES}?filter=${filter}` });
    return (body as { id: number }[]).map(({ id }) => id);
  };
  expect(await found('adminA', [one, other])).toEqual([first, second]);
  expect(await found('adminA', third)).toEqual([first]);
  expect(await found('adminB', [one, other])).toEqual([]);
});

test('a user that is deleted is taken out of all lists, and out of none where the deletion is refused', async () => {
  const [gone, stays] = [await addUser(), await addUser()];
  const both = await addRule([gone, stays], { escalate_after_hours: 1, escalate_user_ids: [gone] });
  const untouched = await addRule([stays]);
  expect((await call('adminB', 'DELETE', `customeruser/${gone}`)).status).toBe(404);
  expect(await toldBy(both)).toEqual([gone, stays]);
  expect((await call('adminA', 'DELETE', `customeruser/${gone}`)).status).toBe(204);
  expect(await toldBy(both)).toEqual([stays]);
  expect(await toldBy(untouched)).toEqual([stays]);
  const { body } = await served.call({ as: 'adminA', path: `${RULES}/${both}` });
  expect(body).toMatchObject({ escalate_user_ids: [] });
});

test('a deletion that comes while a rule is written waits for it', async () => {
  const user = await addUser();
  const rule = await addRule([await addUser()]);
  await withConnection(served.ownerUrl, async (writer) => {
    await writer.query('begin');
    // As the server does it: what the list names is held before the list is written.
    await writer.query('select from customer_user where id = $1 for key share', [user]);
    await writer.query('update feedback_rule set notify_user_ids = $2 where id = $1', [rule, [user]]);
    const removal = call('adminA', 'DELETE', `customeruser/${user}`);
    await expect.poll(() => waiting(writer)).toBe(1);
    await writer.query('commit');
    expect((await removal).status).toBe(204);
  });
  expect(await toldBy(rule)).toEqual([]);
});

const waiting = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'feedtree-app' and wait_event_type = 'Lock'`,
    )
  ).rows.length;

test('a rule that is written while a user is deleted names him not', async () => {
  const user = await addUser();
  const [rule, removal] = await Promise.all([
    call('adminA', 'POST', RULES, { name: 'At once', notify_user_ids: [user] }),
    call('adminA', 'DELETE', `customeruser/${user}`),
  ]);
  expect(removal.status).toBe(204);
  if (rule.status === 201) expect(await toldBy((rule.body as { id: number }).id)).toEqual([]);
  else expect(rule).toMatchObject({ status: 400, body: { errors: [{ code: 'reference_not_found' }] } });
});

/** An administrator's transaction. */
const working = <Result>(run: (work: Work) => Promise<Result>): Promise<Result> => {
  const principal = served.world.principals['adminA'];
  if (principal === undefined) throw new Error('There is no adminA.');
  return served.database.withTenant('app', principal.companyId, (transaction) =>
    run({ transaction, principal, locale: 'en', requestId: 'lists' }),
  );
};

const withBin = (): EntityDescriptor => ({
  ...(descriptors['customer_user'] as EntityDescriptor),
  history: { bin: { days: 30, with: [] } },
});

test('what is brought back from a bin stands at the end of the lists again, as far as they have room', async () => {
  const [gone, stays] = [await addUser(), await addUser()];
  const rule = await addRule([gone, stays]);
  const full = await addRule([gone]);
  const kept = await working(async (work) => {
    const deleted = await collectDeleted({ descriptors }, work, withBin(), { id: gone });
    await takeOutOfLists({ descriptors }, work, withBin(), gone);
    return deleted?.parts.emptied.filter(({ field }) => field === 'notify_user_ids');
  });
  expect(kept).toEqual([{ entity: 'feedback_rule', field: 'notify_user_ids', to: gone, ids: [rule, full] }]);
  expect(await toldBy(rule)).toEqual([stays]);
  const others = await Promise.all(Array.from({ length: 20 }, () => addUser()));
  await call('adminA', 'PATCH', `${RULES}/${full}`, { notify_user_ids: others, revision: 1 });
  const entity = descriptors['feedback_rule'] as EntityDescriptor;
  for (const emptied of kept ?? []) await working((work) => putBackIntoLists(work, entity, emptied));
  expect(await toldBy(rule)).toEqual([stays, gone]);
  expect(await toldBy(full)).toEqual(others);
});

test('what a list names already may stay in it, where the caller is shown the list', async () => {
  const [user, foreign] = [await addUser(), await addUser(served.world.companyB.id)];
  const scope = createScope({ abilities: createAbilities(rules) });
  const entity = descriptors['feedback_rule'] as EntityDescriptor;
  const bind = (field: 'notify_user_ids', shown: EntityDescriptor, row?: object) =>
    working((work) =>
      bindReferences(
        { descriptors, scope, principal: work.principal, entity: shown, ...(row && { row: { ...row } }) },
        work.transaction,
        { [field]: [foreign, user] },
      ),
    );
  await expect(bind('notify_user_ids', entity)).rejects.toMatchObject({ code: 'invalid_input' });
  await bind('notify_user_ids', entity, { notify_user_ids: [String(foreign)] });
  const { notify_user_ids: field } = entity.fields;
  const hidden = { ...entity, fields: { ...entity.fields, notify_user_ids: { ...field, writeOnly: true } } };
  await expect(
    bind('notify_user_ids', hidden as EntityDescriptor, { notify_user_ids: [foreign] }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});
