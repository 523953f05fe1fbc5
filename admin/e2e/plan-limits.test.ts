/** The end of a plan: warned before it, told of it in words where it stops somebody, and led to the larger one. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, dialog } from './tree-steps.ts';

const ADMIN = 'admin@globex.example';

/** Of the company, living ones. */
let units: number;
let organizationId: number;
const journey = setUpJourney({
  async prepare() {
    const { rows } = await journey.database.query<{ organization: string; units: string }>(
      `select o.id as organization, (select count(*) from node where company_id = o.company_id and deleted_at is null) as units
      from customer_user u join organization o on o.company_id = u.company_id and o.deleted_at is null
      where u.email = $1 order by o.id limit 1`,
      [ADMIN],
    );
    organizationId = Number(rows[0]?.organization);
    units = Number(rows[0]?.units);
  },
});

/** Of the plan that the company has. */
const allow = (count: number) =>
  journey.database.query(
    `update plan set qr_code_count = $2 where id = (select s.plan_id from subscription s
      join customer_user u on u.company_id = s.company_id where u.email = $1 and s.is_current)`,
    [ADMIN, count],
  );

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'Units:' });
const refusal = (page: Page) => page.getByRole('dialog', { name: 'Units: your plan is full' });

describe('a company near the end of its plan', () => {
  let page: Page;
  beforeAll(async () => {
    await allow(units + 1);
    page = await journey.signIn(ADMIN);
  });

  test('is warned where units are made', async () => {
    await page.goto(`/organization_management/${organizationId}`);
    await warning(page).waitFor();
    expect(await warning(page).textContent()).toContain(`${units} of ${units + 1} in use`);
    await page.getByRole('button', { name: 'Add units', exact: true }).click();
    await add(page, { name: 'The last one' });
    await warning(page)
      .filter({ hasText: `all ${units + 1}` })
      .waitFor();
  });

  test('is told what is full where one more is refused, and led to the plans', async () => {
    await page.getByRole('button', { name: 'Add units', exact: true }).click();
    await dialog(page).getByLabel('Name').fill('One too many');
    await dialog(page).getByRole('button', { name: /^Add/ }).click();
    await refusal(page).waitFor();
    expect(await refusal(page).textContent()).toContain(`${units + 1} of ${units + 1} in use`);
    await expectAccessible(page);
    const plans = refusal(page).getByRole('link', { name: 'See plans' });
    expect(await plans.getAttribute('href')).toBe('/plan_management');
    await plans.click();
    // The name of the unit is typed, and would be lost.
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/organization_management'));
    await refusal(page).waitFor({ state: 'detached' });
  });

  test('sees in its account what it uses, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/usage');
    await page
      .getByRole('listitem')
      .filter({ hasText: `${units + 1} of ${units + 1} in use` })
      .filter({ hasText: 'All in use' })
      .waitFor();
    await expectAccessible(page);
  });

  test('finds its newest unit locked after the plan became smaller, with the way out', async () => {
    await allow(units);
    const { rows } = await journey.database.query<{ id: string }>("select id from node where name = 'The last one'");
    await page.goto(`/units/${rows[0]?.id}`);
    await page.getByText('This unit is one of the newest beyond what your plan allows.').waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    await expectAccessible(page);
    expect(await page.getByRole('link', { name: 'See plans' }).getAttribute('href')).toContain('/plan_management');
  });
});
