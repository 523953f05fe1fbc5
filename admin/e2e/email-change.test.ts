/** Another e-mail for the own account: asked for with the password, confirmed by the link to the new address, taken back by the one to the old. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const OLD = 'clerk@acme.example';
const NEW = 'jonas.weber@acme.example';

const journey = setUpJourney({ independent: true });

const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const field = (scope: Page | Locator, name: string) => scope.getByLabel(name, { exact: true });

/** The address in the newest mail to somebody, once the worker has written it. */
async function linkTo(email: string): Promise<string> {
  const page = await journey.visit();
  const link = page
    .getByRole('article')
    .filter({ hasText: `<${email}>` })
    .first()
    .getByRole('link');
  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      return (await link.count()) > 0 ? link.first().getAttribute('href') : '';
    })
    .toContain('/email-change#token=');
  return (await link.first().getAttribute('href')) ?? '';
}

async function logIn(email: string): Promise<Page> {
  const page = await journey.visit();
  await page.goto('/login');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(demoPassword);
  await button(page, 'Log in').click();
  return page;
}

test('a change that was not asked for with the password is refused at its field', async () => {
  const page = await journey.signIn(OLD);
  await page.goto('/profile');
  await button(page, 'Change email').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Send confirmation').click();
  await expect.poll(() => dialog.getByText('Required field.').count()).toBe(2);
  await dialog.getByLabel(/^New email/).fill(NEW);
  await field(dialog, 'Your password').fill('Not-Mine-1');
  await button(dialog, 'Send confirmation').click();
  await dialog.getByText('This is not your password.').waitFor();
  await expectAccessible(page);
  await field(dialog, 'Your password').fill(demoPassword);
  await button(dialog, 'Send confirmation').click();
  await page.getByText(`${NEW} is waiting for its confirmation`).waitFor();
  await page.getByText(`A link to confirm was sent to ${NEW}`).waitFor({ state: 'hidden' });
  await expectAccessible(page);
});

test('the new address counts once its link is followed', async () => {
  const before = await logIn(NEW);
  await before.getByText('Check both and try again').waitFor();
  const page = await journey.visit();
  await page.goto(await linkTo(NEW));
  await page.getByRole('heading', { name: 'Confirm your new email' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Confirm email').click();
  await page.getByText('Your new email counts').waitFor();
  await expectAccessible(page);
  const after = await logIn(NEW);
  await after.waitForURL((url) => url.pathname !== '/login');
});

test('the old address takes it back, and sets another password', async () => {
  const page = await journey.visit();
  await page.goto(await linkTo(OLD));
  await page.getByRole('heading', { name: 'Take your email back' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Take it back').click();
  await page.waitForURL(/\/reset-password#token=/);
  await field(page, 'New password').waitFor();
  const refused = await logIn(NEW);
  await refused.getByText('Check both and try again').waitFor();
});
