/** A list's calendar, which its schema asks for by one line. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

let page: Page;
const ZONE = { timezoneId: 'UTC', viewport: { width: 1280, height: 900 } };
const journey = setUpJourney({
  independent: true,
  async prepare() {
    page = await journey.signIn('super@demo.example', ZONE);
  },
});

/** A discount for each test; the last moment is not within it. */
async function haveDiscount(code: string, from: string, to: string | null): Promise<void> {
  await journey.database.query(
    'insert into discount (code, percent, valid_from, valid_to) values ($1, 10, $2::timestamptz, $3::timestamptz)',
    [code, `${from}T00:00Z`, to === null ? null : `${to}T00:00Z`],
  );
}

async function daysOf(code: string): Promise<string> {
  const { rows } = await journey.database.query<{ days: string }>(
    `select concat_ws(' ', (valid_from at time zone 'UTC')::date, (valid_to at time zone 'UTC')::date) as days
      from discount where code = $1`,
    [code],
  );
  return rows[0]?.days ?? '';
}

const addressOf = (month: string, search: string): string =>
  `/discount?layout=calendar&month=${month}&filter=${encodeURIComponent(JSON.stringify({ q: search }))}`;
const bar = (code: string): Locator => page.getByRole('link', { name: new RegExp(`^${code}`) }).first();
const cell = (day: string): Locator => page.locator(`[role=cell][data-date="${day}"]`);
const month = (name: string): Locator => page.getByRole('heading', { name, exact: true });

async function middleOf(place: Locator): Promise<{ x: number; y: number; top: number; bottom: number; left: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2, top: y, bottom: y + height, left: x };
}

async function drag(code: string, from: string, to: string): Promise<void> {
  await bar(code).scrollIntoViewIfNeeded();
  const { y } = await middleOf(bar(code));
  const start = await middleOf(cell(from));
  const end = await middleOf(cell(to));
  await page.mouse.move(start.x, y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, y, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 12 });
  await page.mouse.up();
}

describe('a calendar', () => {
  test('is one press from the list, and stays in the address under the filters', async () => {
    await haveDiscount('SPRING', '2030-03-05', '2030-03-08');
    await page.goto('/discount?filter={}');
    await page.getByRole('table').waitFor();
    const toggle = page.getByRole('button', { name: 'Calendar', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await cell(new Date().toISOString().slice(0, 10)).waitFor();
    await expect.poll(() => page.url()).toMatch(/layout=calendar/);
    await expect.poll(() => page.url()).toMatch(/month=\d{4}-\d{2}/);
    await page.getByRole('searchbox', { name: 'Search' }).fill('SPRING');
    await page.getByText('Nothing in this month.').waitFor();
    await expect.poll(() => page.url()).toMatch(/SPRING/);
    await expect.poll(() => page.url()).toMatch(/layout=calendar/);
    await page.getByRole('button', { name: 'To March 2030' }).click();
    await month('March 2030').waitFor();
    await bar('SPRING').waitFor();
    await expectAccessible(page);
    await page.reload();
    await month('March 2030').waitFor();
    await bar('SPRING').waitFor();
    await page.goBack();
    await page.getByText('Nothing in this month.').waitFor();
    await page.goto('/discount');
    await toggle.and(page.locator('[aria-pressed=true]')).waitFor();
  });

  test('shows a row over its days, and goes to other months by keyboard', async () => {
    await haveDiscount('MONTHS', '2030-03-30', '2030-04-03');
    await page.goto(addressOf('2030-03', 'MONTHS'));
    await bar('MONTHS').getByText('Mar 30 – Apr 2, 2030').waitFor({ state: 'attached' });
    const [begin, end] = [await middleOf(cell('2030-03-30')), await middleOf(cell('2030-04-02'))];
    const first = await bar('MONTHS').boundingBox();
    expect(first?.x).toBeGreaterThanOrEqual(begin.left);
    const last = await page
      .getByRole('link', { name: /^MONTHS/ })
      .last()
      .boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(end.x);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.focus();
    await page.keyboard.press('Enter');
    await month('April 2030').waitFor();
    await bar('MONTHS').waitFor();
    await page.keyboard.press('Enter');
    await month('May 2030').waitFor();
    await page.getByText('Nothing in this month.').waitFor();
    await page.getByRole('button', { name: 'Back to March 2030' }).click();
    await bar('MONTHS').waitFor();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.poll(() => page.url()).toContain(`month=${new Date().toISOString().slice(0, 7)}`);
  });

  test('opens a row by Enter beside it, and gets the focus back', async () => {
    await haveDiscount('OPENS', '2030-03-05', '2030-03-08');
    await page.goto(addressOf('2030-03', 'OPENS'));
    await bar('OPENS').waitFor();
    await bar('OPENS').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Discount' });
    await panel.getByRole('heading', { name: 'OPENS' }).waitFor();
    await panel.getByText('Nobody has used it yet.').waitFor();
    expect(page.url()).toMatch(/\/discount\/\d+\?.*layout=calendar/);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).first().press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expectFocus(bar('OPENS'));
  });

  test('takes a row that is dragged to another day with both of its dates, and takes that back', async () => {
    await haveDiscount('DRAGGED', '2030-03-05', '2030-03-08');
    await page.goto(addressOf('2030-03', 'DRAGGED'));
    await bar('DRAGGED').waitFor();
    await drag('DRAGGED', '2030-03-05', '2030-03-13');
    await expect.poll(() => daysOf('DRAGGED')).toBe('2030-03-13 2030-03-16');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => daysOf('DRAGGED')).toBe('2030-03-05 2030-03-08');
    await bar('DRAGGED').getByText('Mar 5 – 7, 2030').waitFor({ state: 'attached' });
  });

  test('leaves a row where it is that somebody has changed meanwhile, and says so', async () => {
    await haveDiscount('MEANWHILE', '2030-03-05', '2030-03-08');
    await page.goto(addressOf('2030-03', 'MEANWHILE'));
    await bar('MEANWHILE').waitFor();
    await journey.database.query("update discount set percent = 20, revision = revision + 1 where code = 'MEANWHILE'");
    await drag('MEANWHILE', '2030-03-05', '2030-03-13');
    await page.getByRole('alert').first().waitFor();
    await expect
      .poll(async () => (await middleOf(bar('MEANWHILE'))).y)
      .toBeLessThan((await middleOf(cell('2030-03-05'))).bottom);
    expect(await daysOf('MEANWHILE')).toBe('2030-03-05 2030-03-08');
  });

  test('begins a new row on the empty day that is pressed', async () => {
    await haveDiscount('EMPTY', '2030-03-05', '2030-03-08');
    await page.goto(addressOf('2030-03', 'EMPTY'));
    await bar('EMPTY').waitFor();
    await cell('2030-03-20').scrollIntoViewIfNeeded();
    const { x, bottom } = await middleOf(cell('2030-03-20'));
    await page.mouse.click(x, bottom - 20);
    await page.getByRole('textbox', { name: /^Code/ }).fill('FROM_DAY');
    expect(await page.getByLabel(/^Valid from/).inputValue()).toBe('2030-03-20T00:00');
    await page.getByRole('textbox', { name: /^Percent/ }).fill('5');
    await page.getByRole('button', { name: 'Add discount' }).last().click();
    await expect.poll(() => daysOf('FROM_DAY')).toBe('2030-03-20');
  });

  test('says how many more rows a day has, and shows them by keyboard', async () => {
    for (const at of [1, 2, 3, 4, 5, 6]) await haveDiscount(`CROWD_${at}`, '2030-03-05', '2030-03-06');
    await page.goto(addressOf('2030-03', 'CROWD'));
    const more = cell('2030-03-05').getByRole('button', { name: '2 more' });
    await more.focus();
    await page.keyboard.press('Enter');
    const all = page.getByRole('dialog', { name: 'March 5, 2030' });
    await expect.poll(() => all.getByRole('link').count()).toBe(6);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await all.waitFor({ state: 'detached' });
    await expectFocus(more);
  });

  test('says how many rows there are where they are more than it shows', async () => {
    await journey.database.query(
      `insert into discount (code, percent, valid_from, valid_to)
        select 'MANY_' || n, 10, '2031-03-05T00:00Z', '2031-03-06T00:00Z' from generate_series(1, 103) n`,
    );
    await page.goto(addressOf('2031-03', 'MANY'));
    await page.getByText('100 of 103 are shown.').waitFor();
  });

  test('begins its weeks as the reader’s language does, and its days where the reader begins to read', async () => {
    await haveDiscount('WEEKS', '2030-03-05', '2030-03-08');
    const german = await journey.signIn('super@demo.example', {
      ...ZONE,
      locale: 'de-DE',
      stored: { locale: 'de', direction: 'rtl' },
    });
    await german.goto(addressOf('2030-03', 'WEEKS'));
    await german.getByRole('heading', { name: 'März 2030' }).waitFor();
    const monday = german.getByRole('columnheader').first();
    await monday.waitFor();
    expect(await monday.innerText()).toContain('Mo');
    const sunday = german.getByRole('columnheader').last();
    expect((await middleOf(monday)).x).toBeGreaterThan((await middleOf(sunday)).x);
    await expectAccessible(german);
  });

  test('is a list by days on a phone', async () => {
    await haveDiscount('PHONE_A', '2030-03-05', '2030-03-08');
    await haveDiscount('PHONE_B', '2030-02-05', null);
    const phone = await journey.signIn('super@demo.example', { ...ZONE, viewport: { width: 360, height: 740 } });
    await phone.goto(addressOf('2030-03', 'PHONE'));
    const begun = phone.getByRole('region', { name: 'Begun before' });
    await begun.getByText('From Feb 5, 2030').waitFor();
    const day = phone.getByRole('region', { name: 'Tuesday, March 5' });
    await day.getByText('Mar 5 – 7, 2030').waitFor();
    await expectAccessible(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await phone.getByRole('button', { name: 'Previous month' }).click();
    await phone.getByRole('region', { name: 'Tuesday, February 5' }).waitFor();
    await phone.getByRole('button', { name: 'Previous month' }).click();
    await phone.getByText('Nothing in this month.').waitFor();
    await phone.getByRole('button', { name: 'To February 2030' }).click();
    await phone.getByRole('link', { name: 'PHONE_B', exact: true }).press('Enter');
    await phone.getByRole('heading', { name: 'PHONE_B' }).waitFor();
  });
});
