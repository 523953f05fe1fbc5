/** The results of a survey: as the database counts them, of other days, beside others, as rows and files, without a mouse. */
import { parse } from 'csv-parse/sync';
import fs from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { readPdf } from '../../server/platform/pdf/test/pdf-text.ts';

let page: Page;
let surveyId = 0;
/** One with questions of each shape. */
let variedId = 0;

const options = (...ids: string[]) => ids.map((id) => ({ id: id.toLowerCase(), label: { en: id } }));
const VARIED = {
  title: { en: 'Visit' },
  pages: [
    {
      id: 'only',
      title: { en: 'Your visit' },
      questions: [
        { id: 'again', type: 'nps', title: { en: 'Would you recommend us?' } },
        {
          id: 'parts',
          type: 'matrix',
          title: { en: 'How were the details?' },
          rows: options('Food', 'Drinks', 'Staff'),
          scale: { maximum: 5 },
        },
        {
          id: 'order',
          type: 'ranking',
          title: { en: 'What matters most?' },
          options: options('Price', 'Taste', 'Speed'),
        },
        { id: 'warmth', type: 'slider', title: { en: 'How warm was it?' }, minimum: 0, maximum: 100 },
        { id: 'spent', type: 'number', title: { en: 'How much did you spend?' } },
      ],
    },
  ],
};
const ANSWERED = 40;

/** A survey of the company's with answers of today at one of its units. */
async function plantVaried(): Promise<number> {
  const { rows } = await journey.database.query<{ id: string }>(
    `with unit as (
        select node.company_id, node.id, node.path from node join customer_user u on u.company_id = node.company_id
        where u.email = 'admin@acme.example' and node.deleted_at is null order by node.id desc limit 1
      ), made as (
        insert into survey (company_id, name, origin, draft) select company_id, 'Varied', 'library', $1::jsonb from unit returning id, company_id
      ), version as (
        insert into survey_version (company_id, survey_id, number, document) select company_id, id, 1, $1::jsonb from made returning id
      ), answered as (
        insert into feedback (company_id, node_id, node_path, survey_version_id, answers, response_token)
        select unit.company_id, unit.id, unit.path, version.id, jsonb_build_object('again', n % 11, 'warmth', n * 2, 'spent', n,
          'order', case when n % 3 = 0 then '["price", "taste", "speed"]'::jsonb else '["taste", "price"]' end,
          'parts', jsonb_build_object('food', 1 + n % 5, 'drinks', 3 + n % 3, 'staff', 1 + n % 2)), gen_random_uuid()
        from unit, version, generate_series(1, $2::integer) n
      ) select id from made`,
    [JSON.stringify(VARIED), ANSWERED],
  );
  return Number(rows[0]?.id);
}
const journey = setUpJourney({
  async prepare() {
    const { rows } = await journey.database.query<{ id: string }>(
      `select version.survey_id as id from feedback answered
        join survey_version version on version.company_id = answered.company_id and version.id = answered.survey_version_id
        join customer_user u on u.company_id = answered.company_id and u.email = 'admin@acme.example'
        group by version.survey_id order by count(*) desc limit 1`,
    );
    surveyId = Number(rows[0]?.id);
    variedId = await plantVaried();
    page = await journey.signIn('admin@acme.example');
    await page.goto('/survey_management');
  },
});

/** Answers of so many last days, counted one by one. */
async function answersOf(days: number): Promise<number> {
  const { rows } = await journey.database.query<{ count: string }>(
    `select count(*) from feedback answered
      join survey_version version on version.company_id = answered.company_id and version.id = answered.survey_version_id
      join node on node.company_id = answered.company_id and node.id = answered.node_id and node.deleted_at is null
      where version.survey_id = $1 and not answered.is_repeat
        and (coalesce(local_time, answered.created_at) at time zone 'UTC')::date
          > (now() at time zone 'UTC')::date - $2::integer
        and (coalesce(local_time, answered.created_at) at time zone 'UTC')::date <= (now() at time zone 'UTC')::date`,
    [surveyId, days],
  );
  return Number(rows[0]?.count);
}

const search = () => new URL(page.url()).searchParams;

/** The number on a figure's card, without its separators. */
async function figure(label: string): Promise<number> {
  const card = page.getByRole('list', { name: 'Figures' }).getByRole('listitem').filter({ hasText: label });
  const [, value = ''] = (await card.innerText()).split('\n');
  return Number(value.replaceAll(',', ''));
}

async function settle(): Promise<void> {
  await expect.poll(() => page.locator('main [aria-busy="true"], .MuiSkeleton-root').count()).toBe(0);
}

test('the way from the list leads to figures that are what the database counts', async () => {
  const month = await answersOf(30);
  expect(month).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Results' }).click();
  await page.getByRole('heading', { level: 1, name: /^Results of/ }).waitFor();
  await page.goto(`/survey_management/surveys/${surveyId}/results?period=30d`);
  // Answers are counted some seconds after they came.
  await expect
    .poll(async () => (await page.reload(), await settle(), figure('Answers')), { interval: 2_000, timeout: 60_000 })
    .toBe(month);
  await expectAccessible(page);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect.poll(() => figure('Answers')).toBe(await answersOf(7));
  await expect.poll(() => search().get('period')).toBe('7d');
});

test('a question is rows and a file as well', async () => {
  await page.goto(`/survey_management/surveys/${surveyId}/results?period=12m`);
  await settle();
  const questions = page.getByRole('region').filter({ hasText: /who were asked answered/ });
  const first = questions.first();
  const title = (await first.getByRole('heading').innerText()).trim();
  await first.getByRole('button', { name: `Options of ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  const answered = first.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Answered', exact: true }) });
  const shown = Number((await answered.getByRole('cell').last().innerText()).replaceAll(',', ''));
  expect(shown).toBeGreaterThan(0);
  await expectAccessible(page);
  await first.getByRole('button', { name: `Options of ${title}` }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await (await saving).path();
  const rows: string[][] = parse(fs.readFileSync(file, 'utf8'), { bom: true });
  expect(rows.find(([name]) => name === 'Answered')?.[1]).toBe(String(shown));
});

test('each kind of question has the plot that fits it', async () => {
  await page.goto(`/survey_management/surveys/${variedId}/results?period=7d`);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect
    .poll(async () => (await page.reload(), await settle(), part('Would you recommend us?').count()), {
      interval: 2_000,
      timeout: 60_000,
    })
    .toBe(1);
  // Of 40 answers 6 are promoters', 27 detractors'.
  await part('Would you recommend us?').getByText('NPS -52').waitFor();
  await part('How were the details?').getByText('Mean 1.5').waitFor();
  await part('What matters most?').getByText('Mean 1.3').waitFor();
  await part('How warm was it?').getByText('Mean 41.0').waitFor();
  await part('How much did you spend?').getByText('Mean 20.5').waitFor();
  await expectAccessible(page);
});

test('what is looked at is saved as a PDF', async () => {
  await page.goto(`/survey_management/surveys/${variedId}/results?period=7d`);
  await settle();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^Survey results \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.pdf$/);
  const said = readPdf(fs.readFileSync(await file.path()))
    .pages.join('')
    .replaceAll(/\s/gu, '');
  // Of 40 answers 6 are promoters', 27 detractors'.
  for (const part of ['ResultsofVaried', 'Answers40', 'NPS-52']) expect(said).toContain(part);
});

test('other days stand beside them, chosen by keys alone, and stay in the address', async () => {
  await page.goto(`/survey_management/surveys/${surveyId}/results?period=30d`);
  await settle();
  await page.getByRole('button', { name: 'Compare with' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare with' });
  await dialog.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => search().get('compare')).toBe('previous');
  await settle();
  await page
    .getByRole('button', { name: /^Compare with: / })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '90 days' }).click();
  await expect.poll(() => search().get('compare')).toBe('previous');
});

test('days without answers say so, and a survey that is not there too', async () => {
  await page.goto(`/survey_management/surveys/${surveyId}/results?from=2001-01-01&to=2001-01-31`);
  await page.getByText('No answers here').waitFor();
  await expectAccessible(page);
  await page.goto('/survey_management/surveys/999999999/results');
  await page.getByText('Survey not found').first().waitFor();
});

test('on a phone nothing is cut off', async () => {
  const phone = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 740 } });
  await phone.goto(`/survey_management/surveys/${surveyId}/results?period=12m`);
  await phone.getByRole('heading', { level: 1, name: /^Results of/ }).waitFor();
  await expect.poll(() => phone.locator('main [aria-busy="true"], .MuiSkeleton-root').count()).toBe(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(phone);
  await phone.close();
});
