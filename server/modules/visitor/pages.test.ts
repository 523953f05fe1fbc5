import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NoticePage, SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { askedOn, createBrowser, type PageAnswer, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
beforeEach(() => browser.anotherDevice());
const { ask, post } = browser;

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.world.database.statement<Row>('app', served.world.companyA.id, { text, values });

async function readsOf(nodeId: number) {
  await served.app.settled();
  const [row] = await query<{ kept: number; counted: number }>(
    `select (select count(*)::int from node_read where node_id = $1) as kept,
      (select coalesce(sum(reads), 0)::int from node_day_delta where node_id = $1) as counted`,
    nodeId,
  );
  return row ?? { kept: 0, counted: 0 };
}

describe('the page of a code', () => {
  it('asks the survey of the unit, in a form of its own', async () => {
    const { codes, surveyVersionId } = served.world.companyA;
    const first = await ask<SurveyPage>(`/Q/${codes.room}`);
    expect(first.status).toBe(200);
    expect(first.page).toMatchObject({ kind: 'survey', name: 'room', versionId: surveyVersionId, violations: [] });
    expect(askedOn(first)).toEqual(['experience']);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const second = await ask<SurveyPage>(`/Q/${codes.room}`);
    expect(second.page.token).not.toBe(first.page.token);
  });

  it.each([
    ['in lower case', (code: string) => `/q/${code.toLowerCase()}`],
    ['with a slash at the end', (code: string) => `/Q/${code}/`],
    ['with hyphens', (code: string) => `/Q/${code.slice(0, 3)}-${code.slice(3)}`],
    ['by query', (code: string) => `/node_query?code=${code.toLowerCase()}`],
    ['with o for 0 and l for 1', (code: string) => `/Q/${code.replaceAll('0', 'o').replaceAll('1', 'l')}`],
  ])('comes for an address %s', async (_, address) => {
    expect(await ask(address(served.world.companyA.codes.room))).toMatchObject({ status: 200, page: { name: 'room' } });
  });

  it('allows scripts from our files only, and the styles that are written into it', async () => {
    const { headers } = await ask(`/Q/${served.world.companyA.codes.room}`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip', 'gzip'],
  ])('is compressed as the browser takes it: %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await ask(`/Q/${served.world.companyA.codes.room}`, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(answer.page).toMatchObject({ kind: 'survey' });
  });

  it('goes out again without the long way, as it went before', async () => {
    const address = `/Q/${served.world.companyA.codes.branch}`;
    const longWay = vi.spyOn(Koa.prototype, 'createContext');
    const answers = [];
    for (const _visitor of [1, 2, 3]) {
      browser.anotherDevice();
      answers.push(await ask<SurveyPage>(address));
    }
    expect(longWay).toHaveBeenCalledTimes(1);
    longWay.mockRestore();
    const [first, ...others] = answers.map(({ headers, page: { token, ...page } }) => {
      const { 'x-request-id': id, date: _date, ...shared } = Object.fromEntries(headers);
      return { id, token, all: { ...shared, page } };
    });
    for (const other of others) expect(other.all).toEqual(first?.all);
    expect(new Set([first, ...others].flatMap((one) => [one?.id, one?.token])).size).toBe(6);
  });

  it.each([
    ['that never was', () => `/Q/${newCode()}`, 404, 'not_found'],
    ['that is none', () => '/Q/hello', 404, 'not_found'],
    ['that can not be decoded', () => '/Q/%E0%A4%A', 404, 'not_found'],
    ['that is a path', () => '/Q/..%2F..%2Fetc%2Fpasswd', 404, 'not_found'],
    ['in the query that never was', () => `/node_query?code=${newCode()}`, 404, 'not_found'],
    ['that is not given', () => '/node_query', 200, 'code'],
  ])('is a notice for a code %s', async (_, address, status, notice) => {
    expect(await ask<NoticePage>(address())).toMatchObject({ status, page: { kind: 'notice', notice } });
  });

  it('says in the visitor’s language that there is none', async () => {
    const { page } = await ask<NoticePage>('/Q/hello', { headers: { 'accept-language': 'en' } });
    expect(page.messages['not_found.title']).toBe('Survey not found!');
    expect(await ask('/Q/hello?lang=ja')).toMatchObject({
      page: { language: 'ja', messages: { 'not_found.title': 'アンケートが見つかりません！' } },
    });
    // Not a language of the product, but one of its surveys.
    expect(await ask('/Q/hello', { headers: { 'accept-language': 'ar' } })).toMatchObject({
      page: { language: 'ar', direction: 'rtl' },
    });
  });

  it('of a marc that no unit uses says so, rather than that it is unknown', async () => {
    const code = newCode();
    await insertRow(served.world.database, served.world.companyA.id, 'node_qr_code', { code, origin: 'mark' });
    expect(await ask(`/Q/${code}`)).toMatchObject({
      status: 200,
      page: { notice: 'unused', claim: `/claim-mark?code=${code}` },
    });
    expect(await ask('/Q/hello')).not.toHaveProperty('page.claim');
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('does not take %s', async (method) => {
    expect(await ask(`/Q/${served.world.companyA.codes.room}`, { method })).toMatchObject({ status: 405 });
  });
});

describe('the language of the page', () => {
  it.each([
    ['?lang before everything', '?lang=ko', 'de', 'ko'],
    ['the browser’s', '', 'fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['the browser’s second, where it has not the first', '', 'sv,pt-BR;q=0.7,en;q=0.3', 'pt'],
    ['the company’s for a browser whose languages it has not', '', 'sv,fi', 'en'],
    ['the company’s without a header', '', '', 'en'],
    ['the browser’s for a ?lang that there is not', '?lang=xx', 'it', 'it'],
    ['the company’s for a header without end', '', `de${','.repeat(5000)}`, 'en'],
  ])('is %s', async (_, search, header, language) => {
    const { codes } = served.world.companyA;
    const answer = await ask<SurveyPage>(`/Q/${codes.room}${search}`, { headers: { 'accept-language': header } });
    expect(answer).toMatchObject({ status: 200, page: { language, direction: 'ltr' } });
    expect(answer.headers.get('content-language')).toBe(language);
    expect(Object.keys(answer.page.survey.pages[0]?.questions[0]?.title ?? {})).toEqual([language]);
  });

  it('is the company’s own default before English', async () => {
    const { id, codes } = served.world.companyB;
    await served.world.database.statement('app', id, {
      text: "update customer set default_locale = 'tr' where id = $1",
      values: [id],
    });
    expect(await ask(`/Q/${codes.room}`, { headers: { 'accept-language': 'sv' } })).toMatchObject({
      page: { language: 'tr' },
    });
  });

  it('can be changed half-way without losing an answer', async () => {
    const { page } = await ask<SurveyPage>(`/Q/${served.world.companyA.codes.room}?lang=en`);
    const next = await post(page, { experience: 2 });
    const german = next.page.offered.find(({ language }) => language === 'de');
    const changed = await post({ ...next.page, action: german?.address ?? '' }, { problems: ['staff'] }, 'language');
    expect(changed.page).toMatchObject({
      language: 'de',
      token: page.token,
      progress: { answers: { experience: 2, problems: ['staff'] } },
    });
    expect(askedOn(changed)).toEqual(['problems']);
  });

  it('comes as data to a script that asks for it', async () => {
    const { page } = await ask<SurveyPage>(`/Q/${served.world.companyA.codes.room}?lang=en`);
    const answer = await post(page, { experience: 2 }, 'language', { accept: 'application/json' });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.page.progress.answers).toEqual({ experience: 2 });
  });
});

describe('a read', () => {
  const change = async (work: () => Promise<unknown>) => {
    const { nodes } = served.world.companyA;
    const before = await readsOf(nodes.branch);
    await work();
    const after = await readsOf(nodes.branch);
    return { kept: after.kept - before.kept, counted: after.counted - before.counted };
  };
  const address = () => `/Q/${served.world.companyA.codes.branch}`;

  it('is counted for a person who opens the page', async () => {
    expect(await change(() => ask(`${address()}?lang=ja`))).toEqual({ kept: 1, counted: 1 });
    const [row] = await query(
      'select * from node_read where node_id = $1 order by id desc limit 1',
      served.world.companyA.nodes.branch,
    );
    expect(row).toMatchObject({
      locale: 'ja',
      is_bot: false,
      device_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      node_qr_code_id: expect.any(Number),
    });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it.each<[string, RequestInit, { kept: number; counted: number }]>([
    ['a bot, but it is kept', { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } }, { kept: 1, counted: 0 }],
    ['a prefetch, but it is kept', { headers: { 'sec-purpose': 'prefetch;prerender' } }, { kept: 1, counted: 0 }],
    ['HEAD', { method: 'HEAD' }, { kept: 0, counted: 0 }],
    ['a post', { method: 'POST', body: new URLSearchParams({ go: 'language' }) }, { kept: 0, counted: 0 }],
  ])('is not counted for %s', async (_, init, expected) => {
    expect(await change(() => ask(address(), init))).toEqual(expected);
  });

  it('of a deleted unit is one of the unit that answers in its place', async () => {
    const { nodes, codes } = served.world.companyA;
    const [code] = [newCode()];
    const leaf = await insertRow(served.world.database, served.world.companyA.id, 'node', {
      organization_id: served.world.companyA.organizationId,
      parent_id: nodes.branch,
      name: 'Gone',
      path: '',
    });
    await query(
      'update node set path = $2, deleted_at = now() where id = $1',
      leaf,
      `/${nodes.root}/${nodes.branch}/${leaf}/`,
    );
    await insertRow(served.world.database, served.world.companyA.id, 'node_qr_code', { code, node_id: leaf });
    expect(await change(() => ask(`/Q/${code}`))).toEqual({ kept: 1, counted: 1 });
    expect(code).not.toBe(codes.branch);
  });
});

describe('a preview', () => {
  const document = {
    title: { en: 'Trial', ar: 'تجربة' },
    pages: [
      {
        id: 'p',
        questions: [{ id: 'visit', type: 'smiley', required: true, title: { en: 'How was it?', ar: 'كيف كان؟' } }],
      },
    ],
    thank_you: { title: { en: 'Bye', ar: 'وداعًا' } },
  };
  const preview = async (lang: string): Promise<PageAnswer<SurveyPage>> => {
    const { body } = await served.call({ as: 'adminA', method: 'POST', path: 'surveypreview/', body: { document } });
    const { url } = body as { url: string };
    return ask<SurveyPage>(`${url.replace('https://feedback.test', '')}&lang=${lang}`);
  };

  it('shows a survey that is not stored, from right to left where its language is', async () => {
    const { page, headers, status } = await preview('ar');
    expect(status).toBe(200);
    expect(page).toMatchObject({ language: 'ar', direction: 'rtl', submission: null });
    expect(page.offered.map(({ language }) => language)).toEqual(['en', 'ar']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('stores nothing', async () => {
    const before = await query('select id from feedback');
    const { page } = await preview('en');
    expect((await post<ThanksPage>(page, { visit: 4 })).page).toMatchObject({ kind: 'thanks', title: 'Bye' });
    expect(await query('select id from feedback')).toHaveLength(before.length);
  });

  it('is not found without its key', async () => {
    expect(await ask('/survey_preview')).toMatchObject({ status: 404, page: { notice: 'not_found' } });
    expect(await ask(`/survey_preview?key=${randomUUID()}`)).toMatchObject({ status: 404 });
  });

  it('refuses a document outside the dialect, at its place', async () => {
    const answer = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'surveypreview',
      body: { document: { ...document, script: 'x' } },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/document/script', code: 'unknown_field' }] },
    });
  });
});
