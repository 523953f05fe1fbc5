/** The designer of QR codes: what is chosen is seen at once, what could not be read is told, and prints follow. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus, tabTo } from './expect-focus.ts';

const journey = setUpJourney();

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
    .getByText(/^Foreground: choose a color darker/)
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

test('by keyboard alone a design is opened, changed, refused, mended, saved, and left', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/qrcode_management');
  const { keyboard } = page;
  await tabTo(page.getByRole('link', { name: 'Table stands', exact: true }));
  await keyboard.press('Enter');
  const opener = page.getByRole('button', { name: 'Edit the design' });
  await tabTo(opener);
  await keyboard.press('Enter');
  await preview(page).waitFor();

  await tabTo(dialog(page).getByRole('button', { name: 'A6' }));
  await keyboard.press('Space');
  await tabTo(dialog(page).getByLabel('Title', { exact: true }));
  await keyboard.press('Control+A');
  await keyboard.type('By hand');
  await preview(page).getByText('By hand').waitFor();

  const foreground = dialog(page).getByLabel('Foreground', { exact: true });
  const save = dialog(page).getByRole('button', { name: 'Save changes' });
  await tabTo(foreground);
  await keyboard.press('Control+A');
  await keyboard.type('#EEEEEE');
  await dialog(page)
    .getByText(/^Foreground: choose a color darker/)
    .waitFor();
  await expect.poll(() => save.isDisabled()).toBe(true);
  await keyboard.press('Control+A');
  await keyboard.type('#1B4332');
  await expect.poll(() => save.isDisabled()).toBe(false);

  // What is open below it closes first, the dialog only then.
  const modules = dialog(page).getByRole('combobox', { name: 'Shape of the dots' });
  await tabTo(modules);
  await keyboard.press('Enter');
  await page.getByRole('option', { name: 'Dots' }).waitFor();
  await keyboard.press('Escape');
  await expectFocus(modules);
  await keyboard.press('Enter');
  await keyboard.type('Do');
  await keyboard.press('Enter');
  await expect.poll(() => modules.textContent()).toBe('Dots');

  await tabTo(save);
  await keyboard.press('Enter');
  await page.getByText('QR code design changed').waitFor();
  await page.getByText('#1B4332').waitFor();
  await expectFocus(opener);
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
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
});
