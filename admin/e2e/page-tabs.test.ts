/** Pages and forms that are divided into tabs. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

let page: Page;
const journey = setUpJourney({
  async prepare() {
    page = await journey.signIn('super@demo.example');
  },
});

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const form = () => page.getByRole('complementary');
const formTab = (name: RegExp) => form().getByRole('tab', { name });
async function isOpen(name: string): Promise<void> {
  await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
}

test('of a page each have an address, and open by keys', async () => {
  await page.goto('/customers/2');
  await isOpen('Overview');
  await page.getByText('Use of the plan', { exact: true }).waitFor();
  await tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await isOpen('Contracts and payments');
  await page.waitForURL('**/customers/2?tab=money');
  await page.getByRole('heading', { name: 'Contracts', exact: true }).waitFor();
  expect(await page.getByText('Use of the plan', { exact: true }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto('/customers/2?tab=settings');
  await isOpen('Settings');
  await page.goBack();
  await isOpen('Contracts and payments');
  // A name that there is not leads to the first.
  await page.goto('/customers/2?tab=nothing');
  await isOpen('Overview');
});

test('of a panel is open while one of its rows is', async () => {
  await page.goto('/customers/2/contract/create');
  await isOpen('Contracts and payments');
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await isOpen('Contracts and payments');
  await tab('Users').click();
  await page.waitForURL('**/customers/2?tab=users');
});

test('of a form keep what is written, and the first with a fault opens when it is refused', async () => {
  await page.goto('/plan/2');
  await tab('Limits and features').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  // The form begins where the page was.
  await expect.poll(() => formTab(/^Limits and features$/).getAttribute('aria-selected')).toBe('true');
  const units = form().getByLabel('Units', { exact: true });
  const before = await units.inputValue();
  const changed = String(Number(before) + 1);
  await units.fill(changed);
  await formTab(/^Plan$/).click();
  const name = form().getByLabel('Name', { exact: false }).first();
  const written = await name.inputValue();
  await name.fill('');
  await formTab(/^Limits and features$/).click();
  expect(await units.inputValue()).toBe(changed);
  await form().getByRole('button', { name: 'Save changes' }).click();
  await expectFocus(name);
  await formTab(/needs your attention.*Plan/).waitFor();
  await expectAccessible(page);
  await name.fill(written);
  await formTab(/^Plan$/).waitFor();
  await units.waitFor({ state: 'attached' });
  await form().getByRole('button', { name: 'Save changes' }).click();
  await form().waitFor({ state: 'detached' });
  await tab('Limits and features').click();
  await page.getByRole('definition').filter({ hasText: changed }).first().waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await units.fill(before);
  await form().getByRole('button', { name: 'Save changes' }).click();
  await form().waitFor({ state: 'detached' });
});

test('leave the address with the page', async () => {
  await page.goto('/customers/2?tab=users');
  await isOpen('Users');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL((address) => address.pathname === '/customers' && !address.searchParams.has('tab'));
});
