/** The dialog, the change that it sends, the table and the menu beside it, as somebody meets them who steers by keys. */
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../../scripts/browser.ts';

const ORIGIN = 'http://feedtree.example';

let browser: Browser;
let script: string;
let page: Page;
/** The changes that have come, each to be answered. */
let changes: Route[];

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: path.join(import.meta.dirname, 'test/rename-page.tsx') } },
  });
  script = (built as Rolldown.RolldownOutput).output[0].code;
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage();
  changes = [];
  await page.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  await page.route(`${ORIGIN}/rename`, (route) => void changes.push(route));
  await page.goto(ORIGIN);
  await page.addScriptTag({ content: script, type: 'module' });
  return () => page.close();
});

const opener = () => page.getByRole('button', { name: 'Rename' });
const dialog = () => page.getByRole('dialog');
const saving = () => dialog().getByRole('button', { name: 'Save' });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

/** Opens it by keys, and has Enter in its field send it. */
async function send(): Promise<void> {
  await opener().press('Enter');
  await dialog().getByRole('textbox').press('Enter');
  await expect.poll(() => changes.length).toBe(1);
}

test('it is called by its title and told about by its text', async () => {
  await opener().press('Enter');
  await page.getByRole('dialog', { name: 'Rename the branch', description: 'Its code stays.' }).waitFor();
});

test.each([
  ['Escape', () => page.keyboard.press('Escape')],
  ['its button', () => dialog().getByRole('button', { name: 'Cancel' }).press('Enter')],
])('it takes the focus, and gives it back where it is left by %s', async (_way, leave) => {
  await opener().press('Enter');
  await dialog().waitFor();
  await expect.poll(() => dialog().evaluate((one) => one.parentElement?.contains(document.activeElement))).toBe(true);
  await leave();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Rename');
});

test('while a change is under way its button says so, and whatever is pressed sends no other', async () => {
  await send();
  await expect.poll(() => saving().isDisabled()).toBe(true);
  await dialog().getByRole('progressbar').waitFor();
  await dialog().getByRole('textbox').press('Enter');
  await changes[0]?.fulfill({ body: 'stored' });
  await dialog().waitFor({ state: 'detached' });
  expect(changes).toHaveLength(1);
});

test('what was stored is said, and the focus goes back to where it was opened', async () => {
  await send();
  await changes[0]?.fulfill({ body: 'stored' });
  await dialog().waitFor({ state: 'detached' });
  expect(await page.locator('output').textContent()).toBe('Renamed');
  await expect.poll(focused).toBe('Rename');
});

test('why it was refused is said until the next try', async () => {
  await send();
  await changes[0]?.fulfill({ status: 409, body: 'Somebody was quicker.' });
  expect(await dialog().getByRole('alert').textContent()).toBe('Somebody was quicker.');
  expect(await page.locator('output').textContent()).toBe('');
  await saving().press('Enter');
  await dialog().getByRole('alert').waitFor({ state: 'detached' });
  await expect.poll(() => changes.length).toBe(2);
});

test('the table is sorted the other way by its header', async () => {
  const header = page.getByRole('table', { name: 'Branches' }).getByRole('columnheader');
  expect(await header.getAttribute('aria-sort')).toBe('ascending');
  await header.getByRole('button').press('Enter');
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
});

test('a menu whose words get longer stays in the window', async () => {
  await page.getByRole('button', { name: 'More' }).press('Enter');
  const item = page.getByRole('menuitem');
  await item.evaluate((element) =>
    element.append(' words, of which there come many more', document.createElement('br'), 'later'),
  );
  const isInside = () =>
    page.getByRole('menu').evaluate((menu) => {
      const { right, bottom } = menu.getBoundingClientRect();
      return right < window.innerWidth && bottom < window.innerHeight;
    });
  await expect.poll(isInside).toBe(true);
});
