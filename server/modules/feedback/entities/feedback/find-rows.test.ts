/** Whichever way the list takes, it finds what a plain look at every row finds. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAbilities } from '../../../../access/abilities.ts';
import { createScope } from '../../../../access/scope.ts';
import { feedback as entity } from '../../../../generated/feedback.ts';
import { rules } from '../../../../generated/rules.ts';
import { fillWords } from '../../jobs/fill-words.ts';
import { parseList } from '../../../../query/parse.ts';
import { type ListAnswer, planList } from '../../../../query/plan-list.ts';
import { fold } from '../../../../../shared/text/fold.ts';
import { servedWorld } from '../../../../test/scenarios.ts';
import { insertRow } from '../../../../test/world.ts';
import { BOUNDS, type Bounds, findRowsWithin } from './find-rows.ts';

const ROWS = 160;
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
const TEXTS = [
  null,
  'The coffee was cold',
  'Cold soup, warm coffee',
  'Straße zu laut',
  'warm welcome',
  '味がよい',
  null,
];

interface Planted extends Record<string, unknown> {
  id: number;
  node_id: number;
  tag_ids: number[];
  comment: string | null;
  created_at: string;
}

const served = await servedWorld();
let planted: Planted[] = [];
let tags: number[] = [];

beforeAll(async () => {
  const { companyA, companyB, database, principals } = served.world;
  tags = await Promise.all(['Quiet', 'Loud'].map((name) => insertRow(database, companyA.id, 'company_tag', { name })));
  const nodes = Object.values(companyA.nodes);
  const assignees = [null, principals['feedback_edit']?.userId ?? null, null];
  for (let at = 0; at < ROWS; at += 1) {
    const comment = pick(TEXTS, at);
    const values = {
      node_id: pick(nodes, at),
      status: pick(['new', 'in_processing', 'completed', 'completed', 'cancelled'], at),
      priority: pick(['low', 'normal', 'high'], at),
      assignee_id: pick(assignees, at),
      locale: pick(['en', 'tr', 'de', 'ja'], at),
      score: pick([null, 0, 25, 50, 75, 100, 33], at),
      is_partial: at % 11 === 0,
      is_repeat: at % 13 === 0,
      due_at: at % 6 === 0 ? new Date(Date.UTC(2026, 0, 3) + at * 3_600_000).toISOString() : null,
      read_at: at % 4 === 0 ? '2026-05-01T00:00:00Z' : null,
      tag_ids: tags.filter((_, tag) => (at >> tag) % 3 === 0),
      comment,
      // Some at the same moment: the id tells them apart.
      created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 2) * 3_600_000).toISOString(),
    };
    planted.push({ ...values, id: await plant(companyA, values) });
  }
  await plant(companyB, { node_id: companyB.nodes.room, comment: 'cold coffee', tag_ids: [] });
  planted = planted.toReversed();
  while ((await fillWords(database)) > 0);
});

async function plant(company: { id: number; surveyVersionId: number }, values: Record<string, unknown>) {
  const { database } = served.world;
  const comment = values['comment'];
  const id = await insertRow(database, company.id, 'feedback', {
    node_path: '/',
    survey_version_id: company.surveyVersionId,
    answers: JSON.stringify(comment === null ? {} : { comment }),
    response_token: randomUUID(),
    ...values,
  });
  if (comment !== null)
    await database.statement('app', company.id, {
      text: 'insert into feedback_text_due (company_id, feedback_id) values ($1, $2)',
      values: [company.id, id],
    });
  for (const tag of values['tag_ids'] as number[])
    await insertRow(database, company.id, 'feedback_tag_link', {
      feedback_id: id,
      tag_id: tag,
      created_at: values['created_at'],
    });
  return id;
}

const scope = createScope({ abilities: createAbilities(rules) });

async function found(as: string, filter: object, bounds: Bounds | null, sort = ['created_at', 'DESC']) {
  const { database, principals } = served.world;
  const principal = principals[as];
  if (!principal) throw new Error(`There is no ${as}.`);
  const query = { filter: JSON.stringify(filter), range: '[3,32]', sort: JSON.stringify(sort) };
  const request = parseList(entity, query, { isReadable: () => true, isShown: () => true });
  const ask = <Row extends object>(statement: { text: string; values: unknown[] }) =>
    database.statement<Row>('app', principal.companyId, statement);
  const listing = bounds && (await findRowsWithin({ principal, locale: 'en', request, ask }, bounds));
  const statement = planList({ entity, computed: {} }, principal, scope, request, { listing });
  if (!statement) throw new Error('Nothing is granted.');
  const [answer] = await ask<ListAnswer>(statement);
  const rows = JSON.parse(answer?.rows ?? '[]') as { id: number }[];
  return { ids: rows.map(({ id }) => id), total: answer?.total };
}

const SORTS = [
  ['created_at', 'DESC'],
  ['created_at', 'DESC'],
  ['created_at', 'ASC'],
  ['id', 'DESC'],
];

const looked = new Map<string, ReturnType<typeof found>>();

/** By a look at every row, which is the same for every way. */
function plainly(as: string, filter: object, sort: string[]): ReturnType<typeof found> {
  const key = JSON.stringify([as, filter, sort]);
  const answer = looked.get(key) ?? found(as, filter, null, sort);
  looked.set(key, answer);
  return answer;
}

/** As few as possible of everything, so that each way is taken although the data is small. */
const NOTHING: Bounds = { words: 0, units: 0, fewRows: -1, readAnswers: -1 };
const ways: [name: string, bounds: Bounds][] = [
  ['few of everything', BOUNDS],
  ['many of everything', NOTHING],
  ['many words in few units', { ...BOUNDS, words: 0 }],
  ['few words in many units', { ...NOTHING, words: BOUNDS.words }],
  ['many answers of few units', { ...BOUNDS, readAnswers: -1 }],
];

const filters = (): object[] => {
  const { companyA, principals } = served.world;
  const { branch, root, room } = companyA.nodes;
  const editor = principals['feedback_edit']?.userId;
  return [
    {},
    { status: 'new' },
    { status: ['new', 'cancelled'] },
    { priority: ['low', 'high', 'low'] },
    { node_id: room },
    { node_id: [room, branch] },
    { node_id_within: branch },
    { node_id_within: root, status: 'completed' },
    { assignee_id: null },
    { assignee_id: editor },
    { assignee_id: [editor] },
    { tag_ids: tags[0] },
    { tag_ids: tags },
    { tag_ids: tags[1], priority: 'high' },
    { tag_ids: tags[0], node_id_within: branch },
    { locale: 'tr' },
    { locale: ['tr', 'ja'], status: 'new' },
    { score_gte: 50 },
    { score_gte: 25, score_lte: 75, priority: 'low' },
    { score: [0, 33] },
    { score: null },
    { score_gte: 90, score_lte: 95 },
    { created_at_gte: '2026-01-02', created_at_lte: '2026-01-03' },
    { created_at_gte: '2026-01-02', tag_ids: tags[0] },
    { read_at: null },
    { read_at: null, status: ['new', 'completed'] },
    { is_partial: true },
    { is_repeat: true, is_partial: false },
    { due_at_lte: '2026-01-07T00:00:00Z', status: ['new', 'in_processing'] },
    { due_at_gte: '2026-01-05', due_at_lte: '2026-01-06', node_id_within: root },
    { due_at: null, priority: 'high' },
    { id: [1, 2, 3, 4, 5, 6, 7] },
  ];
};

describe.each(ways)('%s', (_name, bounds) => {
  test.each(['adminA', 'feedback_read', 'nobody'])('%s finds what every row is looked at for', async (as) => {
    for (const [at, filter] of filters().entries()) {
      const sort = pick(SORTS, at);
      const plain = await plainly(as, filter, sort);
      expect({ filter, sort, ...(await found(as, filter, bounds, sort)) }).toEqual({ filter, sort, ...plain });
      if (as === 'nobody') expect(plain).toEqual({ ids: [], total: 0 });
    }
  });

  test.each<[search: string, meets: (words: string[], row: Planted) => boolean]>([
    ['coffee ', (words) => words.includes('coffee')],
    ['cold co', (words) => words.includes('cold') && words.some((word) => word.startsWith('co'))],
    ['COLD', (words) => words.includes('cold')],
    ['w', (words) => words.some((word) => word.startsWith('w'))],
    ['the w', (words) => words.includes('the') && words.includes('was')],
    ['"warm coffee"', (words) => words.join(' ').includes('warm coffee')],
    ['"coffee warm"', () => false],
    // Each of them is written often, and never with the other.
    ['cold welcome ', () => false],
    ['the welcome ', () => false],
    ['coffee cold soup warm ', (words) => ['coffee', 'cold', 'soup', 'warm'].every((word) => words.includes(word))],
    ['coffee cold soup "warm coffee" w', (words) => words.includes('soup')],
    ['cold "coffee cold"', () => false],
    ['strasse', (words) => words.includes('strasse')],
    ['味', (_words, { comment }) => comment?.includes('味') === true],
    ['い', (_words, { comment }) => comment?.includes('い') === true],
    ['がよ', (_words, { comment }) => comment?.includes('がよ') === true],
    ['nowhere', () => false],
    ['%', () => false],
  ])('the search for %j', async (search, meets) => {
    const wanted = planted.filter((row) => meets(fold(row.comment ?? '').match(/\p{L}+/gu) ?? [], row));
    for (const [filter, isIn] of [
      [{}, () => true],
      [{ status: 'completed' }, ({ status }: Planted) => status === 'completed'],
      [
        { node_id_within: served.world.companyA.nodes.room },
        (row: Planted) => row.node_id === served.world.companyA.nodes.room,
      ],
    ] as const) {
      const rows = wanted.filter(isIn);
      const expected = { ids: rows.slice(3, 33).map(({ id }) => id), total: rows.length };
      expect({ search, filter, ...(await found('adminA', { ...filter, q: search }, bounds)) }).toEqual({
        search,
        filter,
        ...expected,
      });
    }
  });

  test('the search in another order', async () => {
    const rows = planted.filter(({ comment }) => comment?.includes('coffee')).toReversed();
    const expected = { ids: rows.slice(3, 33).map(({ id }) => id), total: rows.length };
    expect(await found('adminA', { q: 'coffee' }, bounds, ['id', 'ASC'])).toEqual(expected);
    expect(await found('adminA', { q: 'coffee ' }, bounds, ['created_at', 'ASC'])).toEqual(expected);
  });

  test('the search stays within what the caller may read', async () => {
    const { branch, room } = served.world.companyA.nodes;
    const rows = planted.filter(
      ({ node_id, comment }) => [branch, room].includes(node_id) && comment?.includes('offee'),
    );
    const expected = { ids: rows.slice(3, 33).map(({ id }) => id), total: rows.length };
    expect(await found('feedback_read', { q: 'coffee' }, bounds)).toEqual(expected);
    expect(await found('nobody', { q: 'coffee' }, bounds)).toEqual({ ids: [], total: 0 });
  });
});

test('a number finds the feedback of that id', async () => {
  const { ids, total } = await found('adminA', { q: `#${planted[9]?.id}` }, BOUNDS);
  expect({ ids, total }).toEqual({ ids: [], total: 1 });
});
