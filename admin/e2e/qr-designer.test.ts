/** The designer of QR codes: what is chosen is seen at once, what could not be read is told, and prints follow. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Journey, openJourney } from '../../scripts/test/journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey?.close());

const dialog = (page: Page) => page.getByRole('dialog');
const preview = (page: Page) => dialog(page).getByRole('img', { name: /^QR code/ });

async function openDesigner(page: Page): Promise<void> {
  await page.goto('/qrcode_management');
  await page.getByRole('link', { name: 'Table stands', exact: true }).click();
  await page.getByRole('heading', { name: 'Table stands', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Edit the design' }).click();
  await preview(page).waitFor();
}

test('a group gets a poster, its texts and its colors, and keeps them', async () => {
  const page = await journey.signIn('admin@acme.example');
  await openDesigner(page);
  await dialog(page).getByRole('button', { name: 'A5' }).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill('How was your meal?');
  await preview(page).getByText('How was your meal?').waitFor();
  await dialog(page).getByLabel('Foreground', { exact: true }).fill('#EEEEEE');
  await dialog(page)
    .getByText(/^Foreground: choose a color that is darker/)
    .waitFor();
  await expect.poll(() => dialog(page).getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog(page).getByLabel('Foreground', { exact: true }).fill('#3B2417');
  await expect.poll(() => dialog(page).getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(false);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('QR code design changed').waitFor();
  await page.getByText('#3B2417').waitFor();

  await openDesigner(page);
  await expect.poll(() => dialog(page).getByRole('button', { name: 'A5' }).getAttribute('aria-pressed')).toBe('true');
  await preview(page).getByText('How was your meal?').waitFor();
});

test('on a phone in another language the texts of that language are written', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 780 } });
  await openDesigner(page);
  await dialog(page).getByRole('combobox', { name: 'Language of the texts' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await dialog(page).getByLabel('Call to action', { exact: true }).fill('Sagen Sie uns, wie es war');
  await preview(page).getByText('Sagen Sie uns, wie es war').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});
