/** What a company's administrator finds about its money and its audit actions: invoices as files, and who did what. */
import type { Locator, Page, Response } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';
/** As the simulated bank knows them. */
const CARDS = { good: '4242424242424242', declined: '4000000000000002', other: '5555555555554444' };

const journey = setUpJourney();

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true });

test('invoices: what is open stands first, and each one is a file in the language of its reader', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/invoices_detail');
  await heading(page, 'To pay', 2).waitFor();
  await heading(page, 'Settled', 2).waitFor();
  const open = page.getByRole('region', { name: 'To pay' });
  const settled = page.getByRole('region', { name: 'Settled' });
  expect(await open.getByText('Open', { exact: true }).count()).toBe(1);
  expect(await settled.getByText('Paid', { exact: true }).count()).toBeGreaterThan(3);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    settled
      .getByRole('button', { name: /^Download PDF: FT-/ })
      .first()
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Invoice FT-\d{4}-\d{5}\.pdf$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
});

test('the audit log says in sentences who did what, and is narrowed to a kind and a person', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/audit_log');
  const entries = page.getByRole('main').getByRole('listitem');
  await entries.filter({ hasText: 'published: Survey At the table' }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kind', exact: true }).click();
  await page.getByRole('dialog', { name: 'Kind' }).getByRole('button', { name: 'Organizations and units' }).click();
  await entries.filter({ hasText: 'published: Survey' }).first().waitFor({ state: 'detached' });
  const unit = entries.filter({ hasText: 'added: Unit' }).first();
  await unit.getByRole('link').click();
  await page.waitForURL(/\/units\/\d+/);
});

test('a return address is https alone, and is shown as visitors will see it', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/return_url_management');
  const address = page.getByRole('textbox', { name: 'Return address' });
  await address.fill('http://acme.example/');
  await page.getByText('They stay on the page that thanks them.').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Invalid URL').waitFor();
  await expectAccessible(page);
  await address.fill('https://www.acme.example/danke?from=survey');
  await page.getByText('Go on to www.acme.example', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const toast = page.getByText('The return address is saved', { exact: true });
  await toast.waitFor();
  await toast.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByText('Go on to www.acme.example', { exact: true }).waitFor();
  await expectAccessible(page);
});

test('the plan says what it costs and how much of it is used, and what a larger one costs today', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/plan_management');
  await page.getByText('€99.00 a month, plus 19% tax').waitFor();
  await page.getByText(/^Renews on /).waitFor();
  const storage = page.getByRole('row', { name: /^Storage/ }).getByRole('cell');
  expect(await storage.allTextContents()).toEqual(['100 MB', '2 GB', '10 GB', '50 GB', 'No limit']);
  const request = page.getByRole('link', { name: 'Contact us: Enterprise' }).first();
  await expectAccessible(page);
  await request.click();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect.poll(() => subject.inputValue()).toBe('Contact us: Enterprise');
  await page.goto('/plan_management');
  await page.getByRole('button', { name: 'Yearly', exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await dialog.getByText('Credit for unused days').waitFor();
  await dialog.getByLabel('Discount code').fill('NOSUCHCODE');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByText('Coupon invalid').waitFor();
  await expectAccessible(page);
});

test('an upgrade waits for the billing address; with it, an earlier invoice is issued again', async () => {
  const company = '(select company_id from customer_user where email = $1)';
  await journey.database.query(
    `update customer set billing_name = null, address = null, postal_code = null, city = null where id = ${company}`,
    [ADMIN],
  );
  const page = await journey.signIn(ADMIN);
  await page.goto('/plan_management');
  await page.getByRole('button', { name: 'Yearly', exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await dialog.getByRole('radio', { name: /^Visa/ }).waitFor();
  await dialog.getByRole('checkbox', { name: /^I agree to this payment/ }).click();
  await dialog.getByRole('button', { name: /^Pay / }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'Invoices need one.' });
  await alert.waitFor();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'Company' }).click();
  await page.waitForURL('**/company_detail');
  await page.getByRole('textbox', { name: 'Legal name' }).fill('Acme Hospitality GmbH');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Speicherstraße 14');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('20457');
  await page.getByRole('textbox', { name: 'City' }).fill('Hamburg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The company is saved', { exact: true }).waitFor();
  await page.goto('/invoices_detail');
  const settled = page.getByRole('region', { name: 'Settled' });
  await settled
    .getByRole('button', { name: /^Issue again: FT-/ })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: /^Issue again: FT-/ });
  await question.getByText(/^A credit note cancels this invoice/).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Issue again' }).click();
  await page.getByText('The invoice was issued again', { exact: true }).waitFor();
  await settled.getByText('Credit note', { exact: true }).waitFor();
  await settled.getByText(/^CN-/).waitFor();
  await expectAccessible(page);
});

/** Types a card into a dialog that pays, and goes to the bank. */
async function payWith(dialog: Locator, number: string): Promise<void> {
  await dialog.getByRole('radio', { name: 'Another card' }).click();
  await dialog.getByLabel(/^Card number/).fill(number);
  await dialog.getByLabel(/^Expiry/).fill('1240');
  await dialog.getByLabel(/^Card holder/).fill('Elif Aydın');
  await dialog.getByRole('checkbox', { name: /^I agree to this payment/ }).click();
  await dialog.getByRole('button', { name: /^Pay / }).click();
}

test('an open invoice is paid: a card that is declined changes nothing, another one settles it', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/invoices_detail');
  const open = page.getByRole('region', { name: 'To pay' });
  const dialog = page.getByRole('dialog', { name: /^Pay invoice FT-/ });
  await open.getByRole('button', { name: /^Pay invoice FT-/ }).click();
  await dialog.getByText('Amount to pay').waitFor();
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await dialog.getByText('Agree to this to go on.').waitFor();
  await expectAccessible(page);
  await payWith(dialog, CARDS.declined);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByText('Payment failed.', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await open.getByRole('button', { name: /^Pay invoice FT-/ }).click();
  await payWith(dialog, CARDS.good);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByText('Verification successful', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await heading(page, 'Settled', 2).waitFor();
  await open.waitFor({ state: 'detached' });
});

/** The dialog of a larger plan, with what it costs at this moment. */
async function openUpgrade(page: Page): Promise<Locator> {
  await page.goto('/plan_management');
  await page.getByRole('button', { name: 'Yearly', exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await dialog.getByRole('radio', { name: /^Visa/ }).waitFor();
  return dialog;
}

const isCalculation = (response: Response): boolean =>
  response.url().endsWith('/subscriptionupgradeamountcalculation') && response.ok();
const quoteIn = async (response: Response): Promise<number> =>
  ((await response.json()) as { quote_id: number }).quote_id;

test('an amount that runs out while it is looked at is calculated anew by itself, and that one is paid', async () => {
  const page = await journey.signIn(ADMIN);
  await page.clock.install();
  const [shown, dialog] = await Promise.all([page.waitForResponse(isCalculation), openUpgrade(page)]);
  const first = await quoteIn(shown);
  const [anew] = await Promise.all([page.waitForResponse(isCalculation), page.clock.fastForward('15:00')]);
  const second = await quoteIn(anew);
  expect(second).not.toBe(first);
  // The first one would be refused; what is sent is the one that is shown by now.
  const paid = page.waitForRequest((request) => request.url().endsWith('/subscriptionupgrade'));
  await payWith(dialog, CARDS.declined);
  expect(((await paid).postDataJSON() as { quote_id: number }).quote_id).toBeGreaterThanOrEqual(second);
  await page.getByRole('button', { name: 'Confirm the payment' }).waitFor();
});

test('an amount that has run out when it is paid is calculated anew: the same is paid, another is shown first', async () => {
  const runOut = () => journey.database.query('update quote set expires_at = now() where used_at is null');
  const raise = (amount: number) =>
    journey.database.query(
      'update sub_plan set price = price + $1 where id = (select sub_plan_id from quote order by id desc limit 1)',
      [amount],
    );
  const page = await journey.signIn(ADMIN);
  let dialog = await openUpgrade(page);
  await runOut();
  await payWith(dialog, CARDS.declined);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByText('Payment failed.', { exact: true }).waitFor();

  dialog = await openUpgrade(page);
  const pay = dialog.getByRole('button', { name: /^Pay / });
  const before = await pay.innerText();
  await runOut();
  await raise(100);
  await dialog.getByRole('checkbox', { name: /^I agree to this payment/ }).click();
  await pay.click();
  await dialog.getByRole('alert').getByText('The amount was calculated again and has changed.').waitFor();
  expect(await pay.innerText()).not.toBe(before);
  await expectAccessible(page);
  await raise(-100);
});

test('a larger plan is paid with the kept card; the subscription is stopped, resumed, and changed for later', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/plan_management');
  await page.getByRole('button', { name: 'Yearly', exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade: Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await dialog.getByRole('radio', { name: /^Visa/ }).waitFor();
  await dialog.getByRole('checkbox', { name: /^I agree to this payment/ }).click();
  await dialog.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('Verification successful', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('€960.00 a year, plus 19% tax').waitFor();
  await page.getByRole('button', { name: 'Stop the subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the subscription' }).click();
  await page.getByText(/^Ends on .* and is not renewed\.$/).waitFor();
  await page.getByRole('button', { name: 'Resume the subscription' }).click();
  await page.getByText(/^Renews on /).waitFor();
  await page.getByRole('button', { name: 'Change at period end: Basic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change at period end' }).click();
  await page.getByText(/^Changes to Basic on /).waitFor();
  await page.getByRole('button', { name: 'Keep Pro' }).click();
  await page.getByText(/^Renews on /).waitFor();
});

test('a card takes the place of the kept one once its bank has verified it, and is taken away', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/payment_method');
  await page.getByRole('button', { name: 'Replace the card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the card' });
  await dialog.getByLabel(/^Card number/).fill(CARDS.other);
  await dialog.getByLabel(/^Expiry/).fill('0141');
  await dialog.getByLabel(/^Card holder/).fill('Elif Aydın');
  await dialog.getByRole('checkbox', { name: /^I agree that this card/ }).click();
  await dialog.getByRole('button', { name: 'Verify at the bank' }).click();
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await page.getByText('Verification successful', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Mastercard', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the card' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the card' }).click();
  await page.getByText('No card saved').waitFor();
});

test('who has not paid is told what to do; who has the free plan, what it lacks', async () => {
  const email = 'admin@globex.example';
  const company = '(select company_id from customer_user where email = $1)';
  const page = await journey.signIn(email);
  await journey.database.query(
    `update subscription set state = 'past_due', retry_count = 1, next_retry_at = now() + interval '3 days'
      where is_current and company_id = ${company}`,
    [email],
  );
  await page.goto('/plan_management');
  await page.getByText(/^The last payment failed\. We try again on /).waitFor();
  await page.getByText('Pay the open invoice first.').first().waitFor();
  await expectAccessible(page);
  await journey.database.query(`update customer set state = 'read_only' where id = ${company}`, [email]);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Your company is read-only' });
  await alert.waitFor();
  await expectAccessible(page);
  await alert.getByRole('link', { name: 'See invoices' }).click();
  await page.waitForURL('**/invoices_detail');
  await alert.waitFor();
  await journey.database.query(`update customer set state = 'active' where id = ${company}`, [email]);
  await journey.database.query(
    `update subscription set state = 'active', period_end = null, price = 0, currency = null, next_retry_at = null,
      sub_plan_id = null, plan_id = (select id from plan where tag = 'free')
      where is_current and company_id = ${company}`,
    [email],
  );
  await page.goto('/return_url_management');
  await page.getByText('The plan Free has no return address. A larger plan has it.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.getByText('Free of charge', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Upgrade: Basic' }).waitFor();
  expect(await page.getByRole('button', { name: 'Stop the subscription' }).count()).toBe(0);
});
