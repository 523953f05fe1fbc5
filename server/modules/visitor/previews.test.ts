import { SignJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import type { NoticePage, SurveyPage } from '../../../public-app/page.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow, TEST_SECRET } from '../../test/world.ts';
import { createPreviews } from './previews.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask } = createBrowser(() => served);

const call = (as: string, body: object) => served.call({ as, method: 'POST', path: 'surveypreview/', body });
const linkOf = async (as: string, body: object): Promise<URL> => {
  const answer = await call(as, body);
  expect(answer.status).toBe(200);
  return new URL((answer.body as { url: string }).url);
};
const keyOf = async (as: string, body: object): Promise<string> =>
  (await linkOf(as, body)).searchParams.get('key') ?? '';
const open = (key: string) => ask<SurveyPage | NoticePage>(`/survey_preview?key=${encodeURIComponent(key)}`);
const titled = (en: string) => ({
  title: { en },
  pages: [{ id: 'p', questions: [{ id: 'q', type: 'smiley', title: { en: 'How was it?' } }] }],
});
const insertSurvey = (draft: object | null) =>
  insertRow(served.database, served.world.companyA.id, 'survey', { name: 'Trial run', origin: 'group', draft });
const surveyTitle = async (key: string): Promise<string | undefined> => {
  const { page } = await open(key);
  return page.kind === 'survey' ? page.survey.title.en : undefined;
};

describe('a link to a preview', () => {
  it('shows the draft of the moment to anybody who has it', async () => {
    const id = await insertSurvey(titled('First'));
    const key = await keyOf('adminA', { survey_id: id });
    expect(await surveyTitle(key)).toBe('First');
    await served.database.statement('app', served.world.companyA.id, {
      text: 'update survey set draft = $2 where id = $1',
      values: [id, JSON.stringify(titled('Second'))],
    });
    expect(await surveyTitle(key)).toBe('Second');
    const { status, body } = await call('anonymous', { key });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        document: { title: { en: 'Second' } },
        expires_at: expect.stringMatching(/^20/),
        url: expect.stringContaining(key),
      },
    });
  });

  it('holds for a day for a survey, and a quarter of an hour for a document', async () => {
    const hours = async (body: object): Promise<number> => {
      const answer = await call('anonymous', { key: await keyOf('adminA', body) });
      const { expires_at } = answer.body as { expires_at: string };
      return (Date.parse(expires_at) - Date.now()) / 3_600_000;
    };
    expect(await hours({ survey_id: await insertSurvey(titled('A')) })).toBeCloseTo(24, 1);
    expect(await hours({ document: titled('B') })).toBeCloseTo(0.25, 1);
  });

  it('to a document opens on any server', async () => {
    const key = await keyOf('node_read', { document: titled('Elsewhere') });
    const elsewhere = createPreviews(served.database, TEST_SECRET);
    expect((await elsewhere.find(key))?.survey.document.title.en).toBe('Elsewhere');
    expect(await createPreviews(served.database, Buffer.from('another secret')).find(key)).toBeNull();
  });

  it.each([
    ['a document', async () => keyOf('adminA', { document: titled('Same') })],
    ['a draft', async () => keyOf('adminA', { survey_id: await insertSurvey(titled('Same')) })],
  ])('to %s is read and parsed once for as long as it stays the same', async (_, link) => {
    const key = await link();
    const previews = createPreviews(served.database, TEST_SECRET);
    const first = (await previews.find(key))?.survey;
    expect(first?.document.title.en).toBe('Same');
    expect((await previews.find(key))?.survey).toBe(first);
  });

  it('to a survey shows what was published last, once there is no draft', async () => {
    const id = await insertSurvey(titled('Draft'));
    const key = await keyOf('adminA', { survey_id: id });
    const publish = async (number: number, title: string) => {
      await served.database.statement('app', served.world.companyA.id, {
        text: 'insert into survey_version (company_id, survey_id, number, document) values ($1, $2, $3, $4)',
        values: [served.world.companyA.id, id, number, JSON.stringify(titled(title))],
      });
      await served.database.statement('app', served.world.companyA.id, {
        text: 'update survey set draft = null where id = $1',
        values: [id],
      });
    };
    await publish(1, 'First version');
    expect(await surveyTitle(key)).toBe('First version');
    await publish(2, 'Second version');
    expect(await surveyTitle(key)).toBe('Second version');
  });

  it('of one user is not pushed out by those of another, and only the latest of each are kept', async () => {
    const mine = await keyOf('adminA', { document: titled('Mine') });
    const theirs = [];
    for (let at = 0; at < 12; at++) theirs.push(await keyOf('node_edit', { document: titled(`Theirs ${at}`) }));
    expect(await surveyTitle(mine)).toBe('Mine');
    expect(await surveyTitle(theirs[11] ?? '')).toBe('Theirs 11');
    expect(await open(theirs[0] ?? '')).toMatchObject({ status: 404 });
  });

  const signed = (secret: Uint8Array, claims: Record<string, unknown>, expires: string) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expires).sign(secret);

  it.each<[string, () => Promise<string> | string]>([
    ['none', () => ''],
    ['a word', () => 'guessed'],
    ['one that was changed', async () => `${(await keyOf('adminA', { document: titled('X') })).slice(0, -3)}abc`],
    ['one that another secret signed', () => signed(Buffer.from('x'.repeat(32)), { cid: 1, sid: 1 }, '1h')],
    [
      'one that the secret of sessions signed',
      () => signed(TEST_SECRET, { cid: served.world.companyA.id, sid: 1 }, '1h'),
    ],
    ['a session’s token', async () => (await served.world.authorization('adminA'))['authorization']?.slice(7) ?? ''],
    ['one without end', () => 'x'.repeat(5000)],
  ])('by %s is not found', async (_, key) => {
    const given = await key();
    expect(await open(given)).toMatchObject({ status: 404, page: { kind: 'notice', notice: 'not_found' } });
    if (given.length > 0 && given.length <= 1000)
      expect(await call('anonymous', { key: given })).toMatchObject({
        status: 404,
        body: { code: 'survey_not_found' },
      });
  });

  it('ends with its time, and with its survey', async () => {
    const id = await insertSurvey(titled('Gone'));
    const key = await keyOf('adminA', { survey_id: id });
    await served.database.statement('app', served.world.companyA.id, {
      text: 'delete from survey where id = $1',
      values: [id],
    });
    expect(await open(key)).toMatchObject({ status: 404 });
    const kept = await keyOf('adminA', { document: titled('Kept') });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    try {
      expect(await createPreviews(served.database, TEST_SECRET).find(kept)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('who gets a link', () => {
  it.each([
    ['anonymous', { document: defaultSurvey }, 401],
    ['superadmin', { document: defaultSurvey }, 403],
    ['nobody', { document: defaultSurvey }, 200],
    ['adminA', {}, 400],
    ['adminA', { document: defaultSurvey, survey_id: 1 }, 400],
    ['adminA', { survey_id: 'x' }, 400],
    ['adminA', { survey_id: 2 ** 52 }, 404],
    ['adminA', { document: 7 }, 400],
  ])('%s for %o: %i', async (as, body, status) => {
    expect((await call(as, body)).status).toBe(status);
  });

  it('is whoever may see the survey', async () => {
    const id = await insertSurvey(titled('Of a group'));
    for (const [as, status] of [
      ['adminA', 200],
      ['node_read', 200],
      ['feedback_edit', 404],
      ['nobody', 404],
      ['adminB', 404],
    ] as const)
      expect((await call(as, { survey_id: id })).status).toBe(status);
  });
});
