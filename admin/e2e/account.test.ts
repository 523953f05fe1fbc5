/** The own account: another password, other devices, and a login with a second step that is set up, used, lost and reset. */
import type { Locator, Page } from 'playwright';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const EMAIL = 'clerk@acme.example';
const NAME = 'Jonas Weber';
const PASSWORD = 'Second-Day-2';

const journey = setUpJourney();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await field(page, 'Email').fill(EMAIL);
  await field(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

/** A toast is no landmark: axe is asked when it has gone. */
async function untilNotified(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text, { exact: true });
  await toast.waitFor();
  await toast.waitFor({ state: 'hidden' });
}

test('the menu of the account leads to its sections: beside each other, and one by one on a phone', async () => {
  const page = await journey.signIn(EMAIL);
  await page.goto('/');
  await page.getByRole('button', { name: `Account: ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Account Management' }).click();
  await heading(page, 'Profile').waitFor();
  await field(page, 'Phone').waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Back to my account' }).click();
  await heading(page, 'Account Management').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByText('This device', { exact: true }).waitFor();
  await expectAccessible(page);
});

test('an administrator corrects the company, whose violation stands at its field; nobody else finds it there', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/company_detail');
  await field(page, 'City').fill('Hamburg');
  await field(page, 'Retention (months)').fill('61');
  await button(page, 'Save changes').click();
  await page.getByText('Must be 60 or less').waitFor();
  await expectAccessible(page);
  await field(page, 'Retention (months)').fill('36');
  await button(page, 'Save changes').click();
  await untilNotified(page, 'The company is saved');
  await page.reload();
  expect(await field(page, 'City').inputValue()).toBe('Hamburg');
  const clerk = await journey.signIn(EMAIL);
  await clerk.goto('/sessions');
  await clerk.getByText('This device', { exact: true }).waitFor();
  expect(await clerk.getByRole('link', { name: 'Company', exact: true }).count()).toBe(0);
});

test('the password changes by the one that counts now, and other devices have to log in again', async () => {
  const page = await journey.signIn(EMAIL);
  const other = await journey.signIn(EMAIL);
  await other.goto('/sessions');
  await other.getByText('This device', { exact: true }).waitFor();
  await page.goto('/password_change');
  await field(page, 'Current password').fill('Wrong-1234!');
  await field(page, 'New password').fill(PASSWORD);
  expect(await page.getByRole('listitem').filter({ hasText: '(met)' }).count()).toBe(6);
  await field(page, 'Confirm password').fill(PASSWORD);
  await button(page, 'Change password').click();
  await page.getByText('This is not your password.').waitFor();
  await expectAccessible(page);
  await field(page, 'Current password').fill(demoPassword);
  await button(page, 'Change password').click();
  await untilNotified(page, 'Password changed');
  expect(await field(page, 'New password').inputValue()).toBe('');
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByText('You are logged in on this device only.').waitFor();
  // It may have heard of it already.
  await other.reload();
  await heading(other, 'Log in').waitFor();
});

test('a device that is not known is signed out', async () => {
  const page = await journey.visit();
  await enterPassword(page, PASSWORD);
  await page.getByRole('button', { name: `Account: ${NAME}` }).waitFor();
  await page.goto('/sessions');
  // The test before signed in by a call of its own, which names no browser.
  await button(page, 'Log out: Unknown device').click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await button(dialog, 'Log out').click();
  await dialog.getByText('Required field.').waitFor();
  await field(dialog, 'Your password').fill(PASSWORD);
  await button(dialog, 'Log out').click();
  await untilNotified(page, 'The device is logged out');
  await page.getByText('You are logged in on this device only.').waitFor();
  await expectAccessible(page);
});

test('a second step is set up, asked for at the login, answered by a recovery code, and reset by an administrator', async () => {
  const page = await journey.visit();
  await enterPassword(page, PASSWORD);
  await page.getByRole('button', { name: `Account: ${NAME}` }).waitFor();
  await page.goto('/two_factor');
  await button(page, 'Turn on').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Current password').fill(PASSWORD);
  await button(dialog, 'Next').click();
  await dialog.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectAccessible(page);
  const secret = (await field(dialog, 'Key').inputValue()).replaceAll(' ', '');
  await field(dialog, 'Code').fill('000000');
  await button(dialog, 'Turn on').click();
  await dialog.getByText('This code is not right').waitFor();
  await field(dialog, 'Code').fill(new TOTP({ secret }).generate());
  await button(dialog, 'Turn on').click();
  await dialog.getByRole('listitem').first().waitFor();
  await expectAccessible(page);
  const [code = ''] = await dialog.getByRole('listitem').allTextContents();
  // They are shown this once: not even who turns a phone loses them.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Back to my account', includeHidden: true }).waitFor({ state: 'attached' });
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await button(dialog, 'I have kept the codes').click();
  await page.getByText('Recovery codes left: 10').waitFor();
  await expectAccessible(page);

  const fresh = await journey.visit();
  await enterPassword(fresh, PASSWORD);
  await heading(fresh, 'Enter the code').waitFor();
  await field(fresh, 'Code').fill('000000');
  await button(fresh, 'Log in').click();
  await fresh.getByText('This code is not right').waitFor();
  await expectAccessible(fresh);
  await field(fresh, 'Code').fill(code.toLowerCase());
  await button(fresh, 'Log in').click();
  await fresh.getByRole('button', { name: `Account: ${NAME}` }).waitFor();
  await fresh.goto('/two_factor');
  await fresh.getByText('Recovery codes left: 9').waitFor();

  const admin = await journey.signIn('admin@acme.example');
  await admin.goto('/user_management');
  await admin.getByRole('link', { name: NAME, exact: true }).click();
  await button(admin, 'Reset two-factor login').click();
  await field(admin.getByRole('dialog'), 'Your password').fill('Not-Mine-1');
  await button(admin.getByRole('dialog'), 'Reset two-factor login').click();
  await admin.getByRole('dialog').getByText('This is not your password.').waitFor();
  await expectAccessible(admin);
  await field(admin.getByRole('dialog'), 'Your password').fill(demoPassword);
  await button(admin.getByRole('dialog'), 'Reset two-factor login').click();
  await untilNotified(admin, 'Two-factor login was reset');
  await fresh.reload();
  await button(fresh, 'Turn on').waitFor();
});
