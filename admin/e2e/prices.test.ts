/** What the platform asks for: prices where they stand, their locations, discounts, and contracts. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { button, COMPANY, heading, PLATFORM, untilNotified } from './platform-steps.ts';

const journey = setUpJourney({ independent: true });

const price = (page: Page, location: string, period = 'Monthly', currency = 'EUR') =>
  page.getByLabel(`${location}, ${period} (${currency})`, { exact: true });

test('prices are changed where they stand, by keyboard, and two people do not undo each other', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/plan/2');
  await price(page, 'Germany').waitFor();
  await expectAccessible(page);
  await price(page, 'Germany').fill('cheap');
  await price(page, 'Germany').press('Enter');
  await page.getByText('Enter an amount, such as 19.90').waitFor();
  await expectAccessible(page);
  await price(page, 'Germany').press('Escape');
  await expect.poll(() => price(page, 'Germany').inputValue()).toBe('19.00');
  await price(page, 'Germany').fill('21.9');
  await price(page, 'Germany').press('ArrowDown');
  await expect.poll(() => price(page, 'Italy').evaluate((element) => element === document.activeElement)).toBe(true);
  await price(page, 'Italy').fill('');
  await page.getByText('2 prices changed').waitFor();

  const other = await journey.signIn(PLATFORM);
  await other.goto('/plan/2');
  await price(other, 'Germany').fill('18');

  await price(page, 'Italy').press('Enter');
  await untilNotified(page, '2 prices saved');
  await button(other, 'Save prices').click();
  await other.getByText('Somebody else has changed this price in the meantime.').waitFor();
  await price(other, 'Germany').press('Escape');
  await expect.poll(() => price(other, 'Germany').inputValue()).toBe('21.90');
  expect(await price(other, 'Italy').inputValue()).toBe('');
});

test('a discount tells who has used it, and leads there', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/discount/1');
  const uses = page.getByRole('region', { name: 'Uses' });
  await uses
    .getByText(/^€[\d.]+ · |^€[\d.]+$/)
    .first()
    .waitFor();
  await uses.getByText('1–1 of 1').waitFor();
  await expectAccessible(page);
  await uses.getByRole('link', { name: COMPANY }).click();
  await heading(page, new RegExp(COMPANY)).waitFor();
});

test('another location becomes the global one, after a question', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/planlocation');
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.first().waitFor();
  const other = rows.filter({ hasNot: page.getByRole('cell', { name: 'Yes', exact: true }) }).first();
  const name = (await other.getByRole('link').first().innerText()).trim();
  await other.getByRole('link').first().click();
  await page.getByRole('complementary').getByRole('heading', { name }).waitFor();
  await button(page, 'Set global').click();
  await page.getByRole('dialog', { name: `Set global: ${name}` }).waitFor();
  await page.getByRole('dialog').getByText(`Make “${name}” the global location?`).waitFor();
  await expectAccessible(page);
  await button(page.getByRole('dialog'), 'Set global').click();
  // The value, and in the history what it became.
  await expect
    .poll(() => page.getByRole('complementary').getByText('Yes', { exact: true }).count())
    .toBeGreaterThanOrEqual(2);
  await untilNotified(page, `${name} is the global location now`);
  await expectAccessible(page);
});

async function choose(page: Page, name: string, word: string): Promise<void> {
  await page.getByRole('combobox', { name }).fill(word);
  await page
    .getByRole('option', { name: new RegExp(`^${word}`) })
    .first()
    .click();
}

/** A request for the row of a currency by its id. */
const isCurrencyRow = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/api/currency/') && decodeURIComponent(search).includes('"id":');

test.each([
  ['a contract', '/contract/create', 'Price'],
  ['a discount', '/discount/create', 'Amount'],
])('the amount of %s is that of its currency, however late it comes', async (_, path, name) => {
  const page = await journey.signIn(PLATFORM);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(isCurrencyRow, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto(path);
  if (path.startsWith('/discount')) {
    await page.getByRole('combobox', { name: /^Kind/ }).click();
    await page.getByRole('option', { name: 'Amount', exact: true }).click();
  }
  const amount = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await amount.fill('12000.5');
  await choose(page, 'Currency', 'EUR');
  await asked.promise;
  await amount.fill('12000.25');
  answered.resolve();
  await page.getByText('EUR', { exact: true }).first().waitFor();
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe('12000.25');
  await amount.fill('12000');
  await amount.blur();
  await expect.poll(() => amount.inputValue()).toBe('12000.00');
  // In yen, which have no smaller coin, the amount that is seen stays.
  await choose(page, 'Currency', 'JPY');
  await expect.poll(() => amount.inputValue()).toBe('12000');
  await choose(page, 'Currency', 'EUR');
  await expect.poll(() => amount.inputValue()).toBe('12000.00');
});

test('a discount is asked for what its kind needs, and keeps nothing of another kind', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/discount/create');
  const kind = page.getByRole('combobox', { name: /^Kind/ });
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Percent/).fill('10');
  await kind.click();
  await page.getByRole('option', { name: 'Amount', exact: true }).click();
  await field(/^Amount/).waitFor();
  expect(await field(/^Percent/).count()).toBe(0);
  await button(page, 'Add discount').click();
  await expect.poll(() => page.getByText('Required field.').count()).toBe(4);
  await expectAccessible(page);
  await field(/^Amount/).fill('5');
  await kind.click();
  await page.getByRole('option', { name: 'Percent', exact: true }).click();
  await page.locator('label', { hasText: /^Percent\s\*$/ }).waitFor();
  await expect.poll(() => field(/^Percent/).inputValue()).toBe('');
  expect(await field(/^Amount/).count()).toBe(0);
});

test('Enterprise is sold to a customer, who sees it with its invoice; its money has arrived', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/customers');
  await page.getByText('Globex Repairs Inc.', { exact: true }).first().click();
  await page.getByRole('tab', { name: 'Contracts and payments' }).click();
  const contracts = page.getByRole('region', { name: 'Contracts' });
  await contracts.getByText('No contracts yet').waitFor();
  await contracts.getByRole('link', { name: 'Add contract', exact: true }).click();
  await choose(page, 'Plan', 'Enterprise');
  // Whose it is the page says.
  expect(await page.getByRole('combobox', { name: /^Customer/ }).count()).toBe(0);
  await choose(page, 'Currency', 'EUR');
  await page.getByLabel(/^First day/).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('textbox', { name: /^Price/ }).fill('12000');
  await page
    .getByRole('switch', { name: 'Own limits' })
    .or(page.getByRole('checkbox', { name: 'Own limits' }))
    .check();
  await page.getByLabel(/^Units/).fill('750');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^(Add|Create) /i })
    .last()
    .click();
  await page.waitForURL(/\/customers\/\d+\/contract\/\d+$/);
  // It begins at once.
  await page
    .getByRole('complementary')
    .getByText(/^(Scheduled|Active)$/)
    .waitFor();
  await contracts.getByRole('table').getByRole('link', { name: 'Enterprise' }).waitFor();
  expect(await contracts.getByRole('columnheader', { name: 'Customer' }).count()).toBe(0);

  const admin = await journey.signIn('admin@globex.example');
  await expect
    .poll(
      async () => {
        await admin.goto('/plan_management');
        await admin.getByRole('heading', { level: 2 }).first().waitFor();
        return admin.getByText('By agreement', { exact: true }).count();
      },
      { interval: 1_000 },
    )
    .toBe(1);
  await admin.getByText(/of 750/).waitFor();
  await admin.getByText('€12,000.00 a year', { exact: false }).waitFor();
  await admin.getByRole('link', { name: /Enterprise/ }).waitFor();
  await expectAccessible(admin);
  await admin.goto('/invoices_detail');
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin
      .getByRole('region', { name: 'To pay' })
      .getByRole('button', { name: /^Download PDF: FT-/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Invoice FT-\d{4}-\d{5}\.pdf$/);

  await page.goto('/customers');
  await page.getByText('Globex Repairs Inc.', { exact: true }).first().click();
  await page.getByRole('tab', { name: 'Contracts and payments' }).click();
  await page.getByRole('button', { name: /^Mark as paid: FT-/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('Transfer of today');
  await expectAccessible(page);
  await button(dialog, 'Mark as paid').click();
  await untilNotified(page, 'The invoice is paid');
  await page.getByRole('button', { name: /^Mark as paid: FT-/ }).waitFor({ state: 'detached' });
});
