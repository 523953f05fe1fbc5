/** The way in: a company registers, follows its mail, pays a plan, works with it, and outgrows it. */
import fs from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';
import {
  button,
  COMPANY,
  field,
  fillCard,
  freshEmail,
  heading,
  mailedLink,
  PASSWORD,
  PERSON,
  register,
} from './register-steps.ts';

const TERMS = 'https://operator.example/terms';
const SALES = 'mailto:sales@operator.example';
/** As the simulated bank knows them. */
const CARDS = { declined: '4000 0000 0000 0002', good: '5555 5555 5555 4444' };

const journey = setUpJourney({ siteAddresses: { terms: TERMS, privacy: null, sales: SALES, portal: null } });

/** Fills in the form by keyboard, after it has told what is missing. */
async function registerByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register your company' }).click();
  await heading(page, 'Register your company').waitFor();
  await expect
    .poll(() => page.locator('form').getByRole('link', { name: 'terms of use' }).getAttribute('href'))
    .toBe(TERMS);
  // The operator has told no address of the policy: then it is words.
  expect(await page.getByRole('link', { name: 'privacy policy' }).count()).toBe(0);
  await button(page, 'Register').click();
  await expect.poll(() => page.getByText('Required field.').count()).toBe(4);
  await expect.poll(() => page.getByText('Accept this to continue.').count()).toBe(2);
  await expectAccessible(page);
  await field(page, 'Company name').focus();
  for (const text of [COMPANY, PERSON, email, '', PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: '(met)' }).count()).toBe(6);
  for (const name of ['accept_terms', 'accept_privacy']) {
    await page.locator(`input[name="${name}"]`).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator(`input[name="${name}"]`).isChecked()).toBe(true);
  }
  await page.keyboard.press('Enter');
  await heading(page, 'Check your mail').waitFor();
  await expectFocus(heading(page, 'Check your mail'));
  await page.getByText(email, { exact: true }).waitFor();
  await expectAccessible(page);
}

/** Follows the mailed link, with a wrong password first; then it is used up. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(journey.origin, email));
  await heading(page, 'Confirm your registration').waitFor();
  await field(page, 'Password').fill('Wrong-1234!');
  await button(page, 'Confirm and start').click();
  await page.getByText('This is not your password.').waitFor();
  await expectAccessible(page);
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Choose your plan').waitFor();
  const other = await journey.visit();
  await other.goto(await mailedLink(journey.origin, email));
  await heading(other, 'Registration link not found').waitFor();
  await expectAccessible(other);
  await other.close();
}

async function choosePlan(page: Page): Promise<void> {
  await button(page, 'Start for free: Free').waitFor();
  expect(await page.getByRole('link', { name: 'Contact us: Enterprise' }).getAttribute('href')).toBe(SALES);
  await page.getByText('Most popular', { exact: true }).first().waitFor();
  const links = page.getByRole('row', { name: /^Link list/ }).getByRole('cell');
  expect(await links.allTextContents()).toEqual(['No', 'No', 'Yes', 'Yes', 'Yes']);
  await expectAccessible(page);
  await button(page, 'Monthly').click();
  await page.getByRole('link', { name: 'Start subscription: Basic' }).click();
  await heading(page, 'Pay by card').waitFor();
}

/** The amount follows the country and the code; what is wrong is told before anything is paid. */
async function fillPayer(page: Page): Promise<void> {
  const total = page.getByRole('status').filter({ hasText: 'Amount to pay' });
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('Germany');
  await total.getByText(/€22\.61/).waitFor();
  await field(page, 'Tax number (USt-IdNr.)').fill('12');
  await button(page, /^Pay €22\.61$/).click();
  await page.getByText('This is not a tax number of the country. It looks like DE136695976.').waitFor();
  await page.getByText('Agree to this to go on.').waitFor();
  // An invoice needs an address.
  expect(await page.getByText('Required field.').count()).toBeGreaterThan(1);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Speicherstraße 14');
  await page.getByRole('textbox', { name: 'Postal code', exact: true }).fill('20457');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Hamburg');
  await field(page, 'Tax number (USt-IdNr.)').fill('DE136695976');
  await field(page, 'Discount code').fill('NONESUCH');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon invalid').first().waitFor();
  await field(page, 'Discount code').fill('welcome20');
  await button(page, 'Apply').click();
  await total.getByText(/€18\.09/).waitFor();
}

/** The bank's page asks whether it is the payer. */
async function approveAtBank(page: Page, lastDigits: string, amount: string): Promise<void> {
  await page.getByText(`**** ${lastDigits}`).waitFor();
  await page.getByText(amount, { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, 'Confirm the payment').click();
}

async function payFirstPlan(page: Page): Promise<void> {
  await fillCard(page, CARDS.declined);
  await page.getByText('Visa', { exact: true }).waitFor();
  await button(page, /^Pay €18\.09$/).click();
  await approveAtBank(page, '0002', '€18.09');
  await heading(page, 'Payment failed.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, 'Pay by card').waitFor();
  await expect.poll(() => field(page, 'Tax number (USt-IdNr.)').inputValue()).toBe('DE136695976');
  await fillCard(page, CARDS.good);
  await page.getByText('Mastercard', { exact: true }).waitFor();
  await button(page, /^Pay €18\.09$/).click();
  await approveAtBank(page, '4444', '€18.09');
  await heading(page, 'Verification successful').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await button(page, `Account: ${PERSON}`).waitFor();
  // It has a plan now: the plans are no longer where it begins.
  await page.goto('/login');
  await button(page, `Account: ${PERSON}`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

/** The plan lets the company work. */
async function addOrganization(page: Page): Promise<void> {
  await page.goto('/organization_management');
  await page.getByRole('link', { name: 'Add organization' }).click();
  const form = page.getByRole('complementary');
  await form.getByLabel('Name').fill('Engine halls');
  await button(form, 'Add organization').click();
  await heading(page, 'Engine halls').waitFor();
}

/** Answers what was paid: the price of the larger plan less what the smaller one is still worth. */
async function upgrade(page: Page): Promise<string> {
  await page.goto('/plan_management');
  await page.getByText('€19.00 a month, plus 19% tax').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await button(page, 'Upgrade: Pro').click();
  await dialog.getByText('Credit for unused days').waitFor();
  const amount = ((await button(dialog, /^Pay €\d+\.\d\d$/).textContent()) ?? '').replace('Pay ', '');
  // €99.00 with its tax, less at most the €15.20 that were paid today.
  const paid = Number(amount.slice(1));
  expect(paid).toBeGreaterThanOrEqual(99.72);
  expect(paid).toBeLessThan(117.81);
  await fillCard(dialog, CARDS.declined);
  await expectAccessible(page);
  await button(dialog, `Pay ${amount}`).click();
  await approveAtBank(page, '0002', amount);
  await page.getByText('Payment failed.', { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, 'Try again').click();
  // Nothing has changed.
  await page.getByText('€19.00 a month, plus 19% tax').waitFor();
  await button(page, 'Upgrade: Pro').click();
  await dialog.getByText('Credit for unused days').waitFor();
  await fillCard(dialog, CARDS.good);
  await button(dialog, `Pay ${amount}`).click();
  await approveAtBank(page, '4444', amount);
  await page.getByText('Verification successful', { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, 'Go on').click();
  await page.getByRole('heading', { level: 2, name: 'Pro', exact: true }).waitFor();
  await page.getByText('€99.00 a month, plus 19% tax').waitFor();
  await expectAccessible(page);
  return amount;
}

/** Both payments have an invoice; that of the upgrade is a file. */
async function readInvoices(page: Page, amount: string): Promise<void> {
  await page.goto('/invoices_detail');
  const settled = page.getByRole('region', { name: 'Settled' });
  await settled.getByText('€18.09', { exact: true }).waitFor();
  const row = settled.getByRole('listitem').filter({ hasText: amount });
  await row.getByText('Paid', { exact: true }).waitFor();
  expect(await settled.getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^Download PDF: FT-/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Invoice FT-\d{4}-\d{5}\.pdf$/);
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test('from registering to a larger plan: every violation is told at its place, a declined card changes nothing', async () => {
  const email = freshEmail();
  const page = await journey.visit({ timezoneId: 'Europe/Berlin' });
  await registerByKeyboard(page, email);
  await confirmByMail(page, email);
  await choosePlan(page);
  await fillPayer(page);
  await payFirstPlan(page);
  await addOrganization(page);
  await readInvoices(page, await upgrade(page));
});

test('the free plan begins on a phone that is read from right to left', async () => {
  const email = freshEmail();
  await register(journey.origin, email);
  const page = await journey.visit({ viewport: { width: 360, height: 740 }, stored: { direction: 'rtl' } });
  await page.goto(await mailedLink(journey.origin, email));
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Confirm and start').click();
  await button(page, 'Start for free: Free').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Start subscription: Basic' }).click();
  await field(page, 'Card number *').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Choose another plan' }).click();
  await button(page, 'Decide later').click();
  await page.getByText('The free plan has started').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
