/** Cells of a list that are edited in their place. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

let page: Page;
let platform: Page;
const journey = setUpJourney({
  async prepare() {
    page = await journey.signIn('admin@acme.example');
    platform = await journey.signIn('super@demo.example');
  },
});

const cells = (of: Page, column: string) => of.locator(`td [data-inline="${column}"]`);
const input = (of: Page, name: RegExp) => of.getByRole('dialog', { name: /^Edit: / }).getByLabel(name);

test('are opened by F2, saved by Enter, given up by Escape, and have the focus again', async () => {
  await page.goto('/companytags?filter={}');
  const cell = cells(page, 'name').first();
  await cell.waitFor();
  const before = (await cell.textContent()) ?? '';
  await cell.focus();
  await page.keyboard.press('F2');
  await expectFocus(input(page, /^Name/));
  await expectAccessible(page);
  await page.keyboard.type('Never');
  await page.keyboard.press('Escape');
  await expectFocus(cell);
  expect(await cell.textContent()).toBe(before);
  await page.keyboard.press('Enter');
  await expectFocus(input(page, /^Name/));
  await page.keyboard.type('A first tag');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const renamed = cells(page, 'name').filter({ hasText: 'A first tag' });
  await expectFocus(renamed);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => renamed.count()).toBe(0);
});

test('say at the cell why a value is refused', async () => {
  await page.goto('/companytags?filter={}');
  const cell = cells(page, 'name').first();
  const taken = (await cells(page, 'name').nth(1).textContent()) ?? '';
  await cell.dblclick({ position: { x: 150, y: 12 } });
  await expectFocus(input(page, /^Name/));
  await page.keyboard.type(taken);
  await page.keyboard.press('Enter');
  await expect.poll(() => input(page, /^Name/).getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Escape');
  expect(page.url()).not.toMatch(/companytags\/\d/);
});

test('are gone along by arrows and the tab key, and saved by a choice', async () => {
  await platform.goto('/plan?filter={}');
  const limit = cells(platform, 'user_count').first();
  await limit.waitFor();
  await limit.focus();
  await platform.keyboard.press('ArrowDown');
  await expectFocus(cells(platform, 'user_count').nth(1));
  await platform.keyboard.press('ArrowUp');
  await platform.keyboard.press('F2');
  await expectFocus(input(platform, /^Users/));
  await platform.keyboard.type('77');
  await platform.keyboard.press('Tab');
  await expect.poll(() => limit.textContent()).toBe('77');
  await expectFocus(cells(platform, 'group_count').first());
  const popular = cells(platform, 'is_popular').first();
  const was = await popular.innerHTML();
  await popular.focus();
  await platform.keyboard.press('Enter');
  await expectFocus(input(platform, /^Popular/));
  await platform.keyboard.press('Space');
  await expect.poll(() => popular.innerHTML()).not.toBe(was);
  await expectFocus(popular);
});

test('are only read where the row says that its reader may not change it', async () => {
  await page.route('**/api/companytags/?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as { id: number }[];
    await route.fulfill({ response, json: rows.map((row, at) => (at === 0 ? { ...row, permitted: [] } : row)) });
  });
  await page.goto('/companytags?filter={}');
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(2).locator('[data-inline="name"]').waitFor();
  expect(await rows.nth(1).locator('[data-inline]').count()).toBe(0);
});
