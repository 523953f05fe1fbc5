/** What to mend first: on the dashboard, with its reason and how sure that is, and what stands there of a unit with few answers. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

let page: Page;
let unitId: string;
const journey = setUpJourney({
  async prepare() {
    unitId = await quietUnit();
    page = await journey.signIn('admin@acme.example');
  },
});

/** One without units below and with few answers. */
async function quietUnit(): Promise<string> {
  const { rows } = await journey.database.query<{ id: string }>(
    `select unit.id from node unit
      join customer_user admin on admin.company_id = unit.company_id and admin.email = 'admin@acme.example'
      join feedback answered on answered.company_id = unit.company_id and answered.node_id = unit.id
        and answered.created_at > now() - interval '90 days' and answered.answers ? 'experience'
      where unit.deleted_at is null
        and not exists (select from node child where child.company_id = unit.company_id and child.parent_id = unit.id)
      group by unit.id order by count(*), unit.id limit 1`,
  );
  const [unit] = rows;
  if (!unit) throw new Error('Nobody has answered.');
  return unit.id;
}

/** Six answers on each of 30 days, to the survey that was asked there last: whoever had to wait rates lowest. */
const PLANT = `with asked as (
    select company_id, node_path, survey_version_id from feedback where node_id = $1 and answers ? 'experience' order by id desc limit 1
  ), planted as (
    insert into feedback (company_id, node_id, node_path, survey_version_id, answers, score, locale, response_token, created_at)
    select company_id, $1, node_path, survey_version_id,
      jsonb_build_object('experience', 1 + rates, 'problems', case rates when 0 then '["waiting_time"]'::jsonb
        when 1 then '["staff", "price"]'::jsonb else case day % 2 when 0 then '["price"]'::jsonb else '["staff"]'::jsonb end end),
      25 * rates, 'en', gen_random_uuid(), now() - day * interval '1 day'
    from asked, generate_series(1, 30) day, lateral (select (day * 7 + answer) % 3 as rates from generate_series(1, 6) answer) given
    returning company_id, node_id, (created_at at time zone 'UTC')::date as day
  )
  insert into driver_day_due (company_id, node_id, day) select distinct company_id, node_id, day from planted`;

const panel = () => page.getByRole('region', { name: 'Mend this first', exact: true });

/** The sums are made behind the calls. */
async function untilAllIsMade(): Promise<void> {
  const due = async () =>
    (await journey.database.query<{ due: number }>('select count(*)::int as due from driver_day_due')).rows[0]?.due;
  await expect.poll(due, { timeout: 280_000, interval: 1_000 }).toBe(0);
}

test('a unit with few answers is told that they are few', { timeout: 300_000 }, async () => {
  await untilAllIsMade();
  await page.goto(`/?unit=${unitId}`);
  await panel()
    .getByText(/Too few answers with a score yet: \d+ of at least 100\./)
    .waitFor();
  await expectAccessible(page);
});

test('the dashboard says what to mend first, why, and how sure that is', { timeout: 300_000 }, async () => {
  await journey.database.query(PLANT, [unitId]);
  await untilAllIsMade();
  await page.goto(`/?period=90d&unit=${unitId}`);
  await panel().getByRole('table').waitFor();
  const words = await panel().innerText();
  expect(words).toContain('Waiting time · What went wrong?');
  expect(words).toMatch(/\d+% choose it, and rate lower\. It accounts for about \d+% of the differences in the score/);
  expect(words).toMatch(/it would come first in \d+% of the cases/);
  expect(words).toContain('need not be its cause');
  await expectAccessible(page);
});
