/** Two people at one row: who saves later is told who was quicker, in forms and in designers alike, and nothing is lost unseen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';

const journey = setUpJourney({ independent: true });

const dialog = (page: Page) => page.getByRole('dialog');
const foreground = (page: Page) => dialog(page).getByLabel('Foreground', { exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' }).click();
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Somebody was faster' });

async function openDesigner(page: Page): Promise<void> {
  await page.goto('/qrcode_management');
  await page.getByRole('link', { name: 'Table stands', exact: true }).click();
  await page.getByRole('button', { name: 'Edit the design' }).click();
  await foreground(page).waitFor();
}

test('a design that somebody else has saved meanwhile is taken over, or replaced on purpose', async () => {
  const [first, second] = [await journey.signIn(ADMIN), await journey.signIn(ADMIN)];
  await openDesigner(second);
  await openDesigner(first);
  await foreground(first).fill('#3B2417');
  await save(first);
  await first.getByText('QR code design changed').waitFor();

  await foreground(second).fill('#1B4332');
  // The page behind the designer reads the group again, and with it the newer revision.
  const read = second.waitForResponse((response) => /\/qrcodegroups\/\d+\/$/.test(new URL(response.url()).pathname));
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await read;
  await save(second);
  await notice(second)
    .getByText(/ saved this on /)
    .waitFor();
  await notice(second).getByText('You changed as well: Design. Your value would replace theirs.').waitFor();
  await expectAccessible(second);
  await notice(second).getByRole('button', { name: 'Drop mine and take theirs' }).click();
  await notice(second).waitFor({ state: 'detached' });
  await expect.poll(() => foreground(second).inputValue()).toBe('#3B2417');
  await second.getByText('#3B2417').waitFor();

  // On theirs he goes on.
  await foreground(second).fill('#0B3F3F');
  await save(second);
  await second.getByText('QR code design changed').waitFor();

  await openDesigner(second);
  await openDesigner(first);
  await foreground(first).fill('#222222');
  await save(first);
  await first.getByText('#222222').waitFor();
  await foreground(second).fill('#3B2417');
  await save(second);
  await notice(second).getByRole('button', { name: 'Save my changes too' }).click();
  await dialog(second).waitFor({ state: 'detached' });
  await second.getByText('#3B2417').waitFor();
  await first.reload();
  await first.getByText('#3B2417').waitFor();
});

test('a form names what else was changed, and not what changes by itself', async () => {
  const { rows } = await journey.database.query<{ id: string }>('select id from customer_user where email = $1', [
    'clerk@acme.example',
  ]);
  const page = await journey.signIn(ADMIN);
  await page.goto(`/user_management/${rows[0]?.id}/edit`);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Another Name');
  const { rows: theirs } = await journey.database.query<{ phone: string }>(
    `update customer_user set phone = '+49171' || (random() * 1000000 + 1000000)::int, last_login_at = now(),
      revision = revision + 1 where id = $1 returning phone`,
    [rows[0]?.id],
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await notice(page).getByText('Changed meanwhile: Phone', { exact: true }).waitFor();
  expect(
    await notice(page)
      .getByText(/^You changed as well/)
      .count(),
  ).toBe(0);
  await expectAccessible(page);
  await notice(page).getByRole('button', { name: 'Save my changes too' }).click();
  await page.getByRole('heading', { name: 'Another Name' }).first().waitFor();
  const { rows: saved } = await journey.database.query('select full_name, phone from customer_user where id = $1', [
    rows[0]?.id,
  ]);
  expect(saved).toEqual([{ full_name: 'Another Name', phone: theirs[0]?.phone }]);
});

test('of opening hours the days that somebody else has changed stay as they are, those that are changed here are saved', async () => {
  const company = '(select company_id from customer_user where email = $1)';
  await journey.database.query(`delete from opening_hours where company_id = ${company}`, [ADMIN]);
  const { rows } = await journey.database.query<{ id: string }>(
    `insert into opening_hours (company_id, monday, friday) values (${company}, '{09:00-18:00}', '{09:00-18:00}') returning id`,
    [ADMIN],
  );
  const page = await journey.signIn(ADMIN);
  await page.goto(`/openinghours/${rows[0]?.id}/edit`);
  await page.getByRole('group', { name: 'Friday' }).getByLabel('Friday', { exact: true }).click();
  await journey.database.query(`update opening_hours set monday = '{}', revision = revision + 1 where id = $1`, [
    rows[0]?.id,
  ]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await notice(page).getByText('Changed meanwhile: Monday', { exact: true }).waitFor();
  await expectAccessible(page);
  await notice(page).getByRole('button', { name: 'Save my changes too' }).click();
  await page.getByText('Record updated').waitFor();
  const { rows: stored } = await journey.database.query('select monday, friday from opening_hours where id = $1', [
    rows[0]?.id,
  ]);
  expect(stored).toEqual([{ monday: [], friday: [] }]);
});
