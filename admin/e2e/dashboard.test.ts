/** The dashboard: figures as the database counts them, of other days, down the tree and back, as files, and of one's own. */
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { readUnits } from './demo-units.ts';

let units: Map<string, number>;
let page: Page;
const journey = setUpJourney({
  async prepare() {
    units = await readUnits(journey.database);
    page = await journey.signIn('admin@acme.example');
    await page.goto('/');
  },
});

const CLERKS_BRANCH = 'BER-MITTE';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
async function settle(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main [aria-busy="true"], .MuiSkeleton-root').count()).toBe(0);
}
const search = (page: Page) => new URL(page.url()).searchParams;

/** The number on a figure's card, without its separators. */
async function figure(page: Page, label: string): Promise<number> {
  const card = page.getByRole('list', { name: 'Figures' }).getByRole('listitem').filter({ hasText: label });
  const [, value = ''] = (await card.innerText()).split('\n');
  return Number(value.replaceAll(',', ''));
}

interface Counted {
  fresh: number;
  open: number;
  answers: number;
  reads: number;
}

/** What the dashboard has to show of a unit and all below it, counted one by one. */
async function countedAt(tops: number[], days: number): Promise<Counted> {
  const { rows } = await journey.database.query<Record<keyof Counted, string>>(
    `with below as (select node.id from node join node top on top.company_id = node.company_id
        and starts_with(node.path, top.path) where top.id = any($1::bigint[]) and node.deleted_at is null),
      since as (select (now() at time zone 'UTC')::date - $2::integer + 1 as day)
    select
      (select count(*) from feedback where node_id in (select id from below) and not is_repeat and status = 'new') as fresh,
      (select count(*) from feedback where node_id in (select id from below) and not is_repeat
        and status in ('new', 'in_processing')) as open,
      (select count(*) from feedback, since where node_id in (select id from below) and not is_repeat
        and (created_at at time zone 'UTC')::date >= day) as answers,
      (select count(*) from node_read, since where node_id in (select id from below) and not is_bot
        and (created_at at time zone 'UTC')::date >= day) as reads`,
    [tops, days],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was counted.');
  return { fresh: Number(row.fresh), open: Number(row.open), answers: Number(row.answers), reads: Number(row.reads) };
}

async function topsOf(email: string): Promise<number[]> {
  const { rows } = await journey.database.query<{ id: string }>(
    `select node.id from node join customer_user u on u.company_id = node.company_id
      where u.email = $1 and node.parent_id is null and node.deleted_at is null`,
    [email],
  );
  return rows.map(({ id }) => Number(id));
}

test('figures are what the database counts, also of other days; they lead to what they count', async () => {
  const tops = await topsOf('admin@acme.example');
  const sums = (days: number) => countedAt(tops, days);
  const month = await sums(30);
  await expect.poll(() => figure(page, 'Feedback')).toBe(month.answers);
  await expect.poll(() => figure(page, 'New')).toBe(month.fresh);
  await expect.poll(() => figure(page, 'Open')).toBe(month.open);
  await expect.poll(() => figure(page, 'Scanned codes')).toBe(month.reads);
  await settle(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: '7 days' }).click();
  const week = await sums(7);
  expect(week.answers).toBeLessThan(month.answers);
  await expect.poll(() => figure(page, 'Feedback')).toBe(week.answers);
  await expect.poll(() => search(page).get('period')).toBe('7d');
  await page
    .getByRole('link', { name: /^Feedback/, exact: false })
    .filter({ hasText: 'Total' })
    .click();
  await page.getByRole('heading', { name: 'Feedback', exact: true }).waitFor();
  await page.getByText(new RegExp(`of ${week.answers.toLocaleString('en')}$`)).waitFor();
  // What is left out is said, and comes back.
  await page.getByRole('button', { name: 'Repeat: left out' }).waitFor();
  await page.getByRole('button', { name: 'Remove this filter: Repeat' }).click();
  await expect.poll(() => search(page).get('filter')).not.toContain('is_repeat');

  // Whoever comes back finds the days that he chose.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => search(page).get('period')).toBe('7d');
  await expect.poll(() => figure(page, 'Feedback')).toBe(week.answers);
});

test('tells how feedback is handled, by unit and by person, and where due times are set', async () => {
  await page.goto('/?period=30d');
  await settle(page);
  const handling = panel(page, 'How feedback is handled');
  const { rows } = await journey.database.query<{ closed: number }>(
    `select count(*)::int as closed from feedback join customer_user reader
        on reader.company_id = feedback.company_id and reader.email = 'admin@acme.example'
      join node on node.company_id = feedback.company_id and node.id = node_id and node.deleted_at is null
      where not is_repeat and (closed_at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - 30`,
  );
  await expect.poll(() => handling.innerText()).toContain(`${(rows[0]?.closed ?? 0).toLocaleString('en')} closed`);
  await handling.getByRole('link', { name: 'Berlin Mitte' }).waitFor();
  await handling.getByRole('button', { name: 'Users' }).click();
  await handling.getByRole('cell', { name: 'Nobody' }).waitFor();
  expect(await handling.getByRole('link', { name: 'Set due times' }).getAttribute('href')).toBe('/company_detail');
});

test('days of one’s own are refused backwards, and kept in the address', async () => {
  await page.getByRole('button', { name: 'Custom dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom dates' });
  await dialog.getByLabel('From').fill('2026-02-02');
  await dialog.getByLabel('To').fill('2026-02-01');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('The first day is after the last one.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('To').fill('2026-02-03');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: /Feb 2 – 3, 2026/ }).waitFor();
  await expect.poll(() => Object.fromEntries(search(page))).toEqual({ from: '2026-02-02', to: '2026-02-03' });
});

test('the ranking leads down the tree, and the trail leads back', async () => {
  await page.goto('/?period=30d');
  const ranking = panel(page, 'Fair ranking of units');
  const first = ranking.getByRole('link').first();
  const name = (await first.innerText()).trim();
  await first.click();
  const trail = page.getByRole('navigation', { name: 'Path in the tree' });
  await trail.getByText(name).waitFor();
  const unit = Number(search(page).get('unit'));
  const counted = await countedAt([unit], 30);
  await expect.poll(() => figure(page, 'Feedback')).toBe(counted.answers);
  await expect.poll(() => figure(page, 'Open')).toBe(counted.open);
  await settle(page);
  await expectAccessible(page);
  const below = await ranking.getByRole('link').first().innerText();
  await ranking.getByRole('link').first().click();
  await trail.getByText(below.trim()).waitFor();
  await trail.getByRole('link', { name }).click();
  await expect.poll(() => search(page).get('unit')).toBe(String(unit));
  await trail.getByRole('link', { name: 'All units' }).click();
  await expect.poll(() => search(page).get('unit')).toBeNull();
});

test('what can’t be loaded leaves the choice of another period, and another try', async () => {
  const REPORT = '**/api/dashboardreportdata/**';
  const fail = () => page.route(REPORT, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  const tops = await topsOf('admin@acme.example');
  await page.goto('/?period=30d');
  await settle(page);
  await fail();
  await page.getByRole('button', { name: '90 days' }).click();
  await again.waitFor();
  await expectAccessible(page);
  await page.unroute(REPORT);
  await again.click();
  const quarter = await countedAt(tops, 90);
  await expect.poll(() => figure(page, 'Feedback')).toBe(quarter.answers);

  await fail();
  await page.getByRole('button', { name: '12 months' }).click();
  await again.waitFor();
  await page.unroute(REPORT);
  await page.getByRole('button', { name: '7 days' }).click();
  const week = await countedAt(tops, 7);
  await expect.poll(() => figure(page, 'Feedback')).toBe(week.answers);
});

test('a mail report begins with the units that are looked at', async () => {
  await page.goto(`/?unit=${units.get(CLERKS_BRANCH)}`);
  await page.getByRole('link', { name: 'Send me this by mail' }).click();
  const unit = page.getByRole('dialog').getByRole('combobox', { name: 'Unit' });
  await expect.poll(() => unit.inputValue()).toContain('Berlin Mitte');
});

test('what is shown can be read as a table, and taken along as a picture and as data', async () => {
  await page.goto('/?period=30d');
  const title = 'Feedback report';
  const report = panel(page, title);
  await report.getByRole('img', { name: title }).locator('path').first().waitFor();
  await settle(page);
  const total = await figure(page, 'Feedback');
  const choose = async (item: string) => {
    await report.getByRole('button', { name: `Options of ${title}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const download = async (item: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(item)]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), buffer: Buffer.concat(chunks) };
  };

  const data = await download('Download data (CSV)');
  expect(data.name).toMatch(/^Feedback report \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.csv$/);
  const lines = parse(data.buffer, { bom: true });
  expect(lines).toHaveLength(31);
  expect(lines.slice(1).reduce((sum, [, answers]) => sum + Number(answers), 0)).toBe(total);

  const picture = await download('Download picture (PNG)');
  const image = sharp(picture.buffer);
  const { format, width } = await image.metadata();
  expect({ format, isLarge: width > 900 }).toEqual({ format: 'png', isLarge: true });
  // The line's own color is in it: more than words on a background were drawn.
  const { data: pixels } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let drawn = 0;
  for (let at = 0; at < pixels.length; at += 3)
    if (pixels[at] === 0x0b && pixels[at + 1] === 0x6e && pixels[at + 2] === 0x6e) drawn += 1;
  expect(drawn).toBeGreaterThan(500);

  await choose('Show as table');
  await expect.poll(() => report.getByRole('row').count()).toBe(31);
  await expectAccessible(page);
});

test('the hours of the week are gone through by arrows', async () => {
  const grid = panel(page, 'Hours of the week').getByRole('grid');
  await grid.locator('[data-hour="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(label).toMatch(/^Tuesday at 1 AM · Answers: \d/);
  await panel(page, 'Hours of the week')
    .getByText(/^Tuesday at 1 AM/)
    .waitFor();
});

test('a clerk sees his branch alone, and a unit that is not his is not there', async () => {
  const clerk = await journey.signIn('clerk@acme.example');
  await clerk.goto('/');
  const counted = await countedAt([units.get(CLERKS_BRANCH) ?? 0], 30);
  await expect.poll(() => figure(clerk, 'Feedback')).toBe(counted.answers);
  await expect.poll(() => figure(clerk, 'New')).toBe(counted.fresh);
  expect(await clerk.getByText('Scanned codes').count()).toBe(0);
  await settle(clerk);
  await expectAccessible(clerk);
  await clerk.goto(`/?unit=${units.get('IST-MODA')}`);
  await clerk.getByText('Unit not found').waitFor();
  await clerk.getByRole('button', { name: '7 days' }).waitFor();
  await expectAccessible(clerk);
  await clerk.getByRole('button', { name: 'Show all units' }).click();
  await expect.poll(() => figure(clerk, 'Feedback')).toBe(counted.answers);
});

test('the super administrator sees how much the platform is used', async () => {
  const platform = await journey.signIn('super@demo.example');
  await platform.goto('/');
  const { rows } = await journey.database.query<{ count: string }>(
    'select count(*) from customer where not is_platform',
  );
  await expect.poll(() => figure(platform, 'Companies')).toBe(Number(rows[0]?.count));
  await settle(platform);
  await expectAccessible(platform);
  expect(await platform.getByRole('grid').count()).toBe(0);
});
