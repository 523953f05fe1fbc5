import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import { readPdf } from '../../../platform/pdf/test/pdf-text.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { insertRow, insertUser } from '../../../test/world.ts';
import { countAnswers, FULL_LOOK } from '../../insight/index.ts';

const options = (...ids: string[]) => ids.map((id) => ({ id, label: { en: `The ${id}`, de: `Der ${id}` } }));
const title = (text: string) => ({ en: text, de: `${text} (de)` });

const first: SurveyDocument = {
  title: title('Visit'),
  languages: ['en', 'de'],
  pages: [
    {
      id: 'start',
      title: title('Start'),
      questions: [
        { id: 'tell', type: 'statement', title: title('Hello') },
        { id: 'again', type: 'nps', title: title('Again?') },
        { id: 'seat', type: 'single', title: title('Where?'), options: options('hall', 'garden') } as never,
      ],
    },
    {
      id: 'rest',
      questions: [
        {
          id: 'parts',
          type: 'matrix',
          title: title('Parts'),
          rows: options('food', 'drinks'),
          scale: { maximum: 5 },
        } as never,
        { id: 'order', type: 'ranking', title: title('Order'), options: options('price', 'taste') } as never,
        { id: 'words', type: 'long_text', title: title('Words') },
      ],
    },
  ],
};
/** The first page alone, with another option. */
const second: SurveyDocument = {
  ...first,
  pages: first.pages.slice(0, 1).map((page) => ({
    ...page,
    questions: page.questions.map((each) =>
      each.id === 'seat' ? ({ ...each, options: options('hall', 'roof') } as never) : each,
    ),
  })),
};

const served = await servedWorld();
const { companyA, companyB, database } = served.world;
const surveyId = await insertRow(database, companyA.id, 'survey', { name: 'Visit', origin: 'library', draft: first });
const versions = [first, second].map(async (document, at) =>
  insertRow(database, companyA.id, 'survey_version', { survey_id: surveyId, number: at + 1, document }),
);
const [versionOne = 0, versionTwo = 0] = await Promise.all(versions);

interface Given {
  answers: object;
  unit?: number;
  version?: number;
  day?: string;
  locale?: string;
  is_partial?: boolean;
  is_repeat?: boolean;
}

async function answer({
  answers,
  unit = companyA.nodes.room,
  version = versionOne,
  day = '2026-03-10',
  ...more
}: Given) {
  await insertRow(database, companyA.id, 'feedback', {
    node_id: unit,
    node_path: '/',
    survey_version_id: version,
    answers: JSON.stringify(answers),
    response_token: randomUUID(),
    created_at: `${day}T13:30:00Z`,
    ...more,
  });
}

await answer({
  answers: { again: 10, seat: 'hall', parts: { food: 5, drinks: 1 }, order: ['taste', 'price'], words: 'Good' },
});
await answer({ answers: { again: 3, seat: 'garden', parts: { food: 4 } }, locale: 'de' });
await answer({ answers: { again: 9 }, is_partial: true });
await answer({ answers: { again: 0, seat: 'hall' }, is_repeat: true });
await answer({
  answers: { seat: 'roof', again: 7 },
  version: versionTwo,
  unit: companyA.nodes.otherBranch,
  day: '2026-03-12',
});
await answer({ answers: { again: 1, seat: 'garden' }, day: '2026-02-20', unit: companyA.nodes.branch });
while (await countAnswers(database, companyA.id, FULL_LOOK, 2));

const PERIOD = 'from=2026-03-01&to=2026-03-31';
const ask = (query: string, as = 'adminA') => served.call({ as, path: `surveys/${surveyId}/results?${query}` });
interface Question {
  id: string;
  title: string;
  items: { label: string }[];
  rows: object[];
}
interface Side {
  hours: number[];
  series: { from: string; answers: number }[];
  questions: Question[];
}
interface Told {
  may_read: boolean;
  versions: number[];
  current: Side;
  compared: Side | null;
}
const body = async (query: string, as?: string): Promise<Told> => (await ask(query, as)).body as Told;
const questionIn = ({ questions }: Side, id: string) => questions.find((each) => each.id === id);

test('a period is told by question, page, day, hour and language', async () => {
  const { current, versions: numbers, may_read: mayRead } = await body(PERIOD);
  expect({ numbers, mayRead }).toEqual({ numbers: [2, 1], mayRead: true });
  expect(current).toMatchObject({
    answers: 4,
    complete: 3,
    partial: 1,
    erased: 0,
    languages: [
      { locale: 'en', answers: 3 },
      { locale: 'de', answers: 1 },
    ],
    pages: [
      { id: 'start', title: 'Start', reached: 4 },
      { id: 'rest', title: null, reached: 2 },
    ],
  });
  const { hours, series } = current;
  expect(hours.map((count, hour) => [hour, count]).filter(([, count]) => count)).toEqual([[13, 4]]);
  expect(series).toHaveLength(31);
  expect(series.filter(({ answers }) => answers > 0)).toEqual([
    { from: '2026-03-10', answers: 3, complete: 2 },
    { from: '2026-03-12', answers: 1, complete: 1 },
  ]);
});

test('each question is told as its kind asks for', async () => {
  const { current } = await body(PERIOD);
  expect(current.questions.map(({ id }) => id)).toEqual(['again', 'seat', 'parts', 'order', 'words']);
  expect(questionIn(current, 'again')).toMatchObject({ shape: 'points', asked: 4, answered: 4, mean: 7.25, nps: 25 });
  // An option of the older version stands behind those of the newest.
  expect(questionIn(current, 'seat')).toMatchObject({
    shape: 'options',
    asked: 4,
    answered: 3,
    mean: null,
    items: [
      { value: 'hall', label: 'The hall', count: 1 },
      { value: 'roof', label: 'The roof', count: 1 },
      { value: 'garden', label: 'The garden', count: 1 },
    ],
  });
  expect(questionIn(current, 'parts')).toMatchObject({
    shape: 'rows',
    asked: 2,
    answered: 2,
    rows: [
      { value: 'food', label: 'The food', mean: 4.5 },
      { value: 'drinks', label: 'The drinks', mean: 1 },
    ],
  });
  expect(questionIn(current, 'order')).toMatchObject({
    shape: 'places',
    rows: [
      {
        value: 'price',
        mean: 2,
        items: [
          { value: '1', count: 0 },
          { value: '2', count: 1 },
        ],
      },
      {
        value: 'taste',
        mean: 1,
        items: [
          { value: '1', count: 1 },
          { value: '2', count: 0 },
        ],
      },
    ],
  });
  expect(questionIn(current, 'words')).toMatchObject({ shape: 'count', asked: 2, answered: 1 });
});

test('a subtree and a version are told apart, and compared', async () => {
  const { nodes } = companyA;
  expect((await body(`${PERIOD}&node_id=${nodes.branch}`)).current).toMatchObject({
    answers: 3,
    unit: { id: nodes.branch },
  });
  expect((await body(`${PERIOD}&version=2`)).current).toMatchObject({
    answers: 1,
    version: 2,
    pages: [{ reached: 1 }],
  });
  const compared = async (query: string) => (await body(`${PERIOD}&${query}`)).compared;
  expect(await compared('')).toBeNull();
  expect(await compared('compare_previous=true')).toMatchObject({ from: '2026-01-29', to: '2026-02-28', answers: 1 });
  expect(await compared(`compare_node_id=${nodes.otherBranch}`)).toMatchObject({ answers: 1, from: '2026-03-01' });
  expect(await compared('compare_version=1')).toMatchObject({ answers: 3, version: 1 });
});

test('words are those of the caller’s language', async () => {
  const path = `surveys/${surveyId}/results?${PERIOD}`;
  const answer = await served.call({ as: 'adminA', path, headers: { 'accept-language': 'de' } });
  const { current } = answer.body as Told;
  expect(questionIn(current, 'again')?.title).toBe('Again? (de)');
  expect(questionIn(current, 'seat')?.items[0]?.label).toBe('Der hall');
});

test('nobody is told more than he reads', async () => {
  const rights = { node_read: true, feedback_read: true };
  const reader = await insertUser(database, companyA.id, 'readerOfBranch', 'company_user', { company_surveys: true });
  const manager = await insertUser(database, companyA.id, 'managerOfBranch', 'company_user', { company_surveys: true });
  served.world.principals['readerOfBranch'] = reader;
  served.world.principals['managerOfBranch'] = manager;
  const at = { node_id: companyA.nodes.branch };
  await insertRow(database, companyA.id, 'node_user_access', { user_id: reader.userId, ...at, ...rights });
  await insertRow(database, companyA.id, 'node_user_access', { user_id: manager.userId, ...at, node_read: true });
  expect(await body(PERIOD, 'readerOfBranch')).toMatchObject({ may_read: true, current: { answers: 3 } });
  expect((await ask(`${PERIOD}&node_id=${companyA.nodes.otherBranch}`, 'readerOfBranch')).status).toBe(404);
  expect((await ask(`${PERIOD}&compare_node_id=${companyA.nodes.otherBranch}`, 'readerOfBranch')).status).toBe(404);
  expect(await body(PERIOD, 'managerOfBranch')).toMatchObject({
    may_read: false,
    current: { answers: 0, questions: [] },
  });
  expect((await ask(PERIOD, 'nobody')).status).toBe(404);
  expect((await ask(PERIOD, 'adminB')).status).toBe(404);
  expect((await ask(`${PERIOD}&node_id=${companyB.nodes.root}`)).status).toBe(404);
});

test.each([
  ['from=2026-03-31&to=2026-03-01', 400],
  ['from=yesterday', 400],
  ['version=0', 400],
  [`${PERIOD}&version=3`, 404],
  [`${PERIOD}&compare_version=3`, 404],
  ['node_id=999999999', 404],
])('%s is refused', async (query, status) => {
  expect((await ask(query)).status).toBe(status);
});

/** Without the ends of pieces and lines. */
const squeezed = (text: string): string => text.replaceAll(/\s/gu, '');

async function report(query: string, as = 'adminA') {
  const response = await fetch(`${served.origin}/api/surveys/${surveyId}/results_report?${query}`, {
    headers: await served.world.authorization(as),
  });
  return { response, file: Buffer.from(await response.arrayBuffer()) };
}

test('a report has the same answers, in the language that is asked for, and no words of visitors', async () => {
  const { response, file } = await report(`${PERIOD}&language=de&compare_previous=true`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('Umfrageergebnisse');
  const said = squeezed(readPdf(file).pages.join(''));
  for (const part of ['Ergebnisse von Visit', 'Again? (de)', 'Der hall', 'NPS +25', 'Mittel 4,5', '4 von 4 Gefragten'])
    expect(said).toContain(squeezed(part));
  expect(said).not.toContain('Good');
});

test('a report is of the same units as the results, and for nobody else', async () => {
  const { nodes } = companyA;
  const figures = async (query: string, as?: string) =>
    squeezed(readPdf((await report(`${PERIOD}&language=en${query}`, as)).file).pages.join(''));
  expect(await figures('', 'readerOfBranch')).toContain('Answers3');
  expect(await figures(`&node_id=${nodes.otherBranch}`)).toContain('Answers1');
  expect(await figures('', 'managerOfBranch')).toContain(squeezed('An administrator gives this right.'));
  const refused: [string, string, number][] = [
    [PERIOD, 'nobody', 404],
    [PERIOD, 'adminB', 404],
    [`${PERIOD}&node_id=${nodes.otherBranch}`, 'readerOfBranch', 404],
    [`${PERIOD}&compare_node_id=${nodes.otherBranch}`, 'readerOfBranch', 404],
    [`${PERIOD}&language=ar`, 'adminA', 400],
    ['from=yesterday', 'adminA', 400],
  ];
  for (const [query, as, status] of refused) expect((await report(query, as)).response.status, query).toBe(status);
});
