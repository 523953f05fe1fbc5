/** Every message and toast of the specification, section 8, seen in its place; one without a scene is an error of types. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/seed/index.ts';
import { setUpJourney } from '../../scripts/test/journey.ts';
import { readUnits } from './demo-units.ts';

/** In the words of the specification. */
const MESSAGES = [
  'Access error!',
  'Page not found!',
  'Survey not found!',
  'Password reset link not found',
  'Payment failed.',
  'Coupon invalid',
  'Unit not found. Check the unit ID.',
  "Password doesn't match",
  'Required field.',
  'Invalid URL',
  'No records found.',
  'Mistake',
] as const;

const TOASTS = [
  'Record added',
  'Record updated',
  'Record deleted',
  'Unit added',
  'Unit updated',
  'Unit moved',
  'Password changed',
  'Support request created',
  'Answer added',
  'Access authorisation updated',
  'Access authorisation deleted',
  'Survey group changed',
  'QR code group changed',
  'Verification successful',
  'A password-change link was sent to the given email address.',
] as const;

type Text = (typeof MESSAGES)[number] | (typeof TOASTS)[number];

const ADMIN = 'admin@acme.example';
const SUPER = 'super@demo.example';
const QUESTION = 'More marks for the terrace';
/** As the simulated bank knows them. */
const CARDS = { good: '4242424242424242', declined: '4000000000000002' };

let units: Map<string, number>;
const journey = setUpJourney({
  async prepare() {
    units = await readUnits(journey.database);
  },
});

async function openAs(email: string | null, path: string): Promise<Page> {
  const page = email === null ? await journey.visit() : await journey.signIn(email);
  await page.goto(path);
  return page;
}

const unit = (name: string, part = ''): string => `/units/${units.get(name)}${part}`;
const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name }).first().click();
const headed = (page: Page, text: string): Promise<void> => page.getByRole('heading', { name: text }).waitFor();
const toasted = (page: Page, text: string): Promise<void> =>
  page.locator('.MuiSnackbar-root').getByText(text, { exact: true }).waitFor();

/** A message that belongs to a field stands where a screen reader looks for it, too. */
async function expectAt(field: Locator, text: string): Promise<void> {
  const described = () =>
    field.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
  await expect.poll(described).toContain(text);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
}

/** Pays the open invoice at the bank's page. */
async function payInvoice(number: string): Promise<Page> {
  const page = await openAs(ADMIN, '/invoices_detail');
  await press(page.getByRole('region', { name: 'To pay' }), /^Pay invoice FT-/);
  const form = page.getByRole('dialog', { name: /^Pay invoice FT-/ });
  await form.getByRole('radio', { name: 'Another card' }).click();
  await form.getByLabel(/^Card number/).fill(number);
  await form.getByLabel(/^Expiry/).fill('1240');
  await form.getByLabel(/^Card holder/).fill('Elif Aydın');
  await form.getByRole('checkbox', { name: /^I agree to this payment/ }).click();
  await press(form, /^Pay /);
  await press(page, 'Confirm the payment');
  return page;
}

async function openMove(name: string): Promise<Page> {
  const page = await openAs(ADMIN, unit(name));
  await press(page, 'Move');
  return page;
}

const SCENES: Record<Text, (text: string) => Promise<void>> = {
  async 'Access error!'(text) {
    const page = await openAs('newcomer@acme.example', '/');
    await page.getByText(text).waitFor();
    await page.getByText(/system administrator/).waitFor();
  },
  async 'Page not found!'(text) {
    const page = await openAs(ADMIN, '/nowhere');
    await headed(page, text);
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await headed(page, 'Welcome, Elif Aydın');
  },
  async 'Survey not found!'(text) {
    await headed(await openAs(null, '/Q/AAAAAAAAA'), text);
  },
  async 'Password reset link not found'(text) {
    for (const path of ['/reset-password', '/reset-password?token=unknown', '/reset-password#token=unknown'])
      await headed(await openAs(null, path), text);
  },
  async 'Payment failed.'(text) {
    const page = await payInvoice(CARDS.declined);
    await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  async 'Coupon invalid'(text) {
    const page = await openAs(ADMIN, '/plan_management');
    await press(page, 'Yearly');
    await press(page, 'Upgrade: Pro');
    await dialog(page).getByLabel('Discount code').fill('NOSUCHCODE');
    await press(dialog(page), 'Apply');
    await expectAt(dialog(page).getByLabel('Discount code'), text);
  },
  async 'Unit not found. Check the unit ID.'(text) {
    const page = await openMove('IZM-ALS-1');
    await dialog(page).getByRole('textbox').fill('99999999');
    await press(dialog(page), 'Check');
    await expectAt(dialog(page).getByRole('textbox'), text);
  },
  async "Password doesn't match"(text) {
    const page = await openAs(ADMIN, '/password_change');
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
    await page.getByLabel('New password', { exact: true }).fill('Second-Day-2');
    await page.getByLabel('Confirm password', { exact: true }).fill('Second-Day-3');
    await press(page.getByRole('main'), 'Change password');
    await expectAt(page.getByLabel('Confirm password', { exact: true }), text);
  },
  async 'Required field.'(text) {
    const page = await openAs(null, '/login');
    await press(page, 'Log in');
    await expectAt(page.getByLabel('Email'), text);
    await expectAt(page.getByLabel('Password', { exact: true }), text);
  },
  async 'Invalid URL'(text) {
    const page = await openAs(ADMIN, '/return_url_management');
    const address = page.getByRole('textbox', { name: 'Return address' });
    await address.fill('http://acme.example/');
    await press(page, 'Save changes');
    await expectAt(address, text);
  },
  async 'No records found.'(text) {
    const page = await openAs(ADMIN, '/units');
    await page.getByRole('searchbox', { name: 'Search' }).fill('zzz nothing');
    await page.getByRole('main').getByText(text).waitFor();
  },
  async Mistake(text) {
    const page = await journey.signIn(SUPER);
    await page.route('**/api/currency/**', (route) => route.abort());
    await page.goto('/general_definitions/currency');
    const alert = page.getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    await page.unroute('**/api/currency/**');
    await press(alert, 'Try again');
    await page.getByRole('cell', { name: 'AED' }).first().waitFor();
  },

  async 'Record added'(text) {
    const page = await openAs(ADMIN, '/organization_management/create');
    await page.getByRole('textbox', { name: 'Name' }).fill('Acme Trucks');
    await press(page, 'Add organization');
    await toasted(page, text);
  },
  async 'Record updated'(text) {
    const page = await openAs(ADMIN, '/organization_management');
    await page.getByRole('link', { name: 'Edit: Acme Trucks' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name' }).fill('Acme Wheels');
    await press(page, 'Save changes');
    await toasted(page, text);
  },
  async 'Record deleted'(text) {
    const page = await openAs(ADMIN, '/organization_management');
    await page.getByRole('button', { name: 'Delete: Acme Wheels' }).press('Enter');
    await press(dialog(page), 'Delete');
    await toasted(page, text);
  },
  async 'Unit added'(text) {
    const page = await openAs(ADMIN, '/organization_management');
    await page.getByRole('link', { name: 'Acme Cafés', exact: true }).click();
    await press(page, 'Add units');
    await dialog(page).getByLabel('Name').fill('Kiosk');
    await press(dialog(page), /^Add/);
    await toasted(page, text);
  },
  async 'Unit updated'(text) {
    const page = await openAs(ADMIN, unit('IST-MODA-1', '/edit'));
    await page.getByRole('textbox', { name: 'Type' }).fill('Corner table');
    await press(page, 'Save changes');
    await toasted(page, text);
  },
  async 'Unit moved'(text) {
    const page = await openMove('IZM-ALS-1');
    await dialog(page)
      .getByRole('textbox')
      .fill(String(units.get('IST-BES')));
    await press(dialog(page), 'Check');
    await press(dialog(page), /^Move \d/);
    await toasted(page, text);
  },
  async 'Password changed'(text) {
    const page = await openAs('newcomer@acme.example', '/password_change');
    await page.getByLabel('Current password', { exact: true }).fill(demoPassword);
    for (const name of ['New password', 'Confirm password'])
      await page.getByLabel(name, { exact: true }).fill('Second-Day-2');
    await press(page.getByRole('main'), 'Change password');
    await toasted(page, text);
  },
  async 'Support request created'(text) {
    const page = await openAs(ADMIN, '/support/new_support');
    await page.getByLabel('Subject').fill(QUESTION);
    await page.getByLabel('Message').fill('How do we order more marks?');
    await press(page, 'Send request');
    await toasted(page, text);
  },
  async 'Answer added'(text) {
    const page = await openAs(SUPER, '/support');
    await page.getByRole('link', { name: QUESTION }).first().click();
    await page.getByLabel('Your reply').fill('Write to us how many.');
    await press(page, 'Send reply');
    await toasted(page, text);
  },
  async 'Access authorisation updated'(text) {
    const page = await openAs(ADMIN, unit('LON-SOHO', '/access'));
    await press(page, 'Give access');
    await dialog(page).getByLabel('Email of the user').fill('newcomer@acme.example');
    await press(dialog(page), 'Check');
    await dialog(page).getByRole('checkbox', { name: 'Unit management: Read' }).check();
    await press(dialog(page), 'Save access');
    await toasted(page, text);
  },
  async 'Access authorisation deleted'(text) {
    const page = await openAs(ADMIN, unit('LON-SOHO', '/access'));
    await press(page.getByRole('listitem').filter({ hasText: 'newcomer@acme.example' }), /^Delete/);
    await press(dialog(page), 'Delete');
    await toasted(page, text);
  },
  async 'Survey group changed'(text) {
    const page = await openAs(ADMIN, unit('IST-MODA-1', '/survey'));
    await press(page, 'Move to another group');
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option', { name: /Guest rooms/ }).click();
    await press(dialog(page), 'Move');
    await toasted(page, text);
  },
  async 'QR code group changed'(text) {
    const page = await openAs(ADMIN, unit('IST-MODA-T', '/qr-code'));
    await press(page, 'Convert to its own design');
    await press(dialog(page), 'Convert to its own design');
    await toasted(page, text);
  },
  async 'Verification successful'(text) {
    const page = await payInvoice(CARDS.good);
    await page.getByText(text, { exact: true }).waitFor();
  },
  async 'A password-change link was sent to the given email address.'(text) {
    const page = await openAs(null, '/forgot-password');
    await page.getByLabel('Email').fill(ADMIN);
    await press(page, 'Send link');
    await page.getByText(text).waitFor();
  },
};

describe('a message', () => {
  test.each(MESSAGES)('%s', (text) => SCENES[text](text));
});

describe('what is told of a success', () => {
  test.each(TOASTS)('%s', (text) => SCENES[text](text));
});
