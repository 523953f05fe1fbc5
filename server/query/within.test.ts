/** Lists of a unit with everything below it: `<field>_within`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { treeIds } from '../access/subtree.ts';
import type { TreeTable } from '../../shared/contract/model.ts';
import { servedWorld } from '../test/scenarios.ts';
import { type Company, insertRow } from '../test/world.ts';

type Place = keyof Company['nodes'];

const served = await servedWorld();
/** Name of the place to the id of the feedback there. */
const feedback: Record<string, Record<Place, number>> = {};

beforeAll(async () => {
  const { companyA, companyB, database } = served.world;
  for (const [name, company] of Object.entries({ A: companyA, B: companyB })) {
    const ids = Object.entries(company.nodes).map(async ([place, nodeId]) => {
      const values = { node_id: nodeId, node_path: '/', survey_version_id: company.surveyVersionId };
      const secret = { response_token: crypto.randomUUID(), answers: '{}', locale: 'en' };
      return [place, await insertRow(database, company.id, 'feedback', { ...values, ...secret })];
    });
    feedback[name] = Object.fromEntries(await Promise.all(ids)) as Record<Place, number>;
  }
});

async function idsOf(as: string, filter: object): Promise<{ status: number; ids: number[]; body: unknown }> {
  const { status, body } = await served.call({ as, path: `feedback?filter=${JSON.stringify(filter)}` });
  const ids = Array.isArray(body) ? body.map(({ id }: { id: number }) => id) : [];
  return { status, ids: ids.toSorted((one, other) => one - other), body };
}

const at = (company: string, ...places: Place[]): number[] =>
  places.map((place) => feedback[company]?.[place] ?? 0).toSorted((one, other) => one - other);

describe('the feedback of a unit with all below it', () => {
  test.each<[place: Place, places: Place[]]>([
    ['root', ['root', 'branch', 'room', 'otherBranch']],
    ['branch', ['branch', 'room']],
    ['room', ['room']],
  ])('of %s is that of %j', async (place, places) => {
    const { ids } = await idsOf('adminA', { node_id_within: served.world.companyA.nodes[place] });
    expect(ids).toEqual(at('A', ...places));
  });

  test('is no more than the caller may read: a right on the branch does not reach what is beside it', async () => {
    const { ids } = await idsOf('feedback_read', { node_id_within: served.world.companyA.nodes.root });
    expect(ids).toEqual(at('A', 'branch', 'room'));
  });

  test('of a foreign unit and of a missing one is none', async () => {
    for (const id of [served.world.companyB.nodes.root, 999_999, -1])
      expect(await idsOf('adminA', { node_id_within: id })).toMatchObject({ status: 200, ids: [] });
  });

  test('is asked for by any reference to a unit, and by nothing else', async () => {
    const { root, branch } = served.world.companyA.nodes;
    const ask = (filter: object) =>
      served.call({ as: 'adminA', path: `companyorganizationnodes?filter=${JSON.stringify(filter)}` });
    const names = ({ body }: { body: unknown }) => (body as { name: string }[]).map(({ name }) => name).toSorted();
    expect(names(await ask({ parent_id_within: root }))).toEqual(['branch', 'otherBranch', 'room']);
    expect(names(await ask({ parent_id_within: branch }))).toEqual(['room']);
    expect(await ask({ organization_id_within: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/filter/organization_id_within', code: 'unknown_filter' }] },
    });
  });

  test.each<Place>(['root', 'branch', 'room'])(
    'is the same of %s where the tree keeps no paths, in its company alone',
    async (place) => {
      const { companyA, companyB, database } = served.world;
      const below = (company: Company, tree: TreeTable) =>
        database.withTenant('app', companyA.id, async ({ query }) => {
          const text = `select id from ${treeIds(tree, '$1', '$2')} found order by id`;
          const rows = await query<{ id: number }>({ text, values: [company.nodes[place], companyA.id] });
          return rows.map(({ id }) => id);
        });
      const byPath = { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' };
      const { path: _path, ...byParent } = byPath;
      expect(await below(companyA, byParent)).toEqual(await below(companyA, byPath));
      expect((await below(companyA, byParent)).length).toBeGreaterThan(0);
      expect(await below(companyB, byParent)).toEqual([]);
    },
  );

  test('goes together with other filters', async () => {
    const { branch, root } = served.world.companyA.nodes;
    expect((await idsOf('adminA', { node_id_within: root, node_id: branch })).ids).toEqual(at('A', 'branch'));
  });

  test.each([null, 'x', [1], 1.5, {}, true])('of %j is a violation at its place', async (value) => {
    const { status, body } = await idsOf('adminA', { node_id_within: value });
    expect(status).toBe(400);
    expect((body as { errors: { pointer: string }[] }).errors[0]?.pointer).toMatch(/^\/filter\/node_id_within/);
  });

  test.each(['assignee_id_within', 'score_within', 'status_within', 'id_within'])(
    'is asked by %s of nothing that is no unit',
    async (name) => {
      const { status, body } = await idsOf('adminA', { [name]: 1 });
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ code: 'unknown_filter' }] } });
    },
  );
});
