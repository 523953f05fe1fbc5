/** What a browser that has nothing yet is sent before somebody signs in, and what comes while he does. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';
/** In bytes, fonts included (the issue: 350 KB), with what the headers of an answer take. */
const BUDGET = 350_000;
const HEADERS = 300;
const PROGRAM = '**/assets/index-*.js';
const REST = /\/assets\/(back-office|dashboard)-/;

const journey = setUpJourney({ independent: true });

/** Sizes by address of all that was loaded, compressed as it was sent, also where it comes out of the browser's cache. */
const loaded = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return Object.fromEntries(
      entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
    );
  });

const rest = async (page: Page): Promise<string[]> => Object.keys(await loaded(page)).filter((name) => REST.test(name));

test.each([
  ['/login', 'en-US'],
  ['/login', 'de-DE'],
  ['/login', 'ru-RU'],
  ['/register', 'en-US'],
  ['/forgot-password', 'fr-FR'],
])('%s is sent within its budget in %s', async (path, locale) => {
  const page = await journey.visit({ locale });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = Object.values(await loaded(page));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size + HEADERS, 0)).toBeLessThan(BUDGET);
  expect(await rest(page)).toEqual([]);
});

test('the back office and its first page come while the login is filled in, and only then', async () => {
  const page = await journey.visit();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await rest(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMIN);
  await expect.poll(async () => (await rest(page)).length).toBe(2);
});

test('who is signed in asks for the back office before the program runs', async () => {
  const page = await journey.signIn(ADMIN);
  await page.route(PROGRAM, () => new Promise<void>(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForRequest(REST);
});

describe('while the program of the login is on its way', () => {
  test.each([
    ['en-US', 1280, {}],
    ['de-DE', 360, { skin: 'dark' }],
    ['tr-TR', 360, { direction: 'rtl' }],
  ] as const)(
    'what it says in %s stands where it will stand, in a window of %i pixels',
    async (locale, width, stored) => {
      const page = await journey.visit({ locale, viewport: { width, height: 740 }, stored: { ...stored } });
      await page.route(PROGRAM, () => new Promise<void>(() => undefined));
      await page.goto('/login', { waitUntil: 'commit' });
      await page.locator('.login .title').waitFor();
      await page.evaluate(async () => void (await document.fonts.ready));
      const outline = await placesOf(page, [
        '.login header',
        '.login p',
        '.login p ~ p',
        '.login span',
        '.login span ~ span',
      ]);
      await page.unroute(PROGRAM);
      await page.reload();
      await page.locator('form h1').waitFor();
      await expect.poll(() => page.locator('#loading-overlay').count()).toBe(0);
      await page.evaluate(async () => void (await document.fonts.ready));
      const login = await placesOf(page, [
        'header span',
        'form h1',
        'form h1 ~ p',
        'label',
        'div:has(> label) ~ div > label',
      ]);
      expect(outline.map(({ text }) => text)).toEqual(login.map(({ text }) => text));
      for (const [at, { top, start }] of outline.entries()) {
        expect(Math.abs(top - (login[at]?.top ?? Number.NaN))).toBeLessThanOrEqual(2);
        expect(Math.abs(start - (login[at]?.start ?? Number.NaN))).toBeLessThanOrEqual(2);
      }
    },
  );

  test('who is signed in sees no login', async () => {
    const page = await journey.signIn(ADMIN);
    await page.route(PROGRAM, () => new Promise<void>(() => undefined));
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#loading-overlay > div').waitFor();
    expect(await page.locator('.login').count()).toBe(0);
  });
});

interface Place {
  text: string | null;
  top: number;
  /** The side that words begin on. */
  start: number;
}

/** Where the words of the first of each begin. */
const placesOf = (page: Page, selectors: string[]): Promise<Place[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        const words = document.createRange();
        words.selectNodeContents(element ?? document);
        const { top, left, right } = words.getBoundingClientRect();
        const start = document.documentElement.dir === 'rtl' ? right : left;
        return { text: element?.textContent ?? null, top, start };
      }),
    selectors,
  );
