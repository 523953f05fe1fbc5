/** Forms on a small phone: what is wrong is led to and counted, and what is written is not lost without a question. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Journey, openJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

const SMALL = { viewport: { width: 375, height: 560 } };
const ADMIN = 'admin@acme.example';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey?.close());

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** The first fault of a form has the focus and is in view. */
async function expectLedTo(fault: Locator): Promise<void> {
  await expectFocus(fault);
  await expect.poll(() => fault.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => fault.evaluate((node) => node.getBoundingClientRect().bottom <= window.innerHeight))
    .toBe(true);
}

test('a form that is refused leads to its first fault and says how many there are', async () => {
  const stranger = await journey.visit(SMALL);
  await stranger.goto('/login');
  await button(stranger, 'Log in').click();
  await stranger.getByText('2 fields need your attention.').waitFor();
  await expectLedTo(stranger.getByLabel('Email'));
  await stranger.getByLabel('Email').fill('nobody@acme.example');
  await stranger.getByText('1 field needs your attention.').waitFor();
  await button(stranger, 'Log in').click();
  await expectLedTo(stranger.getByLabel('Password', { exact: true }));

  const page = await journey.signIn('super@demo.example', SMALL);
  await page.goto('/general_definitions/currency');
  await page.getByRole('link', { name: 'Add Currency' }).click();
  await button(page, 'Add currency').click();
  await page.getByText(/^\d fields need your attention\.$/).waitFor();
  await expectLedTo(page.getByLabel('Code'));
  await page.getByLabel('Code').fill('EUR');
  await page.getByLabel('Name').fill('Euro');
  await page.getByLabel('Symbol').fill('€');
  await button(page, 'Add currency').click();
  // Only the server knows that it is taken.
  await page.getByText('1 field needs your attention.').waitFor();
  await expectLedTo(page.getByLabel('Code'));
  await expectAccessible(page);
});

test.each([
  ['/link_list_management', 'Café links', 'Edit the links', 'Title'],
  ['/qrcode_management', 'Table stands', 'Edit the design', 'Title'],
])(
  'the designer at %s asks before it is left, and has after a reload what was written in it',
  async (address, row, opener, field) => {
    const page = await journey.signIn(ADMIN, SMALL);
    await page.goto(address);
    await page.getByRole('link', { name: row, exact: true }).click();
    await button(page, opener).click();
    const designer = page.getByRole('dialog').first();
    const input = designer.getByLabel(field, { exact: true }).first();
    await input.waitFor();
    // Nothing is written yet: nothing is asked.
    await button(designer, 'Cancel').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, opener).click();
    await input.fill('Written and not saved');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await button(question(page), 'Cancel').click();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await input.inputValue()).toBe('Written and not saved');
    await page.reload();
    await button(page, opener).click();
    await expect.poll(() => input.inputValue()).toBe('Written and not saved');
    await button(designer, 'Cancel').click();
    await button(question(page), 'Leave').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, opener).click();
    await input.waitFor();
    expect(await input.inputValue()).not.toBe('Written and not saved');
  },
);

test('a dialog and a page ask before they are left by whatever way', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  await page.goto('/survey_management');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Another name');
  await page.mouse.click(2, 2);
  await button(question(page), 'Leave').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

  await page.goto('/company_detail');
  const phone = page.getByLabel('Phone').first();
  await phone.fill('+49 30 1234567');
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await logOut();
  await button(question(page), 'Cancel').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/company_detail');
  expect(await phone.inputValue()).toBe('+49 30 1234567');
  await button(page, 'Save changes').click();
  await expect.poll(() => button(page, 'Save changes').isDisabled()).toBe(true);
  await logOut();
  await page.waitForURL('**/login');
  expect(await question(page).count()).toBe(0);
});
