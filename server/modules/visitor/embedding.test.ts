/** Which sites may show a survey in a frame: those of the version that is asked, and nobody else. */
import { describe, expect, test } from 'vitest';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import type { SurveyPage } from '../../../public-app/page.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask, post } = createBrowser(() => served);

const pages = [
  { id: 'page', questions: [{ id: 'visit', type: 'smiley', title: { en: 'How was it?' }, required: true }] },
];

let surveyId = 0;
let published = 0;
/** The other branch asks one survey; each time it is a further version of it. */
async function publish(parts: object): Promise<void> {
  const { id, nodes } = served.world.companyA;
  const { database } = served.world;
  published += 1;
  const document = { title: { en: `Embedded ${published}` }, pages, ...parts };
  if (published === 1) {
    surveyId = await insertRow(database, id, 'survey', { name: 'Embedded', origin: 'node', draft: document });
    const text = 'update node_survey set survey_id = $2 where node_id = $1';
    await insertRow(database, id, 'survey_version', { survey_id: surveyId, number: 1, document });
    await database.statement('app', id, { text, values: [nodes.otherBranch, surveyId] });
  } else await insertRow(database, id, 'survey_version', { survey_id: surveyId, number: published, document });
}

const address = (): string => `/Q/${served.world.companyA.codes.otherBranch}`;
const open = (path = address()) => ask<SurveyPage>(path);
/** What resolves codes has forgotten what it knew of this one. */
async function asks(): Promise<void> {
  await expect
    .poll(async () => (await open()).page, { timeout: 10_000 })
    .toMatchObject({ survey: { title: { en: `Embedded ${published}` } } });
}
const framedBy = (headers: Headers): string | undefined =>
  /frame-ancestors ([^;]*)$/.exec(headers.get('content-security-policy') ?? '')?.[1];

test('none is allowed where the survey lists none, and what it lists is said as browsers spell it', async () => {
  await publish({});
  await asks();
  expect(framedBy((await open()).headers)).toBe("'none'");
  await publish({ embed_origins: ['https://SHOP.example:443/', 'https://*.acme.example', 'http://localhost:3000'] });
  await asks();
  const listed = 'https://shop.example https://*.acme.example http://localhost:3000';
  // The second one comes out of what is kept of the first.
  for (const _ of [1, 2]) expect(framedBy((await open()).headers)).toBe(listed);
  const { page, headers } = await open(`${address()}?lang=en`);
  expect(framedBy(headers)).toBe(listed);
  expect(page.survey).not.toHaveProperty('embed_origins');
  const missing = await post(page, {});
  expect([missing.status, framedBy(missing.headers)]).toEqual([422, listed]);
  expect(framedBy((await post(page, { visit: 4 })).headers)).toBe(listed);
});

test('a further version has its own, also on pages that are kept', async () => {
  await publish({ embed_origins: ['https://later.example'] });
  await asks();
  expect(framedBy((await open()).headers)).toBe('https://later.example');
  await publish({ embed_origins: ['https://closed.example'], availability: { closes: '2020-01-01T00:00' } });
  await expect.poll(async () => (await open()).page.kind, { timeout: 10_000 }).toBe('thanks');
  expect(framedBy((await open()).headers)).toBe('https://closed.example');
});

test('what no survey says anything of may be framed by nobody', async () => {
  const room = await open(`/Q/${served.world.companyA.codes.room}`);
  expect(framedBy(room.headers)).toBe("'none'");
  expect(framedBy((await open('/Q/AAAAAA')).headers)).toBe("'none'");
});

describe('in a frame', () => {
  const SITE = 'https://shop.example';
  const framedAt = (site: string): string => `${address()}?${String(new URLSearchParams({ embedded_in: site }))}`;
  const browser = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
  const visit = (path: string, headers: Record<string, string> = browser) =>
    ask<SurveyPage>(path, { headers: { cookie: '', ...headers } });
  const cookieOf = (headers: Headers): string => headers.get('set-cookie') ?? '';

  test('of a listed site the page says so, also of its further pages, and of no other site', async () => {
    await publish({ embed_origins: [SITE, 'https://*.acme.example'] });
    await asks();
    for (const site of [SITE, 'https://www.acme.example']) {
      const { page } = await visit(framedAt(site));
      expect([page.framedIn, page.action]).toEqual([site, framedAt(site).replace('?', '?lang=en&')]);
      expect((await post(page, {})).page.framedIn).toBe(site);
      expect((await post(page, { visit: 4 })).page).toMatchObject({ kind: 'thanks', framedIn: site });
    }
    for (const site of ['https://evil.example', 'https://acme.example', 'https://*.acme.example', '*', '']) {
      const { page, headers } = await visit(framedAt(site));
      expect(page).not.toHaveProperty('framedIn');
      expect(cookieOf(headers)).toMatch(/^feedtree_device=.*samesite=lax/);
    }
    expect((await open()).page).not.toHaveProperty('framedIn');
  });

  test('the device is told by a cookie of that site alone, and by its own one everywhere else', async () => {
    const framed = cookieOf((await visit(framedAt(SITE))).headers);
    expect(framed).toMatch(
      /^feedtree_framed_device=[^;]+; path=\/; max-age=86400; samesite=none; secure; partitioned; httponly$/,
    );
    const whole = { 'sec-fetch-dest': 'document' };
    expect(cookieOf((await visit(framedAt(SITE), whole)).headers)).toMatch(
      /^feedtree_device=.*samesite=lax; httponly$/,
    );
    expect(cookieOf((await visit(address(), browser)).headers)).toMatch(/^feedtree_device=/);
    const kept = framed.split(';', 1)[0] ?? '';
    // Who has either one gets no other.
    expect(cookieOf((await visit(framedAt(SITE), { ...browser, cookie: kept })).headers)).toBe('');
    const { headers } = await visit(address(), whole);
    const own = cookieOf(headers).split(';', 1)[0] ?? '';
    expect(cookieOf((await visit(framedAt(SITE), { ...browser, cookie: own })).headers)).toBe('');
  });
});
