/** Deleting units and taking it back: what goes, what comes back, and what is refused and changes nothing. */
import { beforeAll, describe, expect, test } from 'vitest';
import { servedWorld } from '../../../../test/scenarios.ts';
import { addUnit, grant, storedUnits } from '../../../../test/tree.ts';
import { insertRow } from '../../../../test/world.ts';

describe('a deletion', async () => {
  const served = await servedWorld();
  const units: Record<string, number> = {};
  const id = (name: string): number => units[name] ?? 0;
  beforeAll(async () => {
    const { nodes, codes, organizationId } = served.world.companyA;
    const corner = await addUnit(served, nodes.room, { name: 'corner' });
    const shelf = await addUnit(served, nodes.room, { name: 'shelf' });
    Object.assign(units, { ...nodes, corner, shelf, foreign: served.world.companyB.nodes.room, organizationId });
    const body = { code: codes.room, answers: { experience: 5 } };
    await served.call({ method: 'POST', path: 'setsurveyanswer', body });
  });

  const at = (name: string, action = '') => `companyorganizationnodes/${id(name)}${action}`;
  const remove = (name: string, as = 'adminA') => served.call({ as, method: 'DELETE', path: at(name) });
  const restore = (name: string, as = 'adminA') => served.call({ as, method: 'POST', path: at(name, '/restore') });
  const gone = async (): Promise<number[]> =>
    (await storedUnits(served)).flatMap((unit) => (unit.is_deleted ? [unit.id] : []));
  const listed = async (as = 'adminA', query = ''): Promise<object[]> => {
    const { body } = await served.call({ as, path: `companyorganizationnodes/deleted${query}` });
    return (body as { results: object[] }).results;
  };

  test('says before what would go', async () => {
    const { body } = await served.call({ as: 'adminA', path: at('branch', '/check_delete') });
    const toUnit = (name: string) => ({ kind: 'unit', id: id(name), name });
    expect(body).toEqual({ unit_count: 4, code_count: 4, open_feedback_count: 1, codes_lead_to: toUnit('root') });
    const corner = await served.call({ as: 'node_delete', path: at('corner', '/check_delete') });
    const none = { unit_count: 1, code_count: 1, open_feedback_count: 0 };
    expect(corner.body).toEqual({ ...none, codes_lead_to: toUnit('room') });
  });

  test('comes back as it went: not with what had gone before', async () => {
    await remove('corner');
    await remove('branch');
    expect(await gone()).toEqual([id('branch'), id('room'), id('corner'), id('shelf')].toSorted((a, b) => a - b));
    const { body } = await served.call({ as: 'adminA', path: at('root', '/check_delete') });
    expect(body).toMatchObject({ unit_count: 2, open_feedback_count: 0 });
    expect(await listed()).toMatchObject([{ id: id('branch'), name: 'branch', unit_count: 3, parent_name: 'root' }]);

    expect(await restore('branch')).toMatchObject({ status: 200, body: { restored: 3 } });
    expect(await gone()).toEqual([id('corner')]);
    expect(await listed()).toMatchObject([{ id: id('corner'), unit_count: 1, parent_name: 'room' }]);
  });

  test('that is taken back twice is taken back once', async () => {
    expect(await restore('corner')).toMatchObject({ status: 200, body: { restored: 1 } });
    expect(await restore('corner')).toMatchObject({ status: 200, body: { restored: 0 } });
    expect(await gone()).toEqual([]);
  });

  test('keeps the survey, the code and the external id of what it took', async () => {
    const patch = { as: 'adminA', method: 'PATCH', path: at('shelf'), body: { external_id: 'S-1' } };
    expect(await served.call(patch)).toMatchObject({ status: 200 });
    await remove('shelf');
    // A deleted unit keeps its external id for itself, so that nothing can stand in the way of its return.
    const body = { organization_id: id('organizationId'), parent_id: id('room'), name: 'x', external_id: 'S-1' };
    const taken = await served.call({ as: 'adminA', method: 'POST', path: 'companyorganizationnodes', body });
    expect(taken.body).toMatchObject({ code: 'already_exists', errors: [{ pointer: '/external_id' }] });
    expect(await restore('shelf')).toMatchObject({ status: 200 });
    const { body: back } = await served.call({ as: 'adminA', path: at('shelf') });
    expect(back).toMatchObject({ external_id: 'S-1' });
  });

  test('below one that is gone waits for it', async () => {
    await remove('corner');
    await remove('room');
    const before = await storedUnits(served);
    expect((await restore('corner')).body).toMatchObject({ status: 409, code: 'parent_deleted' });
    // A unit in the midst of a deletion comes back with all of it or not at all.
    expect((await restore('shelf')).body).toMatchObject({ status: 409, code: 'parent_deleted' });
    expect(await storedUnits(served)).toEqual(before);
    await restore('room');
    expect(await restore('corner')).toMatchObject({ status: 200, body: { restored: 1 } });
  });

  test('is taken back where the unit is now, though units above it moved meanwhile', async () => {
    await remove('corner');
    const body = { target_id: id('otherBranch') };
    await served.call({ as: 'adminA', method: 'POST', path: at('room', '/move'), body });
    expect(await restore('corner')).toMatchObject({ status: 200, body: { restored: 1 } });
    const corner = (await storedUnits(served)).find((unit) => unit.id === id('corner'));
    expect(corner?.path).toBe(`/${id('root')}/${id('otherBranch')}/${id('room')}/${id('corner')}/`);
    await served.call({ as: 'adminA', method: 'POST', path: at('room', '/move'), body: { target_id: id('branch') } });
  });

  test('is listed for and taken back by those who may delete there, and nobody else', async () => {
    await remove('room');
    const before = await storedUnits(served);
    for (const [as, status] of [
      ['anonymous', 401],
      ['superadmin', 403],
      ['adminB', 404],
      ['nobody', 404],
      ['node_edit', 404],
    ] as const) {
      expect((await restore('room', as)).body).toMatchObject({ status });
      if (status === 404) expect(await listed(as)).toEqual([]);
    }
    expect(await storedUnits(served)).toEqual(before);
    expect(await listed('node_delete')).toMatchObject([{ id: id('room'), unit_count: 3, parent_name: 'branch' }]);
    expect(await restore('room', 'node_delete')).toMatchObject({ status: 200, body: { restored: 3 } });
    expect((await restore('room', 'node_edit')).body).toMatchObject({ status: 403 });
  });

  test('does not tell the name of a unit above that the caller does not see', async () => {
    await grant(served, 'nobody', id('shelf'), ['node_delete']);
    await remove('shelf', 'nobody');
    expect(await listed('nobody')).toMatchObject([{ id: id('shelf'), parent_name: null }]);
    await restore('shelf', 'nobody');
  });

  test('is listed with others of its organization, newest first', async () => {
    const { world } = served;
    const other = await insertRow(world.database, world.companyA.id, 'organization', { name: 'Another' });
    units['alone'] = await addUnit(served, null, { organization_id: other, name: 'alone' });
    await remove('shelf');
    await remove('corner');
    await remove('alone');
    const ids = async (query: string) => (await listed('adminA', query)).map((one) => (one as { id: number }).id);
    expect(await ids('')).toEqual([id('alone'), id('corner'), id('shelf')]);
    expect(await ids(`?organization_id=${id('organizationId')}`)).toEqual([id('corner'), id('shelf')]);
    expect(await ids(`?organization_id=${world.companyB.organizationId}`)).toEqual([]);
    expect(
      (await served.call({ as: 'adminA', path: 'companyorganizationnodes/deleted?organization_id=x' })).body,
    ).toMatchObject({ status: 400, errors: [{ pointer: '/organization_id' }] });
  });

  test('in an organization that was deleted itself is for good', async () => {
    const { body } = await served.call({ as: 'adminA', path: 'companyorganization?filter={"q":"Another"}' });
    const [organization] = body as { id: number }[];
    const path = `companyorganization/${organization?.id}`;
    expect(await served.call({ as: 'adminA', method: 'DELETE', path })).toMatchObject({ status: 204 });
    const before = await storedUnits(served);
    expect((await restore('alone')).body).toMatchObject({ status: 409, code: 'organization_deleted' });
    expect(await storedUnits(served)).toEqual(before);
    expect((await listed()).map((one) => (one as { id: number }).id)).not.toContain(id('alone'));
  });
});
