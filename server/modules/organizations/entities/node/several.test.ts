/** Several units made at once: numbered, complete, all or none. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../../../access/database.ts';
import { type CallAnswer, servedWorld } from '../../../../test/scenarios.ts';
import { addUnit, idOf, storedUnits } from '../../../../test/tree.ts';
import { newCode } from '../../../../../shared/codes/code.ts';
import { giveCodes } from './codes.ts';

describe('units that are made at once', async () => {
  let statements = 0;
  /** Counts what goes through a transaction. */
  const counting = (database: Database): Database => ({
    ...database,
    withTenant: (role, companyId, work) =>
      database.withTenant(role, companyId, (transaction) => {
        const query: typeof transaction.query = (statement) => {
          statements += 1;
          return transaction.query(statement);
        };
        return work({ ...transaction, query });
      }),
  });
  const served = await servedWorld({ through: counting });

  const make = (body: object, as = 'adminA'): Promise<CallAnswer> => {
    const { organizationId, nodes } = served.world.companyA;
    const place = { organization_id: organizationId, parent_id: nodes.room };
    return served.call({ as, method: 'POST', path: 'companyorganizationnodes', body: { ...place, ...body } });
  };

  interface Complete {
    id: number;
    name: string;
    color: string;
    path: string;
    surveys: number;
    codes: number;
  }

  const below = (parentId: number): Promise<Complete[]> =>
    served.world.database.statement<Complete>('app', served.world.companyA.id, {
      text: `select n.id, n.name, n.color, n.path, (select count(*) from node_survey s where s.node_id = n.id) as surveys,
          (select count(*) from node_qr_code c where c.node_id = n.id) as codes
        from node n where n.parent_id = $1 and n.deleted_at is null order by n.id`,
      values: [parentId],
    });

  const named = async (parentId = served.world.companyA.nodes.room) => (await below(parentId)).map(({ name }) => name);

  test('are numbered, alike, in their place, each with its survey and its code; the answer is the first', async () => {
    const { nodes } = served.world.companyA;
    const answer = await make({ name: 'Table', count: 5, color: '#102030', type: 'table' });
    expect(answer).toMatchObject({ status: 201, body: { name: 'Table 1', color: '#102030', type: 'table' } });
    expect(answer.body).not.toHaveProperty('count');
    const units = await below(nodes.room);
    expect(units.map(({ name }) => name)).toEqual(['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5']);
    expect(units[0]?.id).toBe(idOf(answer));
    for (const { id, ...unit } of units) {
      const path = `/${nodes.root}/${nodes.branch}/${nodes.room}/${id}/`;
      expect(unit).toMatchObject({ path, color: '#102030', surveys: 1, codes: 1 });
    }
  });

  test('go on after the highest number that a living sibling of the name has', async () => {
    const { nodes } = served.world.companyA;
    for (const name of ['Table 12', 'Table 13', 'Table 013', 'Table x', 'Tables 40', 'Table 99999999999'])
      await addUnit(served, nodes.room, { name });
    await addUnit(served, nodes.branch, { name: 'Table 70' });
    const [gone] = (await below(nodes.room)).filter(({ name }) => name === 'Table 13');
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${gone?.id}` });
    expect(await make({ name: 'Table', count: 2 })).toMatchObject({ status: 201, body: { name: 'Table 13' } });
    expect(await named()).toContain('Table 14');
    expect(await named()).not.toContain('Table 15');
  });

  test('take the words of their name as they are', async () => {
    const parent = await addUnit(served, served.world.companyA.nodes.room);
    await make({ parent_id: parent, name: '100 %_(é🙂)', count: 2 });
    await make({ parent_id: parent, name: '100 %_(é🙂)', count: 2 });
    expect(await named(parent)).toEqual(['100 %_(é🙂) 1', '100 %_(é🙂) 2', '100 %_(é🙂) 3', '100 %_(é🙂) 4']);
  });

  test('stand at the top, where there is no parent', async () => {
    expect(await make({ parent_id: null, name: 'Top', count: 2 })).toMatchObject({ body: { name: 'Top 1' } });
    expect(await make({ parent_id: null, name: 'Top', count: 2 })).toMatchObject({ body: { name: 'Top 3' } });
  });

  test('are one when no number is given, or the number one, and then carry none', async () => {
    const parent = await addUnit(served, served.world.companyA.nodes.room);
    await make({ parent_id: parent, name: 'Bar' });
    await make({ parent_id: parent, name: 'Bar', count: 1, external_id: 'B-1' });
    expect(await named(parent)).toEqual(['Bar', 'Bar']);
  });

  test('are made by who may make one', async () => {
    expect(await make({ name: 'Mine', count: 3 }, 'node_create')).toMatchObject({ status: 201 });
    expect(await make({ name: 'Mine', count: 3 }, 'node_edit')).toMatchObject({ status: 403 });
  });

  test('are written in the audit log as one', async () => {
    const parent = await addUnit(served, served.world.companyA.nodes.room);
    const id = idOf(await make({ parent_id: parent, name: 'Logged', count: 3 }));
    const filter = encodeURIComponent(JSON.stringify({ entity: 'node', record_id: id }));
    const { body } = await served.call({ as: 'adminA', path: `auditentry?filter=${filter}` });
    expect(body).toMatchObject([{ operation: 'create', changes: { name: 'Logged', count: 3 } }]);
  });

  test('five hundred of them take as many statements as three', async () => {
    const parent = await addUnit(served, served.world.companyA.nodes.room);
    const costs: number[] = [];
    for (const [name, count] of [
      ['Stool', 3],
      ['Seat', 500],
    ] as const) {
      statements = 0;
      expect(await make({ parent_id: parent, name, count })).toMatchObject({ status: 201 });
      costs.push(statements);
    }
    expect(costs[0]).toBeGreaterThan(3);
    expect(costs[1]).toBe(costs[0]);
    const seats = (await below(parent)).filter(({ name }) => name.startsWith('Seat'));
    expect(seats.map(({ name }) => name)).toEqual(Array.from({ length: 500 }, (_, at) => `Seat ${at + 1}`));
    expect(seats.every(({ surveys, codes }) => surveys === 1 && codes === 1)).toBe(true);
  });

  test('by two at the same time share no number', async () => {
    const parent = await addUnit(served, served.world.companyA.nodes.room);
    await Promise.all(Array.from({ length: 6 }, () => make({ parent_id: parent, name: 'Desk', count: 4 })));
    const due = Array.from({ length: 24 }, (_, at) => `Desk ${at + 1}`);
    expect((await named(parent)).toSorted()).toEqual(due.toSorted());
  });

  const long = 'n'.repeat(199);
  test.each([
    ['a count of none', { count: 0 }, '/count', 'minimum'],
    ['a count above five hundred', { count: 501 }, '/count', 'maximum'],
    ['a count that is not whole', { count: 1.5 }, '/count', 'type'],
    ['a count that is a text', { count: '5' }, '/count', 'type'],
    ['a count that is null', { count: null }, '/count', 'required'],
    ['an empty name', { count: 2, name: '' }, '/name', 'required'],
    ['a name that is too long', { name: 'n'.repeat(201) }, '/name', 'too_long'],
    ['a name that its number makes too long', { count: 2, name: long }, '/name', 'too_long'],
    ['a color that is none', { count: 2, color: 'red' }, '/color', 'pattern'],
    ['one external id for several', { count: 2, external_id: 'E-1' }, '/external_id', 'only_for_one'],
    ['a parent that is missing', { count: 2, parent_id: 999_999_999 }, '/parent_id', 'reference_not_found'],
  ])('with %s are refused, and none is made', async (_, body, pointer, code) => {
    const before = await storedUnits(served);
    const answer = await make({ name: 'Refused', ...body });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer, code }] });
    expect(await storedUnits(served)).toEqual(before);
  });

  test('below a unit of another company or organization are refused, and none is made', async () => {
    const before = await storedUnits(served);
    const { companyB } = served.world;
    const foreign = await make({ name: 'x', count: 2, parent_id: companyB.nodes.room });
    expect(foreign.body).toMatchObject({ status: 400, errors: [{ pointer: '/parent_id' }] });
    const elsewhere = await make({ name: 'x', count: 2, organization_id: companyB.organizationId });
    expect(elsewhere.body).toMatchObject({ status: 400, errors: [{ pointer: '/organization_id' }] });
    expect(await storedUnits(served)).toEqual(before);
  });

  test('of a name as long as fits with its number are made', async () => {
    expect(await make({ name: 'n'.repeat(198), count: 2 })).toMatchObject({ status: 201 });
  });

  test('can be counted when they are made and never changed', async () => {
    const path = `companyorganizationnodes/${served.world.companyA.nodes.room}`;
    const { body } = await served.call({ as: 'adminA', method: 'PATCH', path, body: { count: 2 } });
    expect(body).toMatchObject({ status: 400, errors: [{ pointer: '/count', code: 'unknown_field' }] });
  });

  test('get other codes where one that was drawn is taken, whoever has it', async () => {
    const { companyA, companyB, database } = served.world;
    const fresh = newCode(randomBytes(8));
    const drawn = [companyB.codes.room, fresh];
    const code = await database.withTenant('app', companyA.id, async (transaction) => {
      const wanted = { companyId: companyA.id, unitIds: [companyA.nodes.room], origin: 'unit' } as const;
      await giveCodes(transaction, wanted, () => drawn.shift() ?? '');
      const [last] = await transaction.query<{ code: string }>({
        text: 'select code from node_qr_code where node_id = $1 order by id desc limit 1',
        values: [companyA.nodes.room],
      });
      return last?.code;
    });
    expect(code).toBe(fresh);
  });
});
