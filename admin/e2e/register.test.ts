/** The way in: a company registers, follows its mail, chooses a plan, and pays it, by a card that is declined first. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Journey, openJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

const PASSWORD = 'First-Day-1';
const TERMS = 'https://operator.example/terms';
const SALES = 'mailto:sales@operator.example';
const DECLINED = '4000 0000 0000 0002';
const GOOD = '5555 5555 5555 4444';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney({
    siteAddresses: { terms: TERMS, privacy: null, sales: SALES, portal: null },
  });
});
afterAll(() => journey?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name, exact: true });
const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });

/** Nobody has registered it before, not even a try of the same test. */
const freshEmail = (): string => `${randomUUID()}@new.example`;

/** Of the newest mail to that address in the outbox. */
async function mailedLink(email: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const outbox = await (await fetch(`${journey.origin}/dev/outbox`)).text();
        // One that is not sent yet has no link: those below it are of others.
        const mail = outbox.split('<article').find((one) => one.includes(`&lt;${email}&gt;`));
        found = /\/register\/confirm\?token=[\w.-]+/.exec(mail ?? '')?.[0];
        return found;
      },
      { timeout: 60_000, message: `a link that was mailed to ${email}` },
    )
    .toBeDefined();
  return found ?? '';
}

async function register(email: string): Promise<void> {
  const body = {
    company_name: 'Analytical Engines',
    full_name: 'Ada Byron',
    email,
    password: PASSWORD,
    accept_terms: true,
    accept_privacy: true,
  };
  const { status } = await fetch(`${journey.origin}/api/account/clientregister/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(204);
}

/** Follows the mailed link with the password; the plans come next. */
async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email));
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Confirm and begin').click();
}

/** A checkbox that answers when it has been drawn again. */
async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.poll(() => box.isChecked()).toBe(true);
}

test('a company registers by keyboard, is told what is missing at its place, and confirms by its mail', async () => {
  const email = freshEmail();
  const page = await journey.visit();
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
  for (const text of ['Analytical Engines', 'Ada Byron', email, '', PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: '(met)' }).count()).toBe(5);
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
  await page.goto(await mailedLink(email));
  await heading(page, 'Confirm your registration').waitFor();
  await field(page, 'Password').fill('Wrong-1234!');
  await button(page, 'Confirm and begin').click();
  await page.getByText('This is not your password.').waitFor();
  await expectAccessible(page);
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Choose your plan').waitFor();
  // The link is used up.
  const other = await journey.visit();
  await other.goto(await mailedLink(email));
  await heading(other, 'Registration link not found').waitFor();
  await expectAccessible(other);
});

/** The form of the card, but for what is there already. */
async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number *').fill(number);
  await field(page, 'Expiry (MM/YY) *').pressSequentially('0940');
  await field(page, 'Card holder *').fill('Ada Byron');
}

test('a plan is paid: the amount follows country and code, one card is declined, another one is verified', async () => {
  const email = freshEmail();
  await register(email);
  const page = await journey.visit({ timezoneId: 'Europe/Berlin' });
  await confirm(page, email);
  await button(page, 'Start for free: Free').waitFor();
  expect(await page.getByRole('link', { name: 'Contact us: Enterprise' }).getAttribute('href')).toBe(SALES);
  await page.getByText('Most popular', { exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, 'Monthly').click();
  await page.getByRole('link', { name: 'Start subscription: Pro' }).click();
  await heading(page, 'Pay by card').waitFor();
  const total = page.getByRole('status').filter({ hasText: 'Amount to pay' });
  await expect.poll(() => field(page, 'Country').inputValue()).toBe('Germany');
  await total.getByText(/€117\.81/).waitFor();
  await field(page, 'Tax number (USt-IdNr.)').fill('12');
  await button(page, /^Pay €117\.81$/).click();
  await page.getByText('This is not a tax number of the country. It looks like DE123456789.').waitFor();
  await page.getByText('Agree to this to go on.').waitFor();
  await expectAccessible(page);
  await field(page, 'Tax number (USt-IdNr.)').fill('DE123456789');
  await field(page, 'Discount code').fill('NONESUCH');
  await page.keyboard.press('Enter');
  await page.getByText('Coupon invalid').first().waitFor();
  await field(page, 'Discount code').fill('welcome20');
  await button(page, 'Apply').click();
  await total.getByText(/€94\.25/).waitFor();
  await fillCard(page, DECLINED);
  await page.getByText('Visa', { exact: true }).waitFor();
  await tick(page.locator('input[name="accept_agreement"]'));
  await button(page, /^Pay €94\.25$/).click();
  // The bank's page.
  await page.getByText('**** 0002').waitFor();
  await page.locator('button[value="approve"]').click();
  await heading(page, 'Payment failed.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await heading(page, 'Pay by card').waitFor();
  await expect.poll(() => field(page, 'Tax number (USt-IdNr.)').inputValue()).toBe('DE123456789');
  await fillCard(page, GOOD);
  await page.getByText('Mastercard', { exact: true }).waitFor();
  await tick(page.locator('input[name="accept_agreement"]'));
  await button(page, /^Pay €94\.25$/).click();
  await page.getByText('**** 4444').waitFor();
  await page.locator('button[value="approve"]').click();
  await heading(page, 'Verification successful').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await page.getByRole('button', { name: 'Account: Ada Byron' }).waitFor();
  // It has a plan now: the plans are no longer where it begins.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Account: Ada Byron' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the free plan begins on a phone that is read from right to left', async () => {
  const email = freshEmail();
  await register(email);
  const page = await journey.visit({ viewport: { width: 360, height: 740 }, stored: { direction: 'rtl' } });
  await confirm(page, email);
  await button(page, 'Start for free: Free').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Start subscription: Basic' }).click();
  await field(page, 'Card number *').waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByRole('link', { name: 'Choose another plan' }).click();
  await button(page, 'Start for free: Free').click();
  await page.getByText('The free plan has begun').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
