/** Lists of a unit with everything below it: `<field>_within`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveWorld } from '../test/scenarios.ts';
import { type Company, insertRow } from '../test/world.ts';

type Place = keyof Company['nodes'];

let served: Served;
/** Name of the place to the id of the feedback there. */
const feedback: Record<string, Record<Place, number>> = {};

beforeAll(async () => {
  served = await serveWorld();
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
afterAll(() => served.close());

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
