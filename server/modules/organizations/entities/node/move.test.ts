/** Moving units: what is refused and changes nothing, and what holds at the new place. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Served, servedWorld } from '../../../../test/scenarios.ts';
import { addUnit, grant, storedUnit, storedUnits } from '../../../../test/tree.ts';
import { insertRow } from '../../../../test/world.ts';
import { createResolver } from '../../../visitor/index.ts';
import { MAX_LEVELS } from './tree.ts';

const MISSING_ID = 999_999_999;

/** Asks for the check, then for the move itself. */
async function both({ call }: Served, as: string, unit: number, target: number | null) {
  const path = `companyorganizationnodes/${unit}`;
  const query = target === null ? '' : `?target_id=${target}`;
  return [
    await call({ as, path: `${path}/check_move${query}` }),
    await call({ as, method: 'POST', path: `${path}/move`, body: { target_id: target } }),
  ] as const;
}

describe('a move that is refused', async () => {
  const served = await servedWorld();
  const units: Record<string, number> = {};
  beforeAll(async () => {
    const { world } = served;
    const { id: companyId, nodes } = world.companyA;
    const other = await insertRow(world.database, companyId, 'organization', { name: 'Another' });
    const gone = await addUnit(served, nodes.room, { name: 'gone' });
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${gone}` });
    let deepest = nodes.otherBranch;
    for (let level = 3; level <= MAX_LEVELS - 1; level++) deepest = await addUnit(served, deepest);
    const elsewhere = await addUnit(served, null, { organization_id: other });
    Object.assign(units, {
      ...nodes,
      gone,
      elsewhere,
      deepest,
      foreign: world.companyB.nodes.branch,
      missing: MISSING_ID,
    });
    // What he holds at the target he lacks at the unit.
    await grant(served, 'node_edit', nodes.otherBranch, ['node_create']);
    await grant(served, 'nobody', nodes.branch, ['node_edit', 'node_create']);
  });

  test.each([
    ['to a unit that is missing', 'adminA', 'room', 'missing', 404, 'unit_not_found'],
    ['to a unit of another company', 'adminA', 'room', 'foreign', 404, 'unit_not_found'],
    ['to a deleted unit', 'adminA', 'branch', 'gone', 404, 'unit_not_found'],
    ['to a unit that the caller does not see', 'nobody', 'room', 'otherBranch', 404, 'unit_not_found'],
    ['into itself', 'adminA', 'branch', 'branch', 409, 'move_into_itself'],
    ['below itself', 'adminA', 'root', 'room', 409, 'move_below_itself'],
    ['to another organization', 'adminA', 'room', 'elsewhere', 409, 'move_across_organizations'],
    ['beyond the deepest level', 'adminA', 'branch', 'deepest', 409, 'tree_too_deep'],
    ['to where the caller may not add units', 'node_edit', 'room', 'branch', 403, 'forbidden'],
    ['to the top by who is no administrator', 'nobody', 'room', null, 403, 'forbidden'],
    ['to where the caller gets further rights over it', 'node_edit', 'room', 'otherBranch', 403, 'move_widens_rights'],
    ['of a unit that is missing', 'adminA', 'missing', 'room', 404, 'not_found'],
    ['of a unit of another company', 'adminA', 'foreign', 'room', 404, 'not_found'],
    ['of a deleted unit', 'adminA', 'gone', 'root', 404, 'not_found'],
    ['of a unit that the caller only reads', 'node_read', 'room', 'branch', 403, 'forbidden'],
    ['of a unit that the caller does not see', 'nobody', 'otherBranch', 'branch', 404, 'not_found'],
    ['by the super administrator', 'superadmin', 'room', 'root', 403, 'forbidden'],
    ['by nobody who is known', 'anonymous', 'room', 'root', 401, 'unauthorized'],
  ])('%s', async (_, as, unit, target, status, code) => {
    const before = await storedUnits(served);
    const answers = await both(served, as, units[unit] ?? 0, target === null ? null : (units[target] ?? 0));
    for (const answer of answers) expect(answer.body).toMatchObject({ status, code });
    expect(await storedUnits(served)).toEqual(before);
  });

  test.each([
    ['no target', {}, '/target_id'],
    ['a target that is no number', { target_id: 'branch' }, '/target_id'],
    ['a target below one', { target_id: 0 }, '/target_id'],
    ['a further field', { target_id: 1, path: '/' }, '/path'],
  ])('for %s', async (_, body, pointer) => {
    const path = `companyorganizationnodes/${units['room']}/move`;
    const answer = await served.call({ as: 'adminA', method: 'POST', path, body });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer }] });
  });

  test('says so in the words of the specification, in the language of the caller', async () => {
    const path = `companyorganizationnodes/${units['room']}/check_move?target_id=${MISSING_ID}`;
    const english = await served.call({ as: 'adminA', path });
    expect(english.body).toMatchObject({ title: 'Unit not found. Check the unit ID.' });
    const turkish = await served.call({ as: 'adminA', path, headers: { 'preferred-language': 'tr' } });
    expect(turkish.body).toMatchObject({ title: 'Birim bulunamadı. Birim kimliğini kontrol edin.' });
  });
});

describe('a unit that moved', async () => {
  const served = await servedWorld();
  let gone: number;
  beforeAll(async () => {
    const { world } = served;
    const { nodes, codes } = world.companyA;
    const body = { code: codes.room, answers: { experience: 5 } };
    await served.call({ method: 'POST', path: 'setsurveyanswer', body });
    gone = await addUnit(served, nodes.room, { name: 'gone' });
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${gone}` });
    await grant(served, 'nobody', nodes.otherBranch, ['feedback_read']);
  });

  const visible = async (as: string): Promise<number[]> => {
    const { body } = await served.call({ as, path: 'companyorganizationnodes?sort=["id","asc"]' });
    return (body as { id: number }[]).map(({ id }) => id);
  };

  test('is below its target with all that was below it', async () => {
    const { nodes, organizationId } = served.world.companyA;
    const [checked, moved] = await both(served, 'adminA', nodes.branch, nodes.otherBranch);
    expect(checked).toMatchObject({ status: 200 });
    expect(checked.body).toEqual({
      id: nodes.otherBranch,
      name: 'otherBranch',
      path: [
        { id: nodes.root, name: 'root' },
        { id: nodes.otherBranch, name: 'otherBranch' },
      ],
      organization_id: organizationId,
      unit_count: 2,
    });
    expect(moved).toMatchObject({ status: 200, body: { moved: 2 } });
    const path = `/${nodes.root}/${nodes.otherBranch}/${nodes.branch}/`;
    expect(await storedUnit(served, nodes.branch)).toMatchObject({ parent_id: nodes.otherBranch, path });
    expect(await storedUnit(served, nodes.room)).toMatchObject({
      parent_id: nodes.branch,
      path: `${path}${nodes.room}/`,
    });
  });

  test('takes deleted units along, so that their codes and their return follow it', async () => {
    const { nodes } = served.world.companyA;
    const room = await storedUnit(served, nodes.room);
    expect(await storedUnit(served, gone)).toMatchObject({ path: `${room.path}${gone}/`, is_deleted: true });
  });

  test('is reached by the rights of its new place as well', async () => {
    const { nodes } = served.world.companyA;
    expect(await visible('nobody')).toEqual([nodes.branch, nodes.room, nodes.otherBranch].toSorted((a, b) => a - b));
    expect(await visible('node_read')).toEqual([nodes.branch, nodes.room].toSorted((a, b) => a - b));
  });

  test('counts for its new place, while its answers keep the path of their moment', async () => {
    const { nodes, id } = served.world.companyA;
    const { body } = await served.call({ as: 'adminA', path: `companyorganizationnodes/${nodes.otherBranch}` });
    expect(body).toMatchObject({
      subtree_unit_count: 2,
      subtree_total_feedback_count: 1,
      subtree_open_feedback_count: 1,
    });
    const answered = await served.world.database.statement('app', id, {
      text: 'select node_id, node_path from feedback where company_id = $1',
      values: [id],
    });
    expect(answered).toEqual([{ node_id: nodes.room, node_path: `/${nodes.root}/${nodes.branch}/${nodes.room}/` }]);
  });

  test('is written in the audit log', async () => {
    const { nodes } = served.world.companyA;
    const filter = encodeURIComponent(JSON.stringify({ operation: 'move' }));
    const { body } = await served.call({ as: 'adminA', path: `auditentry?filter=${filter}` });
    expect(body).toMatchObject([{ record_id: nodes.branch, changes: { parent_id: nodes.otherBranch, moved: 2 } }]);
  });

  test('can be moved by who holds enough at both ends, who then has only the rights of the new place', async () => {
    const { nodes } = served.world.companyA;
    const [from, to] = [await addUnit(served, nodes.root), await addUnit(served, nodes.root)];
    const unit = await addUnit(served, from);
    await grant(served, 'qr_read', from, ['node_edit', 'node_create', 'node_delete']);
    await grant(served, 'qr_read', to, ['node_create']);
    const [checked, moved] = await both(served, 'qr_read', unit, to);
    // What is above his own units is not his to know.
    expect(checked.body).toMatchObject({ id: to, path: [{ id: to }], unit_count: 1 });
    expect(moved).toMatchObject({ status: 200, body: { moved: 1 } });
    const { body } = await served.call({ as: 'qr_read', path: `companyorganizationnodes/${unit}` });
    expect(body).toMatchObject({ rights: ['node_read', 'node_create'] });
  });

  test('to the top of its organization has nothing above it', async () => {
    const { nodes } = served.world.companyA;
    const [checked, moved] = await both(served, 'adminA', nodes.room, null);
    expect(checked.body).toMatchObject({ id: null, name: null, path: [], unit_count: 1 });
    expect(moved).toMatchObject({ status: 200, body: { moved: 1 } });
    expect(await storedUnit(served, nodes.room)).toMatchObject({ parent_id: null, path: `/${nodes.room}/` });
  });

  test('leads a code of a deleted unit to what is above it now', async () => {
    const { nodes, codes } = served.world.companyA;
    await served.call({ as: 'adminA', method: 'DELETE', path: `companyorganizationnodes/${nodes.branch}` });
    const resolved = await createResolver(served.database).resolve(codes.branch);
    expect(resolved).toMatchObject({ unit: { id: nodes.otherBranch } });
  });
});
