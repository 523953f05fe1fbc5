/** What happens between the look at a plan and its confirmation, and while it is written. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Served, serveWorld } from '../../../test/scenarios.ts';
import { holdRows } from '../../../test/until-blocked.ts';
import { csv, importAndApply, importUnits, unitsOf } from '../../../test/unit-imports.ts';

const HEADER = ['external_id', 'name', 'parent_external_id'];

let served: Served;
beforeEach(async () => {
  await served?.close();
  served = await serveWorld();
});
afterAll(() => served.close());

const call = (method: string, path: string, body?: object) =>
  served.call({ as: 'adminA', method, path, ...(body && { body }) });

describe('a plan that was shown', () => {
  /** Adds a unit below the branch, moves the room below the root, and leaves the other branch. */
  const file = () => {
    const { nodes } = served.world.companyA;
    return csv(
      HEADER,
      ['new', 'New', `#${nodes.branch}`],
      [`#${nodes.room}`, 'room', `#${nodes.root}`],
      [`#${nodes.otherBranch}`, 'otherBranch', `#${nodes.root}`],
    );
  };

  const meanwhile: [string, () => Promise<unknown>][] = [
    [
      'a unit of it is moved',
      () =>
        call('POST', `companyorganizationnodes/${served.world.companyA.nodes.room}/move`, {
          target_id: served.world.companyA.nodes.otherBranch,
        }),
    ],
    [
      'a unit that it leaves is moved',
      () =>
        call('POST', `companyorganizationnodes/${served.world.companyA.nodes.otherBranch}/move`, {
          target_id: served.world.companyA.nodes.branch,
        }),
    ],
    ['a parent is deleted', () => call('DELETE', `companyorganizationnodes/${served.world.companyA.nodes.branch}`)],
    [
      'a unit is renamed',
      () => call('PATCH', `companyorganizationnodes/${served.world.companyA.nodes.room}`, { name: 'Room 1' }),
    ],
    [
      'its external id is taken',
      () =>
        call('POST', 'companyorganizationnodes', {
          organization_id: served.world.companyA.organizationId,
          name: 'Quicker',
          external_id: 'new',
        }),
    ],
  ];

  test('is taken into a second organization as it was into the first, and not twice into one', async () => {
    const list = csv(HEADER, ['lobby', 'Lobby', ''], ['desk', 'Desk', 'lobby']);
    const made = await call('POST', 'companyorganization', { name: 'Second' });
    const organizationId = (made.body as { id: number }).id;
    for (const place of [{}, { organizationId }])
      expect((await importAndApply(served, { file: list, ...place })).body.counts).toMatchObject({ added: 2 });
    expect((await importUnits(served, { file: list, organizationId })).body.counts).toMatchObject({ added: 0 });
    expect(
      await call('POST', 'companyorganizationnodes', {
        organization_id: organizationId,
        name: 'X',
        external_id: 'desk',
      }),
    ).toMatchObject({ status: 409, body: { errors: [{ pointer: '/external_id', code: 'duplicate' }] } });
  });

  test.each(meanwhile)('is not applied when %s meanwhile', async (_name, change) => {
    const { body } = await importUnits(served, { file: file() });
    expect(body.counts).toEqual({ added: 1, changed: 0, moved: 1, unchanged: 1 });
    expect(((await change()) as { status: number }).status).toBeLessThan(300);
    const before = await unitsOf(served);
    const answer = await importUnits(served, { file: file(), plan: body.plan ?? '' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'import_changed' } });
    expect(await unitsOf(served)).toEqual(before);
  });

  test('once it is applied, is told to who has opened a unit that it changes', async () => {
    const path = `companyorganizationnodes/${served.world.companyA.nodes.room}`;
    const { revision } = (await call('GET', path)).body as { revision: number };
    const { nodes } = served.world.companyA;
    const renamed = csv(HEADER, [`#${nodes.room}`, 'Room 1', `#${nodes.branch}`]);
    expect((await importAndApply(served, { file: renamed })).body.counts).toMatchObject({ changed: 1, moved: 0 });
    expect(await call('PATCH', path, { name: 'Room 2', revision })).toMatchObject({
      status: 409,
      body: { code: 'row_changed', row: { name: 'Room 1' } },
    });
  });

  test('is applied when something else changes meanwhile', async () => {
    const { body } = await importUnits(served, { file: file() });
    await call('PATCH', `companyorganizationnodes/${served.world.companyA.nodes.branch}`, { name: 'Another' });
    const answer = await importUnits(served, { file: file(), plan: body.plan ?? '' });
    expect(answer).toMatchObject({ status: 200, body: { applied: true } });
  });

  test('is applied once, however often it is confirmed', async () => {
    const { body } = await importUnits(served, { file: file() });
    const plan = body.plan ?? '';
    const answers = await Promise.all([1, 2, 3].map(() => importUnits(served, { file: file(), plan })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect((await unitsOf(served)).filter(({ name }) => name === 'New')).toHaveLength(1);
  });

  test("is not another organization's", async () => {
    const made = await call('POST', 'companyorganization', { name: 'Second' });
    const plain = csv(HEADER, ['a', 'A', '']);
    const { body } = await importUnits(served, { file: plain });
    const organizationId = (made.body as { id: number }).id;
    const answer = await importUnits(served, { file: plain, organizationId, plan: body.plan ?? '' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'import_changed' } });
  });

  test('is needed to apply', async () => {
    const answer = await importUnits(served, { file: file(), query: '?apply=true' });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/plan', code: 'required' }] } });
  });
});

describe('while somebody else', () => {
  /** Confirms a plan while a transaction that has already run `text` is not finished yet. */
  async function applyDuring(file: string, text: string, values: unknown[]) {
    const { body } = await importUnits(served, { file });
    const holder = await holdRows(served.ownerUrl);
    await holder.query(text, values);
    const applied = importUnits(served, { file, plan: body.plan ?? '' });
    await holder.untilBlocked();
    await holder.release();
    return applied;
  }

  test('renames a unit, his name is not overwritten', async () => {
    const { nodes } = served.world.companyA;
    const file = csv(HEADER, [`#${nodes.room}`, 'Mine', `#${nodes.branch}`]);
    const answer = await applyDuring(file, "update node set name = 'Theirs' where id = $1", [nodes.room]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'import_changed' } });
    expect((await unitsOf(served)).map(({ name }) => name)).toContain('Theirs');
  });

  test('takes an external id, the import is not applied', async () => {
    const { id, organizationId } = served.world.companyA;
    const file = csv(HEADER, ['taken', 'A', '']);
    const text = `insert into node (company_id, organization_id, name, path, external_id) values ($1, $2, 'X', '/0/', 'taken')`;
    const answer = await applyDuring(file, text, [id, organizationId]);
    expect(answer).toMatchObject({ status: 409, body: { code: 'import_changed' } });
  });

  test('deletes the organization, there is nothing to import into', async () => {
    const { organizationId } = served.world.companyA;
    const file = csv(HEADER, ['a', 'A', '']);
    const answer = await applyDuring(file, 'update organization set deleted_at = now() where id = $1', [
      organizationId,
    ]);
    expect(answer.status).toBe(404);
  });
});
