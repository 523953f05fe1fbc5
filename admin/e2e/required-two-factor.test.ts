/** Two-factor login that a company requires: an administrator turns it on, and who has none sets it up and goes on. */
import type { Locator, Page } from 'playwright';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const ADMIN = 'admin@acme.example';
const CLERK = 'clerk@acme.example';
const SET_UP = 'Set up two-factor login';

const journey = setUpJourney();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });
const secretOf = async (scope: Page | Locator) => (await field(scope, 'Key').inputValue()).replaceAll(' ', '');
const codeOf = async (scope: Page | Locator) => new TOTP({ secret: await secretOf(scope) }).generate();

test('who has none himself is led to it first, requires it then, and reads before what it does', async () => {
  const page = await journey.signIn(ADMIN);
  await page.goto('/company_detail');
  await page.getByText('Set two-factor login up for yourself first', { exact: false }).waitFor();
  await expectAccessible(page);
  expect(await button(page, 'Require of all users').count()).toBe(0);
  await page.getByRole('link', { name: SET_UP }).click();
  await button(page, 'Turn on').click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Current password').fill(demoPassword);
  await button(dialog, 'Next').click();
  const secret = await secretOf(dialog);
  await field(dialog, 'Code').fill(new TOTP({ secret }).generate());
  await button(dialog, 'Turn on').click();
  await button(dialog, 'I have kept the codes').click();
  await button(page, 'Turn off').waitFor();

  await page.goto('/company_detail');
  await page.getByText(/^Users without two-factor login: \d+ of \d+\. They set it up when/).waitFor();
  await button(page, 'Require of all users').click();
  await dialog.getByText(/^Users without two-factor login: \d+ of \d+\./).waitFor();
  await field(dialog, 'Your password').fill(demoPassword);
  // Each code counts once: the next one does already.
  await field(dialog, 'Code').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
  await expectAccessible(page);
  await button(dialog, 'Require of all users').click();
  await page.getByText('Two-factor login is required of all users', { exact: true }).waitFor();
  await page.goto('/two_factor');
  await page.getByText('It is required of you, so it can’t be turned off.').waitFor();
  expect(await button(page, 'Turn off').count()).toBe(0);
  await expectAccessible(page);
});

test('who has none finds nothing else than setting it up, and arrives where he wanted to go', async () => {
  const running = await journey.signIn(CLERK);
  await running.goto('/organization_management');
  await heading(running, SET_UP).waitFor();

  const page = await journey.visit({ viewport: { width: 360, height: 740 } });
  await page.goto('/sessions?from=mail');
  await field(page, 'Email').fill(CLERK);
  await field(page, 'Password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await heading(page, SET_UP).waitFor();
  await page.getByText('Acme Cafés & Hotels GmbH requires it of all users', { exact: false }).waitFor();
  await expectAccessible(page);
  for (const path of ['/', '/profile', '/no-such-page', '/login']) {
    await page.goto(path);
    await heading(page, SET_UP).waitFor();
  }

  await page.goto('/sessions?from=mail');
  await heading(page, SET_UP).waitFor();
  await field(page, 'Current password').waitFor();
  // By the keyboard alone, from the field that has the focus.
  await page.keyboard.type('Wrong-1234!');
  await page.keyboard.press('Enter');
  await page.getByText('This is not your password.').waitFor();
  await field(page, 'Current password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await expectAccessible(page);
  const code = await codeOf(page);
  await field(page, 'Code').focus();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await dialog.getByRole('listitem').first().waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(10);
  await expectAccessible(page);
  await button(dialog, 'I have kept the codes').focus();
  await page.keyboard.press('Enter');
  await page.getByText('This device', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/sessions?from=mail');

  // What he had open elsewhere goes on without another login.
  await running.reload();
  await heading(running, /^Organi/).waitFor();
});

test('who would rather not can log out; who owes nothing is led on from there', async () => {
  const page = await journey.signIn('newcomer@acme.example');
  await page.goto('/profile');
  await heading(page, SET_UP).waitFor();
  await page.getByRole('link', { name: 'Log out', exact: true }).click();
  await heading(page, 'Log in').waitFor();
  await page.goto('/set-up-two-factor');
  await heading(page, 'Log in').waitFor();
  const other = await journey.signIn('admin@globex.example');
  await other.goto('/set-up-two-factor');
  await heading(other, /^Welcome/).waitFor();
});
