/** Lists of rows that hang on units find the same whichever way they take: what their reader may see, and no more. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAbilities } from '../access/abilities.ts';
import { createScope } from '../access/scope.ts';
import { nodeRead } from '../generated/node_read.ts';
import { nodeSurveyAnswerMedia } from '../generated/node_survey_answer_media.ts';
import { rules } from '../generated/rules.ts';
import { parseList } from './parse.ts';
import { type ListAnswer, planList } from './plan-list.ts';
import { connectedOwner, servedWorld } from '../test/scenarios.ts';
import { findByUnits, type ListedUnits, UNIT_BOUNDS, type UnitBounds } from './reach.ts';

const ROWS = 40;
const [FROM, TO] = [2, 21];

interface Planted {
  id: number;
  node_id: number;
}

const lists = {
  node_read: { entity: nodeRead, listed: { claim: 'nodes.qr.read', counter: 'reads' }, reader: 'qr_read', values: {} },
  node_survey_answer_media: {
    entity: nodeSurveyAnswerMedia,
    listed: { claim: 'nodes.feedback.read', counter: 'answers' },
    reader: 'feedback_read',
    values: { question_id: 'photo', file_name: 'a.png', media_type: 'image/png' },
  },
} satisfies Record<string, { listed: ListedUnits; [more: string]: unknown }>;
type ListName = keyof typeof lists;
const names = Object.keys(lists) as ListName[];

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);
const planted: Record<ListName, Planted[]> = { node_read: [], node_survey_answer_media: [] };

beforeAll(async () => {
  const { companyA, companyB } = served.world;
  for (const name of names) {
    const nodes = Object.values(companyA.nodes);
    for (let at = 0; at < ROWS; at += 1) {
      const node_id = Number(nodes[at % nodes.length]);
      const created_at = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
      planted[name].unshift({ id: await plant(name, companyA.id, { node_id, created_at }), node_id });
    }
    await plant(name, companyB.id, { node_id: companyB.nodes.room });
  }
});

/** As the owner: reads are written by visitors only. */
async function plant(name: ListName, company_id: number, own: object): Promise<number> {
  const row = { company_id, ...lists[name].values, ...own };
  const columns = Object.keys(row).join(', ');
  const { rows } = await owner.query<{ id: string }>(
    `insert into ${name} (${columns}) select ${columns} from json_populate_record(null::${name}, $1) returning id`,
    [JSON.stringify(row)],
  );
  return Number(rows[0]?.id);
}

const scope = createScope({ abilities: createAbilities(rules) });

async function found(name: ListName, as: string, filter: object, bounds: UnitBounds) {
  const { database, principals } = served.world;
  const principal = principals[as];
  if (!principal) throw new Error(`There is no ${as}.`);
  const { entity, listed } = lists[name];
  const query = { filter: JSON.stringify(filter), range: `[${FROM},${TO}]` };
  const request = parseList(entity, query, { isReadable: () => true, isShown: () => true });
  const ask = <Row extends object>(statement: { text: string; values: unknown[] }) =>
    database.statement<Row>('app', principal.companyId, statement);
  const listing = await findByUnits(listed, bounds)({ principal, locale: 'en', request, ask });
  const statement = planList({ entity, computed: {} }, principal, scope, request, { listing });
  if (!statement) throw new Error('Nothing is granted.');
  const [answer] = await ask<ListAnswer>(statement);
  const rows = JSON.parse(answer?.rows ?? '[]') as { id: number }[];
  return { walks: listing.walk !== undefined, ids: rows.map(({ id }) => id), total: answer?.total };
}

const ways: [name: string, bounds: UnitBounds, walks: boolean][] = [
  ['one unit after the other', UNIT_BOUNDS, true],
  ['row by row', { units: -1, fewRows: -1 }, false],
];

describe.each(names)('%s', (name) => {
  test.each(ways)('%s', async (_way, bounds, walks) => {
    const { branch, room, otherBranch, root } = served.world.companyA.nodes;
    const { reader } = lists[name];
    const all = [root, branch, room, otherBranch];
    for (const [as, filter, units, isWalked] of [
      ['adminA', {}, all, false],
      ['adminA', { node_id_within: branch }, [branch, room], walks],
      [reader, {}, [branch, room], walks],
      [reader, { node_id: room }, [room], false],
      [reader, { node_id_within: room }, [room], walks],
      [reader, { node_id_within: otherBranch }, [], walks],
      [reader, { node_id: otherBranch }, [], false],
      ['nobody', {}, [], walks],
      ['user_delete', {}, [], walks],
    ] as const) {
      const rows = planted[name].filter(({ node_id }) => units.some((unit) => unit === node_id));
      const ids = rows.slice(FROM, TO + 1).map(({ id }) => id);
      const expected = { walks: isWalked, ids, total: rows.length };
      expect({ as, filter, ...(await found(name, as, filter, bounds)) }).toEqual({ as, filter, ...expected });
    }
  });
});
