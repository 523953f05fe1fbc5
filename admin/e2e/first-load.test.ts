/** What a browser that has nothing yet is sent before somebody signs in, and what comes while he does. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';
/** In bytes, headers and fonts included (the issue: 350 KB). */
const BUDGET = 350_000;
const REST = /\/assets\/(back-office|dashboard)-/;

const journey = setUpJourney({ independent: true });

/** Sizes by path of all that was loaded, as the browser measured them. */
const loaded = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return Object.fromEntries(entries.map((entry) => [entry.name, (entry as PerformanceResourceTiming).transferSize]));
  });

const rest = async (page: Page): Promise<string[]> => Object.keys(await loaded(page)).filter((name) => REST.test(name));

test.each(['/login', '/register', '/forgot-password'])('%s is sent within its budget', async (path) => {
  const page = await journey.visit();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = Object.values(await loaded(page));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET);
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
  await page.route('**/assets/index-*.js', () => new Promise<void>(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForRequest(REST);
});
