/** Kinds of fields that are more than one input, as somebody meets them in a form, in a row and in a detail. */
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../scripts/browser.ts';
import { findViolations } from '../../scripts/test/accessibility.ts';

const ORIGIN = 'http://feedtree.example';
/** There is no server to wait for. */
const TIMEOUT_MS = 5_000;
const DOCUMENT =
  '<!doctype html><html lang="en"><title>Kinds</title><body><script type="module" src="/page.js"></script>';

let browser: Browser;
let script: string;
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'test/kinds-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  });
  script = (built as Rolldown.RolldownOutput).output[0].code;
  browser = await openBrowser();
});
afterAll(() => browser?.close());

interface Violation {
  pointer: string;
  message: string;
}

interface Opened {
  page: Page;
  /** What was sent, oldest first. */
  sent: unknown[];
  /** What the next sending is refused for. */
  refuse: (...violations: Violation[]) => void;
}

async function open(record: object, query = '', width = 1280): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const sent: unknown[] = [];
  let refused: Violation[] = [];
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/record') return route.fulfill({ json: record });
    if (pathname !== '/save') return route.fulfill({ contentType: 'text/html', body: DOCUMENT });
    sent.push(route.request().postDataJSON());
    const errors = refused;
    refused = [];
    return route.fulfill(errors.length === 0 ? { json: {} } : { status: 400, json: { title: 'Invalid', errors } });
  });
  await page.goto(`${ORIGIN}/${query}`);
  await page.getByRole('button', { name: 'Save' }).waitFor();
  return { page, sent, refuse: (...violations) => (refused = violations) };
}

const lid = { name: 'Lid', count: 1, is_spare: false, material: 'wood', made_on: '2026-03-01' };
const box = { name: 'Box', count: 2, is_spare: true, material: null, made_on: null };

const parts = (page: Page): Locator => page.getByRole('group', { name: 'Parts' });
/** The first is 1. */
const row = (page: Page, at: number): Locator =>
  parts(page)
    .locator('[data-key]')
    .nth(at - 1);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const save = (page: Page): Promise<void> => button(page, 'Save').click();
const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** What a field says below it, and is read out with. */
async function messageAt(field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-describedby');
  return id === null ? null : field.page().locator(`[id="${id}"]`).textContent();
}

test('a list of objects gets a row, whose inputs are those of its properties', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid] });
  await button(page, 'Add: Parts').click();
  const added = row(page, 2);
  await expect.poll(() => isFocused(added.getByLabel('Name'))).toBe(true);
  await page.keyboard.type('Handle');
  await added.getByLabel('Count').fill('3');
  await added.getByLabel('Spare').check();
  await added.getByLabel('Material').click();
  await page.getByRole('option', { name: 'Steel' }).click();
  await page.locator('[role=listbox]').waitFor({ state: 'detached' });
  await added.getByLabel('Made on').fill('2026-05-04');
  expect(await findViolations(page)).toEqual([]);
  await save(page);
  const handle = { name: 'Handle', count: 3, is_spare: true, material: 'steel', made_on: '2026-05-04' };
  await expect.poll(() => sent).toMatchObject([{ parts: [lid, handle] }]);
  await page.close();
});

test('rows are moved and removed by buttons that name them, and who uses the keyboard goes on there', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid, box] });
  await button(page, 'Move down: Lid').press('Enter');
  // At the end it can't be moved further down.
  await expect.poll(() => isFocused(button(page, 'Move up: Lid'))).toBe(true);
  expect(await button(page, 'Move down: Lid').isDisabled()).toBe(true);
  await save(page);
  await expect.poll(() => sent).toMatchObject([{ parts: [box, lid] }]);
  await button(page, 'Remove: Box').press('Enter');
  await expect.poll(() => isFocused(button(page, 'Remove: Lid'))).toBe(true);
  await save(page);
  await expect.poll(() => sent[1]).toMatchObject({ parts: [lid] });
  await button(page, 'Add: Parts').click();
  await button(page, 'Remove: Row 2').waitFor();
  expect(await row(page, 2).getByLabel('Name').inputValue()).toBe('');
  await page.close();
});

test('a list of objects holds no fewer and no more than it may', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid, box, lid] });
  await button(page, 'Add: Parts').click();
  expect(await button(page, 'Add: Parts').isDisabled()).toBe(true);
  for (const name of ['Row 4', 'Lid', 'Box', 'Lid']) await button(page, `Remove: ${name}`).first().click();
  await save(page);
  await parts(page).getByText('Choose at least 1.').waitFor();
  expect(sent).toEqual([]);
  await page.close();
});

test('what is wrong with one value stands at its cell alone, whoever says so', async () => {
  const { page, sent, refuse } = await open({ id: 1, parts: [lid, box], address: null });
  const count = row(page, 2).getByLabel('Count');
  await count.fill('0');
  await save(page);
  await expect.poll(() => messageAt(count)).toBe('Must be at least 1');
  expect(sent).toEqual([]);
  await count.fill('4');
  refuse({ pointer: '/parts/1/name', message: 'There is a box already.' });
  await save(page);
  const name = row(page, 2).getByLabel('Name');
  await expect.poll(() => messageAt(name)).toBe('There is a box already.');
  expect(await page.getByText('There is a box already.').count()).toBe(1);
  await page.getByText('1 field needs your attention.').waitFor();
  await name.fill('Crate');
  await page.getByText('There is a box already.').waitFor({ state: 'detached' });
  await save(page);
  await expect.poll(() => sent[1]).toMatchObject({ parts: [lid, { ...box, count: 4, name: 'Crate' }] });
  // What no single input is to blame for stands below all of them.
  refuse({ pointer: '/parts', message: 'Too heavy together.' });
  await save(page);
  await parts(page).getByText('Too heavy together.').waitFor();
  await page.close();
});

test('a list of objects is a count in a row, and a table with the words of its values in a detail', async () => {
  const { page } = await open({ id: 1, parts: [lid, box] });
  expect(await page.locator('[data-column="parts"]').textContent()).toBe('2 entries');
  const table = page.getByRole('region', { name: 'Detail' }).getByRole('table', { name: 'Parts' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Count',
    'Spare',
    'Material',
    'Made on',
  ]);
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(/Lid\s+1\s+No\s+Wood\s+Mar 1, 2026/);
  await page.close();
});

test.each(['', '?direction=rtl&skin=dark'])(
  'on a narrow screen each row is a card with its names (%s)',
  async (query) => {
    const { page } = await open({ id: 1, parts: [lid, box] }, query, 360);
    await row(page, 1).getByText('Material').filter({ visible: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const table = page.getByRole('region', { name: 'Detail' }).getByRole('table');
    expect(await table.getByText('Material').nth(1).isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await page.close();
  },
);

test('an object that may be left out is added and removed as a whole', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid], address: null });
  await button(page, 'Add: Address').click();
  await save(page);
  await expect.poll(() => messageAt(page.getByLabel('Street'))).toBe('Required field.');
  expect(sent).toEqual([]);
  await page.getByLabel('Street').fill('Main Street 5');
  await page.getByLabel('Bills go there').check();
  await save(page);
  const address = { street: 'Main Street 5', town: null, is_billed: true, gate: null };
  await expect.poll(() => sent).toMatchObject([{ address }]);
  const detail = page.getByRole('region', { name: 'Detail' });
  await expect.poll(() => detail.innerText()).toMatch(/Address\s+Street\s+Main Street 5\s+Bills go there\s+Yes/);
  await button(page, 'Remove: Address').click();
  await save(page);
  await expect.poll(() => sent[1]).toMatchObject({ address: null });
  await page.close();
});

test('an object inside an object has inputs, messages and names of its own, and a required one is there at once', async () => {
  const { page, sent, refuse } = await open({ id: 1, parts: [lid], address: null, store: null });
  await page.getByLabel('Aisle').fill('7b');
  expect(await button(page, 'Remove: Store').count()).toBe(0);
  await button(page, 'Add: Address').click();
  await page.getByLabel('Street').fill('Main Street 5');
  await button(page, 'Add: Gate').click();
  const code = page.getByRole('group', { name: 'Gate' }).getByLabel('Code');
  await save(page);
  await expect.poll(() => messageAt(code)).toBe('Required field.');
  await code.fill('12#');
  refuse({ pointer: '/address/gate/code', message: 'No gate opens by that.' });
  await save(page);
  await expect.poll(() => messageAt(code)).toBe('No gate opens by that.');
  expect(await page.getByText('No gate opens by that.').count()).toBe(1);
  await code.fill('1234');
  await save(page);
  const address = { street: 'Main Street 5', town: null, is_billed: false, gate: { code: '1234' } };
  await expect.poll(() => sent[1]).toMatchObject({ address, store: { aisle: '7b' } });
  const detail = page.getByRole('region', { name: 'Detail' });
  await expect.poll(() => detail.innerText()).toMatch(/Gate\s+Code\s+1234/);
  expect(await findViolations(page)).toEqual([]);
  await page.close();
});

test('a duration is typed in hours and minutes, kept in seconds and shown as the reader says it', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid], lasts: 5445 });
  const lasts = page.getByRole('group', { name: 'Lasts' });
  const typed = (unit: string): Locator => lasts.getByLabel(unit, { exact: true });
  expect(await Promise.all(['hours', 'minutes', 'seconds'].map((unit) => typed(unit).inputValue()))).toEqual([
    '1',
    '30',
    '45',
  ]);
  expect(await page.locator('[data-column="lasts"]').textContent()).toBe('1 hr, 30 min, 45 sec');
  await typed('seconds').fill('');
  await typed('hours').fill('');
  await typed('minutes').fill('90');
  await typed('minutes').blur();
  await expect.poll(() => typed('hours').inputValue()).toBe('1');
  await save(page);
  await expect.poll(() => sent).toMatchObject([{ lasts: 5400 }]);
  await typed('hours').fill('25');
  await save(page);
  await expect.poll(() => messageAt(typed('hours'))).toBe('Must be 24 hr or less');
  await typed('hours').fill('two');
  await expect.poll(() => messageAt(typed('hours'))).toBe('Enter a whole number.');
  expect(sent).toHaveLength(1);
  await page.close();
});

test('a country, a language and a time are chosen as the reader knows them', async () => {
  const { page, sent } = await open({
    id: 1,
    parts: [lid],
    origin: 'DE',
    manual_language: 'zh-Hant',
    opens_at: '09:30',
  });
  const column = (name: string): Promise<string | null> => page.locator(`[data-column="${name}"]`).textContent();
  expect(await column('origin')).toBe('Germany');
  expect(await column('manual_language')).toBe('Traditional Chinese');
  expect(await column('opens_at')).toBe('9:30 AM');
  await page.getByRole('combobox', { name: 'Origin' }).fill('turk');
  await page.getByRole('option', { name: 'Türkiye' }).click();
  await page.getByRole('combobox', { name: 'Language of the manual' }).fill('brazil');
  await page.getByRole('option', { name: 'Brazilian Portuguese' }).click();
  await page.getByLabel('Opens at').first().fill('21:05');
  await save(page);
  await expect.poll(() => sent).toMatchObject([{ origin: 'TR', manual_language: 'pt-BR', opens_at: '21:05' }]);
  await page.close();
});

test('an amount is in the currency that its row refers to, and is not shown where that is unknown', async () => {
  const { page, sent } = await open({ id: 1, parts: [lid], price: 125_050, paid_in_id: 7 });
  const column = page.locator('[data-column="price"]');
  await expect.poll(() => column.textContent()).toBe('€1,250.50');
  expect(await page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('1250.50');
  await page.getByRole('textbox', { name: 'Price' }).fill('99.5');
  await save(page);
  await expect.poll(() => sent).toMatchObject([{ price: 9950 }]);
  await page.close();
  const unknown = await open({ id: 1, parts: [lid], price: 125_050, paid_in_id: null });
  expect(await unknown.page.locator('[data-column="price"]').textContent()).not.toContain('125');
  await unknown.page.close();
});

const filters = (page: Page): Locator => page.getByRole('region', { name: 'Filters' });
const filteredBy = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('output').textContent()) ?? '');

async function narrow(page: Page, name: string, from: string): Promise<void> {
  await filters(page).getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByLabel('From').fill(from);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
}

test('amounts are filtered in the one currency that the list is of, and not at all in several', async () => {
  const ofOne = await open({ id: 1, parts: [lid] }, `?filter=${JSON.stringify({ paid_in_id: [7] })}`);
  await narrow(ofOne.page, 'Price', '1,250.5');
  await expect.poll(() => filteredBy(ofOne.page)).toEqual({ paid_in_id: [7], price_gte: 125_050 });
  await filters(ofOne.page).getByText('€1,250.50 – …').waitFor();
  await ofOne.page.close();
  const ofSeveral = await open({ id: 1, parts: [lid] }, `?filter=${JSON.stringify({ paid_in_id: [7, 8] })}`);
  await filters(ofSeveral.page).getByRole('button', { name: 'Price' }).click();
  await ofSeveral.page.getByText('Filter by one currency first').waitFor();
  await ofSeveral.page.close();
});

test('durations, times and countries are filtered as people say them', async () => {
  const { page } = await open({ id: 1, parts: [lid] });
  await filters(page).getByRole('button', { name: 'Lasts', exact: true }).click();
  await page.getByRole('dialog').getByLabel('From (minutes)').fill('90');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await filters(page).getByText('1 hr, 30 min – …').waitFor();
  await narrow(page, 'Opens at', '09:30');
  await filters(page).getByText('9:30 AM – …').waitFor();
  await filters(page).getByRole('button', { name: 'Origin', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await expect.poll(() => filteredBy(page)).toEqual({ lasts_gte: 5400, opens_at_gte: '09:30', origin: ['JP'] });
  await page.close();
});
