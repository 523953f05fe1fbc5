/** Who reaches no organization may make one, and has all rights in it (spec, section 6); nobody else who is no admin. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allRights } from '../../../../access/rights.ts';
import { type Served, serveWorld } from '../../../../test/scenarios.ts';
import { grant } from '../../../../test/tree.ts';
import { createResolver } from '../../../visitor/index.ts';

describe('an organization', () => {
  let served: Served;
  beforeEach(async () => {
    served = await serveWorld();
  });
  afterEach(() => served.close());

  const make = (as: string, body: object = { name: 'First steps' }) =>
    served.call({ as, method: 'POST', path: 'companyorganization', body });
  const list = async (as: string, path: string) =>
    (await served.call({ as, path: `${path}?sort=["id","asc"]` })).body as Record<string, unknown>[];

  /** Rows of every table that a newcomer's organization touches. */
  const counts = async () => {
    const { companyA, database } = served.world;
    const tables = ['organization', 'node', 'node_survey', 'node_qr_code', 'node_user_access', 'audit_entry'];
    const columns = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
    const text = `select ${columns.join(', ')}`;
    return database.statement('app', companyA.id, { text, values: [] });
  };

  test('of a user who reaches none is his, with a first unit of its name and all rights at it', async () => {
    expect(await list('nobody', 'companyorganization')).toEqual([]);
    const made = await make('nobody');
    expect(made).toMatchObject({ status: 201, body: { name: 'First steps', unit_count: 1 } });
    const { id } = made.body as { id: number };
    expect(await list('nobody', 'companyorganization')).toMatchObject([{ id }]);
    const [unit, ...others] = await list('nobody', 'companyorganizationnodes');
    expect(others).toEqual([]);
    expect(unit).toMatchObject({
      organization_id: id,
      parent_id: null,
      name: 'First steps',
      path: `/${String(unit?.['id'])}/`,
    });
    expect(new Set(unit?.['rights'] as string[])).toEqual(new Set(allRights));
  });

  test('has from its first moment on a unit whose code leads somewhere', async () => {
    await make('nobody');
    const [code] = await list('nobody', 'nodeqrcode');
    const [unit] = await list('nobody', 'companyorganizationnodes');
    const resolved = await createResolver(served.database).resolve(String(code?.['code']));
    expect(resolved).toMatchObject({ unit: { id: unit?.['id'] } });
    expect(await list('nobody', 'nodesurveys')).toMatchObject([{ node_id: unit?.['id'] }]);
  });

  test('of a newcomer is written in the audit log with what came with it', async () => {
    await make('nobody');
    const entries = (await list('adminA', 'auditentry')) as { operation: string; entity: string }[];
    expect(entries.map(({ operation, entity }) => `${operation} ${entity}`)).toEqual([
      'create organization',
      'create node',
      'create node_user_access',
    ]);
  });

  test('is made once: with the first one, access is there', async () => {
    await make('nobody');
    const before = await counts();
    expect((await make('nobody', { name: 'A second' })).body).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await counts()).toEqual(before);
  });

  test('is made once, also when it is asked for several times at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => make('nobody', { name: `At once ${at}` })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 403, 403, 403, 403,
    ]);
    expect(await list('nobody', 'companyorganization')).toHaveLength(1);
  });

  test.each(['feedback_read', 'node_create', 'user_delete'])('is refused to who holds %s somewhere', async (as) => {
    const before = await counts();
    expect((await make(as)).body).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await counts()).toEqual(before);
  });

  test('can be made again by who lost the only one that he reached', async () => {
    const { id } = (await make('nobody')).body as { id: number };
    const [unit] = await list('nobody', 'companyorganizationnodes');
    const remove = (path: string) => served.call({ as: 'adminA', method: 'DELETE', path });
    await remove(`companyorganizationnodes/${String(unit?.['id'])}`);
    expect(await make('nobody')).toMatchObject({ status: 403 });
    expect(await remove(`companyorganization/${id}`)).toMatchObject({ status: 204 });
    expect(await make('nobody')).toMatchObject({ status: 201 });
  });

  test('is not made again by who gives his own right away: he would make one after the other', async () => {
    await make('nobody');
    const [access] = await list('nobody', 'nodeuseraccess');
    const path = `nodeuseraccess/${String(access?.['id'])}`;
    expect(await served.call({ as: 'nobody', method: 'DELETE', path })).toMatchObject({ status: 204 });
    expect(await list('nobody', 'companyorganization')).toEqual([]);
    const before = await counts();
    expect((await make('nobody')).body).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await counts()).toEqual(before);
  });

  test('of an administrator comes without a unit, and leaves rights as they are', async () => {
    const [before] = await counts();
    const made = await make('adminA');
    expect(made).toMatchObject({ status: 201, body: { unit_count: 0 } });
    const [after] = await counts();
    expect(after).toMatchObject({ ...before, organization: expect.anything(), audit_entry: expect.anything() });
  });

  test.each([
    ['without a name', {}, '/name'],
    ['with an empty name', { name: '' }, '/name'],
    ['with a name that is too long', { name: 'n'.repeat(201) }, '/name'],
    ['of a type that is missing', { name: 'x', organization_type_id: 999_999_999 }, '/organization_type_id'],
  ])('%s is refused, and nothing is made', async (_, body, pointer) => {
    const before = await counts();
    expect((await make('nobody', body)).body).toMatchObject({ status: 400, errors: [{ pointer }] });
    expect(await counts()).toEqual(before);
  });

  test('does not open the one of another company or of other users', async () => {
    await make('nobody');
    const { nodes } = served.world.companyA;
    expect(await served.call({ as: 'nobody', path: `companyorganizationnodes/${nodes.root}` })).toMatchObject({
      status: 404,
    });
    await grant(served, 'nobody', nodes.branch, ['node_read']);
    expect(await list('nobody', 'companyorganization')).toHaveLength(2);
  });
});
