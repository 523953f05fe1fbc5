/** The conversation of a visitor who stays unknown with the company: its reply, their words, and whether it is solved. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { answerCodeOf, groupedCode } from '../../../shared/codes/answer-code.ts';
import type { AnswerPage } from '../../../public-app/page.ts';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
beforeEach(() => browser.anotherDevice());

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

interface Given {
  id: number;
  code: string;
}

async function answer(): Promise<Given> {
  const token = randomUUID();
  const body = { code: served.world.companyA.codes.room, answers: { experience: 2 }, response_token: token };
  await served.call({ method: 'POST', path: 'setsurveyanswer/', headers: { 'user-agent': token }, body });
  const [row] = await query<{ id: number }>('select id from feedback where response_token = $1', token);
  return { id: Number(row?.id), code: groupedCode(answerCodeOf(token)) };
}

const addressOf = ({ code }: Given, search = '') => `/Q/${served.world.companyA.codes.room}/answer/${code}${search}`;
const open = async (given: Given, search = '') => (await browser.ask<AnswerPage>(addressOf(given, search))).page.shown;
const post = async (given: Given, fields: Record<string, string>) =>
  (await browser.ask<AnswerPage>(addressOf(given), { method: 'POST', body: new URLSearchParams(fields) })).page.shown;

const company = (method: string, path: string, body?: object): Promise<CallAnswer> =>
  served.call({ as: 'feedback_edit', method, path: `feedback/${path}`, ...(body && { body }) });
const reply = ({ id }: Given, text: string) => company('POST', `${id}/reply`, { text });
const close = ({ id }: Given) => company('PATCH', `${id}`, { status: 'completed' });
const stored = async ({ id }: Given) => (await company('GET', `${id}`)).body;
const history = async ({ id }: Given) =>
  ((await company('GET', `${id}/history`)).body as { results: object[] }).results;
const openCount = async (): Promise<number> => {
  const [row] = await query<{ open: number }>(
    'select sum(open)::int as open from (select open from node_total union all select open from node_day_delta) counters',
  );
  return row?.open ?? 0;
};

it('shows the reply in the name of the company, with its time, and no word of who wrote it', async () => {
  const given = await answer();
  expect(await open(given)).toMatchObject({ asksWhetherSolved: false, messages: [] });
  expect((await reply(given, 'We are sorry. <script>alert(1)</script>')).status).toBe(200);
  const shown = await open(given, '?lang=de');
  expect(shown).toMatchObject({
    company: 'Company A',
    asksWhetherSolved: true,
    isSolved: null,
    status: 'in_processing',
    messages: [
      {
        author: 'company',
        text: 'We are sorry. <script>alert(1)</script>',
        said: {
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          on: expect.stringMatching(/\d{1,2}:\d\d.*UTC/),
        },
      },
    ],
  });
  expect(JSON.stringify(shown)).not.toContain('feedback_edit');
});

it('makes what the visitor adds unread, and tells of it in the history without its words', async () => {
  const given = await answer();
  await reply(given, 'Thank you');
  expect(await stored(given)).toMatchObject({ read_at: expect.any(String) });
  expect(await post(given, { go: 'add', text: 'Thank you' })).toMatchObject({
    done: 'added',
    messages: [{ author: 'company' }, { author: 'visitor', text: 'Thank you' }],
  });
  expect(await stored(given)).toMatchObject({ read_at: null });
  expect(await history(given)).toMatchObject([{ field: 'message', actor: 'visitor', user: null }, {}, {}]);
  expect(JSON.stringify(await history(given))).not.toContain('Thank');
});

it('opens again what was closed, when it is not solved, by the rules of handling', async () => {
  const given = await answer();
  const before = await openCount();
  const { body } = await close(given);
  expect(await openCount()).toBe(before - 1);
  await company('POST', 'read_feedback', { ids: [given.id] });
  expect(await post(given, { go: 'unsolved' })).toMatchObject({
    done: 'judged',
    isSolved: false,
    status: 'in_processing',
    asksWhetherSolved: true,
  });
  expect(await stored(given)).toMatchObject({
    status: 'in_processing',
    closed_at: null,
    is_solved: false,
    read_at: null,
    revision: (body as { revision: number }).revision + 1,
  });
  expect(await openCount()).toBe(before);
  expect(await history(given)).toMatchObject([
    { field: 'is_solved', actor: 'visitor', user: null, from: null, to: { value: 'false' } },
    { field: 'status', actor: 'visitor', from: { value: 'completed' }, to: { value: 'in_processing' } },
    { field: 'status', actor: 'user', from: { value: 'new' }, to: { value: 'completed' } },
  ]);
  const late = await company('PATCH', `${given.id}`, { priority: 'low', revision: 2 });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'feedback_changed', changed_by: { role: 'visitor', id: null } },
  });
});

it('leaves closed what is solved, says so, and asks anew after the next reply', async () => {
  const given = await answer();
  await close(given);
  expect(await post(given, { go: 'solved' })).toMatchObject({ done: 'judged', isSolved: true, status: 'completed' });
  expect(await stored(given)).toMatchObject({ status: 'completed', is_solved: true, read_at: null });
  const steps = (await history(given)).length;
  await post(given, { go: 'solved' });
  expect(await history(given)).toHaveLength(steps);
  await reply(given, 'Good to hear.');
  expect(await open(given)).toMatchObject({ isSolved: null, asksWhetherSolved: true });
  expect(await stored(given)).toMatchObject({ is_solved: null, status: 'completed' });
});

it('has webhooks told of a change: what is added, whether it is solved, that it is deleted', async () => {
  const body = { name: 'Help desk', url: 'https://hooks.example/', events: ['feedback.changed'] };
  const { body: hook } = await served.call({ as: 'adminA', method: 'POST', path: 'webhooks', body });
  const notified = () =>
    query<{ event: string; feedback_id: number }>('select event, feedback_id from webhook_delivery order by id');
  const given = await answer();
  const changed = { event: 'feedback.changed', feedback_id: given.id };
  await post(given, { go: 'add', text: 'One more thing' });
  expect(await notified()).toEqual([changed]);
  await post(given, { go: 'add', text: 'One more thing' });
  expect(await notified()).toEqual([changed]);
  await close(given);
  await post(given, { go: 'unsolved' });
  expect(await notified()).toEqual([changed, changed, changed]);
  await post(given, { go: 'delete' });
  expect(await notified()).toEqual([changed, changed, changed, changed]);
  await served.call({ as: 'adminA', method: 'DELETE', path: `webhooks/${(hook as { id: number }).id}` });
});

it('is said once by five at the same moment', async () => {
  const given = await answer();
  const before = await openCount();
  await close(given);
  await Promise.all(Array.from({ length: 5 }, () => post(given, { go: 'unsolved' })));
  expect(await history(given)).toHaveLength(3);
  expect(await openCount()).toBe(before);
});

it('is heard twenty times and no more of who keeps on changing his mind, whatever tool he has', async () => {
  const given = await answer();
  await reply(given, 'Better now?');
  for (let at = 0; at < 20; at++)
    expect(await post(given, { go: at % 2 === 0 ? 'unsolved' : 'solved' })).toMatchObject({ done: 'judged' });
  const steps = await history(given);
  expect(await post(given, { go: 'unsolved' })).toMatchObject({ done: null, isSolved: true });
  expect(await history(given)).toEqual(steps);
});

it.each([
  ['nobody has done anything yet', async () => undefined],
  ['it was deleted', async (given: Given) => post(given, { go: 'delete' })],
])('is not asked while %s', async (_, prepare) => {
  const given = await answer();
  await prepare(given);
  const before = await stored(given);
  for (const go of ['solved', 'unsolved']) expect(await post(given, { go })).toMatchObject({ done: null });
  expect(await stored(given)).toEqual(before);
  expect(await open(given)).toMatchObject({ asksWhetherSolved: false });
});

it('ends with the answer: nothing is replied to what was deleted', async () => {
  const given = await answer();
  await reply(given, 'We are sorry.');
  expect(await post(given, { go: 'delete' })).toMatchObject({ done: 'deleted', messages: [] });
  expect(await reply(given, 'Hello?')).toMatchObject({ status: 409, body: { code: 'answer_erased' } });
  expect(await history(given)).toMatchObject([{ field: 'erasure', actor: 'visitor' }, { field: 'reply' }, {}]);
});
