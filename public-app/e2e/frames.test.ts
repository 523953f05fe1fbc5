/** A survey on the pages of other sites, under the strictest policy that lets it in. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, setUpVisitorJourney } from './open-visits.ts';

const visits = setUpVisitorJourney();
const { journey } = visits;

/** A site of somebody else: `localhost` is another one than the server’s 127.0.0.1. */
let site: Server;
/** What its page includes, by its path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  site = createServer((request, response) => {
    const { origin } = journey;
    const page = pages.get(request.url ?? '');
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'self'; script-src ${origin}; frame-src ${origin}; style-src 'self'`,
    });
    response.end(page);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});
afterAll(() => void site.close());

const siteAt = (host: string): string => `http://${host}:${(site.address() as AddressInfo).port}`;

/** The path of a page that shows the survey of a code by such attributes. */
function include(code: string, attributes: Record<string, string>, language = 'en'): string {
  const path = `/page${pages.size}`;
  const given = Object.entries({ code, ...attributes }).map(([name, value]) => `data-${name}="${value}"`);
  pages.set(
    path,
    `<!doctype html><html lang="${language}"><head><title>A shop</title></head><body><main><h1>A shop</h1>
    <div id="place"></div></main><script src="${journey.origin}/widget.js" ${given.join(' ')}></script></body></html>`,
  );
  return path;
}

/** A code whose survey the site at `localhost` may frame. */
async function askInFrames(): Promise<string> {
  const code = await visits.nextCode();
  const visit = { id: 'visit', type: 'smiley', title: { en: 'How was it?', ar: 'كيف كانت؟' }, required: true };
  const words = {
    id: 'words',
    type: 'long_text',
    title: { en: 'Why?', ar: 'لماذا؟' },
    show_if: { all: [{ question: 'visit', less: 3 }] },
  };
  const pages = [{ id: 'page', questions: [visit, words] }];
  await visits.data.askAt(code, { title: { en: 'Visit', ar: 'زيارة' }, pages, embed_origins: [siteAt('localhost')] });
  const policy = async () => (await fetch(`${journey.origin}/Q/${code}`)).headers.get('content-security-policy');
  await expect.poll(policy, { timeout: 10_000 }).toContain(siteAt('localhost'));
  return code;
}

/** Opens the site's page, which notes what the widget tells it. */
async function openSite(path: string, options: object = {}): Promise<Page> {
  const page = await journey.visit({ viewport: { width: 900, height: 800 }, reducedMotion: 'reduce', ...options });
  await page.goto(siteAt('localhost') + path);
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const name of ['answered', 'closed'])
      document.addEventListener(`feedtree:${name}`, (event) => {
        heard.push(`${name} ${(event as CustomEvent<{ code: string }>).detail.code}`);
      });
    Object.assign(window, { heard });
  });
  return page;
}
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

async function frameOf(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1] ?? expect.fail('no frame');
  await frame.getByRole('radio').first().waitFor({ state: 'attached' });
  return frame;
}

const answer = async (frame: Frame, mark: number): Promise<void> => {
  await frame.getByRole('radio').nth(mark).check({ force: true });
  await frame.getByRole('button', { name: /^Send$/ }).click();
  await frame.getByRole('heading', { name: 'Thank you' }).waitFor();
};

/** Of what lies in a closed tree only the browser itself can tell. */
async function spokenOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`);
}

const heightOf = async (frame: Frame): Promise<number> =>
  (await (await frame.frameElement()).boundingBox())?.height ?? 0;
const neededIn = (frame: Frame) =>
  frame.evaluate(() => Math.ceil(document.querySelector('.frame')?.getBoundingClientRect().height ?? 0));

test('within a page it grows with what is asked, and two answers of one device are of one device', async () => {
  const code = await askInFrames();
  const path = include(code, { kind: 'inline', target: '#place' });
  const page = await openSite(path);
  const frame = await frameOf(page);
  await expect.poll(async () => (await heightOf(frame)) - (await neededIn(frame))).toBe(0);
  const before = await heightOf(frame);
  await frame.getByRole('radio').first().check({ force: true });
  await frame.getByRole('heading', { name: 'Why?' }).waitFor();
  await expect.poll(() => heightOf(frame)).toBeGreaterThan(before + 50);
  await expect.poll(async () => (await heightOf(frame)) - (await neededIn(frame))).toBe(0);
  expect(await frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await expectAccessible(page);
  await expectAccessible(frame);

  await answer(frame, 4);
  await expect.poll(() => heardOn(page)).toEqual([`answered ${code}`]);
  const again = await page.context().newPage();
  await again.goto(siteAt('localhost') + path);
  await answer(await frameOf(again), 3);
  await expect
    .poll(async () => (await visits.data.feedbackAt(code)).map(({ answers, is_repeat }) => [answers, is_repeat]))
    .toEqual([
      [{ visit: 5 }, false],
      [{ visit: 4 }, true],
    ]);
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('feedtree'));
  expect(kept).toEqual([
    expect.objectContaining({ name: 'feedtree_framed_device', secure: true, httpOnly: true, sameSite: 'None' }),
  ]);
  expect(kept[0]).toHaveProperty('partitionKey');
});

test('a button opens it in a dialog, which the keyboard closes', async () => {
  const code = await askInFrames();
  const page = await openSite(include(code, { kind: 'button', label: 'Tell us' }));
  expect(page.frames()).toHaveLength(1);
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.className);
  await expect.poll(focused).toBe('corner');
  await page.keyboard.press('Enter');
  const frame = await frameOf(page);
  await expect.poll(() => spokenOn(page)).toEqual(expect.arrayContaining(['dialog Tell us', 'button Close']));
  await expectAccessible(page);
  // What is behind it takes no focus: the keys go around in the dialog.
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(['corner', undefined, '']).toContain(await focused());
  }
  await frame.getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => heardOn(page)).toEqual([`closed ${code}`]);
  expect(await spokenOn(page)).not.toContain('dialog Tell us');
  expect(await focused()).toBe('corner');

  await page.evaluate(() => window.Feedtree?.open());
  await answer(await frameOf(page), 4);
  await expect.poll(() => heardOn(page)).toEqual([`closed ${code}`, `answered ${code}`]);
  await page.evaluate(() => window.Feedtree?.close());
  await expect.poll(() => page.frames().length).toBe(1);
  expect(await visits.data.feedbackAt(code)).toMatchObject([{ answers: { visit: 5 }, is_partial: false }]);
});

test('it speaks the language that is wanted, from right to left, and fits a phone', async () => {
  const code = await askInFrames();
  const page = await openSite(include(code, { kind: 'button', language: 'ar' }), {
    viewport: { width: 360, height: 740 },
  });
  await page.evaluate(() => window.Feedtree?.open());
  const frame = await frameOf(page);
  await frame.getByRole('heading', { name: 'كيف كانت؟' }).waitFor();
  expect(await spokenOn(page)).toEqual(expect.arrayContaining(['dialog ملاحظاتك', 'button إغلاق']));
  expect(await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(frame);
});

test('a site that is not listed gets no frame, and is told nothing', async () => {
  const code = await askInFrames();
  const path = include(code, { kind: 'inline' });
  // Its console says so, which is no fault of ours.
  const browser = (await journey.visit()).context().browser() ?? expect.fail('no browser');
  const page = await browser.newPage();
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  await page.goto(siteAt('127.0.0.1') + path);
  await refused;
  expect(await page.frames()[1]?.getByRole('radio').count()).toBe(0);
  await page.close();
  // A page of ours that stands by itself has nothing to tell either.
  const alone = await journey.visit();
  await alone.goto(`/Q/${code}`);
  await heading(alone, 'How was it?').waitFor();
  const loaded = await alone.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('framed'))).toEqual([]);
});
