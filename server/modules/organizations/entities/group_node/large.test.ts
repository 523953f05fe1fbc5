/** Groups of as many units as a company has: added along a path, counted and listed without running out of time. */
import { beforeAll, expect, test } from 'vitest';
import { importAndApply } from '../../../../test/unit-imports.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { addUnit, grant, idOf } from '../../../../test/tree.ts';

const LEAVES = 10_000;
const LEVELS = 45;

const served = await servedWorld();
let groupId: number;
const path: number[] = [];
beforeAll(async () => {
  const { nodes } = served.world.companyA;
  for (let parent = nodes.room; path.length < LEVELS; path.push(parent)) parent = await addUnit(served, parent);
  const leaves = Array.from({ length: LEAVES }, (_, at) => `,leaf ${at},#${path.at(-1)}`);
  const file = ['external_id,name,parent_external_id', ...leaves].join('\n');
  const { status } = await importAndApply(served, { file });
  if (status !== 200) throw new Error(`The units were not imported: ${status}`);
  groupId = idOf(await served.call({ as: 'adminA', method: 'POST', path: 'surveygroups', body: { name: 'All' } }));
});

test('units that lie below each other are added with all below them once', async () => {
  const body = { kind: 'survey', group_id: groupId, node_ids: path, with_subunits: true };
  const answer = await served.call({ as: 'adminA', method: 'POST', path: 'groupnodes/multi_add', body });
  expect(answer).toMatchObject({ status: 200, body: { added: LEAVES + LEVELS } });
  const again = await served.call({ as: 'adminA', method: 'POST', path: 'groupnodes/multi_add', body });
  expect(again).toMatchObject({ status: 200, body: { added: 0, unchanged: LEAVES + LEVELS } });
});

test('who reaches all of them is told how many', async () => {
  await grant(served, 'nobody', served.world.companyA.nodes.root, ['node_read']);
  const answer = await served.call({ as: 'nobody', path: 'surveygroups' });
  expect(answer).toMatchObject({ status: 200, body: [{ unit_count: LEAVES + LEVELS }] });
});
