/** The super administrator's desk: a customer's page, logging in as a user, prices where they stand, and the use of a discount. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const PLATFORM = 'super@demo.example';
const COMPANY = 'Acme Cafés & Hotels GmbH';
const INVOICE = /^FT-\d{4}-\d{5}$/;

const journey = setUpJourney({ startsOver: true });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Logged in as somebody else' });

/** A toast is no landmark: axe is asked when it has gone. */
async function untilNotified(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text, { exact: true });
  await toast.waitFor();
  await toast.waitFor({ state: 'hidden' });
}

async function openCompany(page: Page): Promise<void> {
  await page.goto('/customers');
  await page.getByText(COMPANY, { exact: true }).first().click();
  await heading(page, new RegExp(COMPANY)).waitFor();
  await page.getByText(INVOICE).first().waitFor();
}

test('a super administrator logs in as a user for a reason, is told so on every screen, and comes back', async () => {
  const page = await journey.signIn(PLATFORM);
  await openCompany(page);
  await page.getByText('deniz.kaya@acme.example').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Search users').fill('clerk');
  await page.getByText('deniz.kaya@acme.example').waitFor({ state: 'detached' });
  await button(page, 'Log in as Jonas Weber').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Log in as').click();
  await dialog.getByText('Required field.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel(/^Reason/).fill('Ticket 7: the list is empty');
  await button(dialog, 'Log in as').click();
  await bar(page).getByText(`you are logged in as Jonas Weber (${COMPANY})`).waitFor();
  await heading(page, /^Welcome/).waitFor();
  await page.goto('/feedback_management');
  await bar(page).getByText('Ticket 7: the list is empty').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sessions');
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByText(/^Support: /).waitFor();
  await page.getByText('Logged in as you. Reason: Ticket 7: the list is empty').waitFor();
  await bar(page).waitFor();
  await expectAccessible(page);
  await button(bar(page), 'End and go back').click();
  await untilNotified(page, 'You are no longer logged in as Jonas Weber');
  await heading(page, new RegExp(COMPANY)).waitFor();
  expect(await bar(page).count()).toBe(0);
  await page.getByText(INVOICE).first().waitFor();
  await expectAccessible(page);
  const admin = await journey.signIn('admin@acme.example');
  await admin.goto('/audit_log');
  await admin.getByText('Ticket 7: the list is empty').waitFor();
});

test('a super administrator who is logged in as an administrator is offered nothing that is refused to him', async () => {
  // Another device of hers.
  await journey.signIn('admin@acme.example');
  const page = await journey.signIn(PLATFORM);
  await openCompany(page);
  await button(page, 'Log in as Elif Aydın').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Ticket 8');
  await button(page.getByRole('dialog'), 'Log in as').click();
  await bar(page).waitFor();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const reason = page.getByText('Not possible while you are logged in as somebody else.').first();
  const offered = page.getByRole('main').getByRole('button');
  for (const [path, gone] of [
    ['/password_change', 'Change password'],
    ['/two_factor', 'Turn on'],
    ['/profile', 'Change email'],
    ['/sessions', 'Log out all other devices'],
    ['/payment_method', 'Replace the card'],
    ['/plan_management', 'Stop the subscription'],
    ['/user_management/3', 'Send password link'],
    ['/units/2/access', 'Give access'],
  ] as const) {
    await page.goto(path);
    await reason.waitFor();
    expect(await offered.allTextContents()).not.toContain(gone);
  }
  await expectAccessible(page);
  for (const path of ['/user_management', '/webhooks']) {
    await page.goto(path);
    await page
      .getByRole('table')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /^Add / }).count()).toBe(0);
  }
  // Feedback is worked on all the same.
  await page.goto('/feedback_management/10');
  await page.getByLabel('Comment', { exact: true }).waitFor();
  expect(refused).toEqual([]);
});

test('a company is closed for a reason, nobody is logged in as its users then, and it is reopened', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/customers/3');
  await page
    .getByRole('button', { name: /^Log in as/ })
    .first()
    .waitFor();
  await button(page, 'Close company').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('It asked for it');
  await button(page.getByRole('dialog'), 'Close company').click();
  await untilNotified(page, 'The company is closed');
  await button(page, 'Reopen company').waitFor();
  expect(await page.getByRole('button', { name: /^Log in as/ }).count()).toBe(0);
  await expectAccessible(page);
  await button(page, 'Reopen company').click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('A mistake');
  await button(page.getByRole('dialog'), 'Reopen company').click();
  await untilNotified(page, 'The company is open again');
  await page
    .getByRole('button', { name: /^Log in as/ })
    .first()
    .waitFor();
});

test('who lost the second step is let in again, for a reason', async () => {
  await plantTwoFactor('admin@acme.example');
  const page = await journey.signIn(PLATFORM);
  await openCompany(page);
  const reset = page.getByRole('button', { name: /^Reset two-factor login: / });
  await reset.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).waitFor();
  await expectAccessible(page);
  const confirm = button(dialog, 'Reset two-factor login');
  await confirm.click();
  await expect.poll(() => dialog.getByText('Required field.').count()).toBe(2);
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(demoPassword);
  await dialog.getByLabel(/^Reason/).fill('Showed the passport in a call');
  await confirm.click();
  await untilNotified(page, 'Two-factor login was reset');
  await reset.waitFor({ state: 'detached' });
  const admin = await journey.signIn('admin@acme.example');
  await admin.goto('/audit_log');
  await admin.getByText('Showed the passport in a call').waitFor();
});

/** Confirmed, with an app that nobody has. */
async function plantTwoFactor(email: string): Promise<void> {
  await journey.database.query(
    `insert into two_factor (company_id, user_id, secret, confirmed_at)
      select company_id, id, 'sealed', now() from customer_user where email = $1
      on conflict (company_id, user_id) do nothing`,
    [email],
  );
}

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
  await page.getByText(/^Used 1 time: /).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: COMPANY }).click();
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
  await expectAccessible(page);
  await button(page.getByRole('dialog'), 'Set global').click();
  await page.getByRole('complementary').getByText('Yes', { exact: true }).waitFor();
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
  await page.getByRole('link', { name: 'Give a plan', exact: true }).click();
  await choose(page, 'Plan', 'Enterprise');
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
  // It begins at once.
  await page
    .getByText(/^(Scheduled|Active)$/)
    .first()
    .waitFor();

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
  await page.getByRole('button', { name: /^Mark as paid: FT-/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('Transfer of today');
  await expectAccessible(page);
  await button(dialog, 'Mark as paid').click();
  await untilNotified(page, 'The invoice is paid');
  await page.getByRole('button', { name: /^Mark as paid: FT-/ }).waitFor({ state: 'detached' });
});
