import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCodeOf, groupedCode } from '../../../shared/codes/answer-code.ts';
import type { AnswerPage, SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { serveWorld, servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
beforeEach(() => browser.anotherDevice());
const { ask } = browser;

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

const ANSWERS = { experience: 2, problems: ['staff', 'price'], comment: 'My number is 555 0100.' };

async function answer(body: object = {}): Promise<{ token: string; code: string; id: number }> {
  const token = randomUUID();
  const sent = await served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    headers: { 'user-agent': token },
    body: { code: served.world.companyA.codes.room, answers: ANSWERS, response_token: token, locale: 'en', ...body },
  });
  expect(sent.status).toBe(200);
  const [row] = await query<{ id: number }>('select id from feedback where response_token = $1', token);
  return { token, code: groupedCode(answerCodeOf(token)), id: Number(row?.id) };
}

const addressOf = (code: string, search = ''): string =>
  `/Q/${served.world.companyA.codes.room}/answer/${code}${search}`;
const open = (code: string, search = '') => ask<AnswerPage>(addressOf(code, search));
const post = (code: string, fields: Record<string, string>) =>
  ask<AnswerPage>(addressOf(code), { method: 'POST', body: new URLSearchParams(fields) });
const stored = async (id: number) =>
  (await query<Record<string, unknown>>('select * from feedback where id = $1', id))[0];

/** Everything of the company that a visitor could change. */
const everything = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['feedback', 'feedback_message', 'feedback_comment', 'node_survey_answer_media', 'node_read'].map((table) =>
        query(`select * from ${table} order by id`),
      ),
    ),
  );

describe('the code of an answer', () => {
  it('comes with the thanks, where no script makes them', async () => {
    const { page } = await ask<SurveyPage>(`/Q/${served.world.companyA.codes.room}?lang=de`);
    const middle = await browser.post<SurveyPage>(page, { experience: 5 });
    const last = await browser.post<SurveyPage>(middle.page, {});
    const { page: thanks } = await browser.post<ThanksPage>(last.page, {});
    const code = groupedCode(answerCodeOf(page.token));
    expect(thanks.answer).toEqual({ code, address: addressOf(code, '?lang=de') });
    expect(await open(code)).toMatchObject({ status: 200, page: { shown: { code } } });
  });

  it('is asked for on a page of its own, and taken in any spelling', async () => {
    const { code } = await answer();
    const place = `/Q/${served.world.companyA.codes.room}/answer`;
    expect(await ask(place)).toMatchObject({ status: 200, page: { kind: 'answer', shown: null, place } });
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')])
      expect(await ask(`${place}?answer=${encodeURIComponent(typed)}`)).toMatchObject({
        status: 200,
        page: { shown: { code } },
      });
  });

  it('belongs to the company: any of its codes leads there, and none of another', async () => {
    const { code } = await answer();
    const { companyA, companyB } = served.world;
    expect(await ask(`/Q/${companyA.codes.otherBranch}/answer/${code}`)).toMatchObject({ status: 200 });
    expect(await ask(`/Q/${companyB.codes.room}/answer/${code}`)).toMatchObject({
      status: 404,
      page: { shown: null, missing: true },
    });
  });

  it.each([
    ['that never was', () => addressOf(groupedCode(answerCodeOf(randomUUID())))],
    ['that is none', () => addressOf('hello')],
    ['with a wrong character', () => addressOf('0000-0000-0000-0001')],
    ['that can not be decoded', () => addressOf('%E0%A4%A')],
    ['without end', () => addressOf('0'.repeat(1500))],
  ])('%s looks like any that is missing', async (_, address) => {
    const { status, page } = await ask<AnswerPage>(address());
    const { status: ofNone, page: none } = await ask<AnswerPage>(addressOf('none'));
    // But for what was typed: it stays in its field, to be put right.
    expect({ status, page: { ...page, typed: '' } }).toEqual({ status: ofNone, page: { ...none, typed: '' } });
    expect(page.typed?.length).toBeLessThanOrEqual(40);
    expect(none.typed).toBe('none');
    expect({ status, page }).toMatchObject({ status: 404, page: { kind: 'answer', shown: null, missing: true } });
  });

  it('at a public code that never was is no survey', async () => {
    expect(await ask(`/Q/${newCode()}/answer/${(await answer()).code}`)).toMatchObject({
      status: 404,
      page: { kind: 'notice', notice: 'not_found' },
    });
  });

  it('of two tokens that begin alike, which somebody made up, is nobody’s', async () => {
    const { token, code } = await answer();
    await answer({ response_token: `${token.slice(0, 24)}0123456789ab` });
    const [row] = await query<{ same: number }>(
      "select count(*)::int as same from feedback where response_token::text like $1 || '%'",
      token.slice(0, 24),
    );
    expect(row?.same).toBe(2);
    expect(await open(code)).toMatchObject({ status: 404 });
  });
});

describe('the page of an answer', () => {
  it('shows what was asked and answered in the words of its version and language', async () => {
    const { code } = await answer({ locale: 'de' });
    const { page, headers } = await open(code);
    expect(page).toMatchObject({ language: 'de', name: 'room' });
    expect(page.shown?.given).toEqual([
      { question: 'Wie war Ihr Erlebnis bei uns?', answer: 'Schlecht' },
      { question: 'Was ist schiefgelaufen?', answer: 'Personal\nPreis' },
      { question: expect.stringContaining('?'), answer: 'My number is 555 0100.' },
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await open(code, '?lang=ja')).page).toMatchObject({ language: 'ja' });
    expect(JSON.stringify(page)).not.toMatch(/response_token|device_hash|score/);
  });

  it.each(['new', 'in_processing', 'completed', 'cancelled'] as const)('says where it stands: %s', async (status) => {
    const { id, code } = await answer();
    await query('update feedback set status = $2 where id = $1', id, status);
    expect((await open(code)).page.shown).toMatchObject({ status, isPartial: false, erased: null });
  });

  it('shows a partial answer too', async () => {
    const { code } = await answer({ partial: true, answers: { experience: 1 } });
    expect((await open(code)).page.shown).toMatchObject({ isPartial: true, given: [{ answer: 'Very bad' }] });
  });

  it('writes nothing when it is read, however it is read', async () => {
    const { code } = await answer();
    await served.app.settled();
    const before = await everything();
    for (const search of ['', '?lang=ko', '?step=delete', '?go=delete', '?text=x&go=add']) await open(code, search);
    await ask(addressOf(code), { method: 'HEAD' });
    await served.app.settled();
    expect(await everything()).toBe(before);
  });

  it('is told at most sixty times a minute', async () => {
    const limited = await serveWorld({ renderPage: renderModel, rateLimitFactor: 0.05 });
    try {
      const guess = () => fetch(`${limited.origin}/Q/${limited.world.companyA.codes.room}/answer/${randomUUID()}`);
      const statuses = [];
      for (let at = 0; at < 4; at++) statuses.push((await guess()).status);
      expect(statuses).toEqual([404, 404, 404, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('adding to an answer', () => {
  const messagesOf = (id: number) =>
    query<{ text: string; author: string }>('select text, author from feedback_message where feedback_id = $1', id);

  it('keeps the text, shows it to the visitor and to the company, and to nobody else', async () => {
    const { id, code } = await answer();
    const { status, page } = await post(code, { go: 'add', text: '  It was on Monday.\r\n ' });
    expect(status).toBe(200);
    expect(page.shown).toMatchObject({ done: 'added', messages: [{ text: 'It was on Monday.', author: 'visitor' }] });
    const path = `feedbackmessages?filter=${encodeURIComponent(JSON.stringify({ feedback_id: id }))}`;
    expect((await served.call({ as: 'adminA', path })).body).toMatchObject([{ text: 'It was on Monday.' }]);
    expect((await served.call({ as: 'feedback_read', path })).body).toMatchObject([{ text: 'It was on Monday.' }]);
    for (const as of ['adminB', 'node_read', 'nobody']) expect((await served.call({ as, path })).body).toEqual([]);
    expect((await served.call({ as: 'superadmin', path })).status).toBe(403);
  });

  it('sent twice, or by two at once, is kept once', async () => {
    const { id, code } = await answer();
    await Promise.all(Array.from({ length: 5 }, () => post(code, { go: 'add', text: 'Once' })));
    await post(code, { go: 'add', text: 'Once' });
    expect(await messagesOf(id)).toEqual([{ text: 'Once', author: 'visitor' }]);
  });

  it.each([
    ['nothing', '   ', 'required'],
    ['more than fits', 'x'.repeat(4001), 'too_long'],
    ['what can not be stored', 'a\0b', 'invalid_text'],
  ])('refuses %s beside the field, with what was written', async (_, text, code) => {
    const given = await answer();
    const { status, page } = await post(given.code, { go: 'add', text });
    expect(status).toBe(422);
    expect(page.shown?.violation).toMatchObject({ violation: { code }, text: text.slice(0, 4000) });
    expect(await messagesOf(given.id)).toEqual([]);
  });

  it('ends after twenty, and says so', async () => {
    const { id, code } = await answer();
    for (let at = 0; at < 20; at++)
      await insertRow(served.world.database, served.world.companyA.id, 'feedback_message', {
        feedback_id: id,
        text: `${at}`,
      });
    expect((await post(code, { go: 'add', text: 'One more' })).page.shown).toMatchObject({ isFull: true });
    expect(await messagesOf(id)).toHaveLength(20);
  });

  it('takes a form only', async () => {
    const { code } = await answer();
    const answered = await ask(addressOf(code), {
      method: 'POST',
      body: '{"go":"add"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(answered.status).toBe(415);
  });
});

describe('deleting an answer', () => {
  it('is asked once more, in an address of its own', async () => {
    const { id, code } = await answer();
    expect((await open(code, '?step=delete')).page.shown).toMatchObject({ asksToDelete: true });
    expect(await stored(id)).toMatchObject({ erased_at: null, comment: ANSWERS.comment });
  });

  it('erases words, contact and media with all that was written about it, and keeps score and choices', async () => {
    const { id, code, token } = await answer();
    const { companyA } = served.world;
    await post(code, { go: 'add', text: 'Call me.' });
    await insertRow(served.world.database, companyA.id, 'feedback_comment', { feedback_id: id, text: 'Said 555 0100' });
    const media = { node_id: companyA.nodes.room, question_id: 'photo', media_type: 'image/png', file_name: 'Me.png' };
    for (const owner of [{ feedback_id: id }, { response_token: token }])
      await insertRow(served.world.database, companyA.id, 'node_survey_answer_media', {
        ...media,
        ...owner,
        storage_key: `${companyA.id}/${randomUUID()}`,
        byte_size: 7,
      });
    const { page } = await post(code, { go: 'delete' });
    // Sent again, it changes nothing and is noted once.
    await post(code, { go: 'delete' });
    const noted =
      "select actor_role, actor_id, operation, changes from audit_entry where entity = 'feedback' and record_id = $1";
    expect(await query(noted, id)).toEqual([
      { actor_role: 'visitor', actor_id: null, operation: 'erase', changes: {} },
    ]);
    expect(page.shown).toMatchObject({
      done: 'deleted',
      messages: [],
      erased: { at: expect.any(String), on: expect.any(String) },
    });
    expect(page.shown?.given.map((each) => each.answer)).toEqual(['Bad', expect.any(String)]);
    expect(await stored(id)).toMatchObject({
      answers: { experience: 2, problems: ['staff', 'price'] },
      comment: null,
      score: 25,
      priority: 'high',
      device_hash: null,
      erased_at: expect.any(Date),
    });
    for (const table of ['feedback_message', 'feedback_comment'])
      expect(await query(`select id from ${table} where feedback_id = $1`, id)).toEqual([]);
    const files = await query(
      'select * from node_survey_answer_media where feedback_id = $1 or response_token = $2',
      id,
      token,
    );
    expect(files).toMatchObject([
      { file_name: 'erased', storage_key: null, byte_size: 0, erased_at: expect.any(Date) },
    ]);
    expect(JSON.stringify(await query('select * from node_survey_answer_media'))).not.toContain('Me.png');
  });

  it('leaves the counters and everybody else’s answers as they are', async () => {
    const [other, mine] = [await answer(), await answer()];
    const counters = () => query('select reads, answers, open, weight, score from node_day_delta order by id');
    const before = { counters: await counters(), other: await stored(other.id) };
    await post(mine.code, { go: 'delete' });
    expect({ counters: await counters(), other: await stored(other.id) }).toEqual(before);
  });

  it('is for good: nothing is added, nothing that is under way fills it again, and the code says so', async () => {
    const { id, code, token } = await answer({ partial: true });
    await post(code, { go: 'delete' });
    const { page } = await post(code, { go: 'add', text: 'Still here' });
    expect(page.shown).toMatchObject({
      done: null,
      messages: [],
      erased: { at: expect.any(String), on: expect.any(String) },
    });
    const late = await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: served.world.companyA.codes.room, answers: ANSWERS, response_token: token },
    });
    expect(late.status).toBe(200);
    expect(await stored(id)).toMatchObject({ comment: null, answers: { experience: 2, problems: ['staff', 'price'] } });
    const first = await stored(id);
    await post(code, { go: 'delete' });
    expect(await stored(id)).toEqual(first);
  });
});
