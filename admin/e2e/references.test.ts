/** Rows that name several others: chips that lead there, a filter for any of some, and none that is gone. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const TOLD = 'Soon Gone';
let user: string | undefined;

const journey = setUpJourney({
  async prepare() {
    const { rows } = await journey.database.query<{ id: string }>(
      `insert into customer_user (company_id, full_name, email, login_email, is_admin, state)
        select company_id, $1, 'gone@acme.example', 'gone@acme.example', false, 'active'
        from customer_user where email = 'admin@acme.example' returning id`,
      [TOLD],
    );
    user = String(rows[0]?.id);
  },
});

test('plans of a discount are chips that lead to them, and discounts are found by any of some', async () => {
  const { rows } = await journey.database.query<{ id: string; code: string; plan: string }>(
    `select d.id, d.code, p.name as plan from discount d join plan p on p.id = d.plan_ids[1] order by d.id limit 1`,
  );
  const { id, code, plan } = rows[0] ?? {};
  const page = await journey.signIn('super@demo.example');
  await page.goto('/discount');
  await page.getByRole('button', { name: 'Plans', exact: true }).click();
  await page.getByRole('combobox', { name: 'Plans' }).fill(String(plan));
  await page.getByRole('option', { name: String(plan), exact: true }).click();
  await page.waitForURL(/plan_ids/);
  await page.keyboard.press('Escape');
  await page.getByText(String(code)).first().waitFor();
  await page.goto(`/discount/${id}`);
  const chip = page.getByRole('link', { name: String(plan), exact: true });
  await chip.waitFor();
  await expectAccessible(page);
  await chip.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/plan\/\d+/);
});

test('a user that is deleted is told by no rule any more', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/feedbackrules/create');
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill('Tells two');
  await panel.getByRole('button', { name: 'Add action' }).click();
  await page.getByRole('menuitem', { name: 'Notify certain people by email' }).click();
  const picker = panel.getByRole('group', { name: 'Notify certain people by email' }).getByRole('combobox');
  for (const name of [TOLD, 'Pedro']) {
    await picker.fill(name);
    await page.getByRole('option').filter({ hasText: name }).first().click();
  }
  await panel.getByRole('button', { name: 'Add rule' }).click();
  await page.waitForURL(/\/feedbackrules\/\d+$/);
  await panel.getByText(TOLD).first().waitFor();
  const told = async () =>
    (
      await journey.database.query<{ told: string[] }>(
        `select notify_user_ids::text[] as told from feedback_rule where name = 'Tells two'`,
      )
    ).rows[0]?.told ?? [];
  expect(await told()).toContain(user);
  await page.goto(`/user_management/${user}`);
  await page.getByRole('complementary', { name: 'User' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(told).not.toContain(user);
  expect(await told()).toHaveLength(1);
});
