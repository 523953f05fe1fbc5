/** The super administrator's desk: a customer's page, logging in as its users, closing it, letting somebody in again. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';
import { button, COMPANY, heading, PLATFORM, untilNotified } from './platform-steps.ts';

const INVOICE = /^FT-\d{4}-\d{5}$/;

const journey = setUpJourney({ independent: true });

const bar = (page: Page) => page.getByRole('complementary', { name: 'Logged in as somebody else' });

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

async function openCompany(page: Page): Promise<void> {
  await page.goto('/customers');
  await page.getByText(COMPANY, { exact: true }).first().click();
  await heading(page, new RegExp(COMPANY)).waitFor();
  await openTab(page, 'Contracts and payments');
  await page.getByText(INVOICE).first().waitFor();
  await openTab(page, 'Users');
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
  await openTab(page, 'Contracts and payments');
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

test('a super administrator logs a user out everywhere, for a reason that the company reads', async () => {
  const page = await journey.signIn(PLATFORM);
  await openCompany(page);
  await button(page, 'Log out everywhere: Jonas Weber').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('Ticket 9: a lost phone');
  await expectAccessible(page);
  await button(dialog, 'Log out everywhere').click();
  await untilNotified(page, 'Jonas Weber is logged out everywhere');
  const admin = await journey.signIn('admin@acme.example');
  await admin.goto('/audit_log');
  await admin.getByText('logged out everywhere:').first().waitFor();
});

test('a company is closed for a reason, nobody is logged in as its users then, and it is reopened', async () => {
  const page = await journey.signIn(PLATFORM);
  await page.goto('/customers/3?tab=users');
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
