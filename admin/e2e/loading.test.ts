/** What is seen before the program is there, and when a part of it does not arrive. */
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';
const TIMEOUT_MS = 120_000;

const journey = setUpJourney({ independent: true });

const PROGRAM = '**/assets/index-*.js';
const FAQ = '**/assets/faq-*.js';
const UNITS = '**/assets/unit-list-*.js';
const TEXTS = '**/assets/en-*.js';
const never = () => new Promise<void>(() => undefined);

async function hold(page: Page, what: string, until: Promise<void>): Promise<void> {
  await page.route(what, async (route) => {
    await until;
    await route.continue();
  });
}

async function openFaq(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'FAQ' }).click();
}

const reload = (page: Page): Promise<void> => page.getByRole('button', { name: 'Load the page again' }).click();

describe('a part of the program', () => {
  test('that is gone, as after an update of the server, is told at once, and a reload brings it', async () => {
    const page = await journey.signIn(ADMIN);
    await page.goto('/');
    await page.route(FAQ, (route) => route.abort());
    await openFaq(page);
    await page.getByRole('heading', { name: 'Mistake' }).waitFor();
    await page.getByText(/^A part of the program did not arrive\./).waitFor();
    await expectAccessible(page);
    await page.unroute(FAQ);
    await reload(page);
    await page.getByRole('heading', { name: 'FAQ' }).waitFor();
  });

  test('that never comes is told after two minutes, not before', async () => {
    const page = await journey.signIn(ADMIN);
    await page.clock.install();
    await page.goto('/');
    await page.route(FAQ, never);
    const asked = page.waitForRequest(FAQ);
    await openFaq(page);
    await asked;
    await page.clock.runFor(TIMEOUT_MS - 5_000);
    const message = page.getByText(/^A part of the program did not arrive\./);
    expect(await message.count()).toBe(0);
    await page.clock.runFor(10_000);
    await message.waitFor();
  });
});

/** Less than React by itself leaves a fallback standing, by a clock that stands still unless it is told to go on. */
const MIN_FALLBACK_MS = 250;

describe('a part that comes', () => {
  test('is shown as soon as it is there', async () => {
    const page = await journey.signIn(ADMIN);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    // The next page of the same browser goes by it, too.
    onTestFinished(() => page.clock.resume());
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await hold(page, UNITS, sent);
    await page.goto('/units', { waitUntil: 'commit' });
    await expectInTime(page, page.getByRole('heading', { name: 'Units' }));
    const list = page.getByRole('searchbox', { name: 'Search' });
    expect(await list.count()).toBe(0);
    send();
    await expectInTime(page, list);
  });

  async function expectInTime(page: Page, part: Locator): Promise<void> {
    let passed = 0;
    const look = async (): Promise<number> => {
      if (passed < MIN_FALLBACK_MS) await page.clock.runFor(1);
      passed++;
      return part.count();
    };
    await expect.poll(look, { interval: 20 }).toBe(1);
  }

  test('is asked for while the texts are on their way', async () => {
    const page = await journey.signIn(ADMIN);
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await hold(page, TEXTS, sent);
    const asked = page.waitForRequest(UNITS);
    await page.goto('/units', { waitUntil: 'commit' });
    await asked;
    expect(await page.getByRole('heading').count()).toBe(0);
    send();
    await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  });
});

describe('the program itself', () => {
  test.each([
    ['gone', { locale: 'tr' }, 'Sayfa yüklenemedi.'],
    ['gone', { skin: 'dark' }, 'The page could not be loaded.'],
  ])('that is %s is told in a language that is known by %j', async (_case, stored, text) => {
    const page = await journey.signIn(ADMIN, { stored });
    await page.route(PROGRAM, (route) => route.abort());
    await page.goto('/');
    await page.getByText(text).waitFor();
    await page.unroute(PROGRAM);
    await page.getByRole('button').click();
    await page.getByRole('heading', { name: /Elif Aydın/ }).waitFor();
  });

  test('that never comes is told after two minutes', async () => {
    const page = await journey.signIn(ADMIN);
    await page.clock.install();
    await page.route(PROGRAM, never);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#loading-overlay').waitFor();
    await page.clock.runFor(TIMEOUT_MS);
    await page.getByText('The page could not be loaded.').waitFor();
  });
});

describe('the first paint', () => {
  test.each([
    [{ skin: 'dark', direction: 'rtl' }, 'rgb(19, 26, 36)', 'rtl'],
    [{ skin: 'light' }, 'rgb(245, 247, 250)', 'ltr'],
  ])('of %j has its colors and its direction', async (stored, color, direction) => {
    // Another system than the choice: that must not shine through.
    const page = await journey.signIn(ADMIN, { stored, colorScheme: stored.skin === 'dark' ? 'light' : 'dark' });
    await page.route(PROGRAM, never);
    await page.goto('/', { waitUntil: 'commit' });
    const overlay = page.locator('#loading-overlay');
    await overlay.waitFor();
    await expect.poll(() => overlay.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(color);
    expect(await page.locator('html').evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
  });
});

test('the overlay of the first moments is gone after each navigation, and stays away', async () => {
  const page = await journey.signIn(ADMIN);
  for (const [path, heading] of [
    ['/', /^Welcome/],
    ['/faq', 'FAQ'],
    ['/nowhere', 'Page not found!'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => page.locator('#loading-overlay').count()).toBe(0);
  }
});
