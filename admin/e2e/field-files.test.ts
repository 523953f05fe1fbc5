/** A picture and a file of a row: chosen and dropped, refused at their place, shown in lists and on pages, taken away. */
import sharp from 'sharp';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney({ independent: true });

const sign = (color: string) =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: color } })
    .png()
    .toBuffer();

const form = (page: Page) => page.getByRole('complementary');
/** Beside the list, or in its place where that is narrow. */
const logo = (page: Page) => page.getByRole('group', { name: 'Logo' });

async function choose(page: Page, name: string, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await logo(page)
    .getByRole('button', { name: /: Logo$/ })
    .first()
    .press('Enter');
  await (await chooser).setFiles({ name, mimeType, buffer });
}

describe('the logo of an organization', () => {
  test('is chosen by the keyboard, refused at its place, kept beside what is typed, and shown in the list', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/organization_management/create');
    await form(page).getByLabel('Name').fill('Acme Boats');
    await logo(page).getByText('Or drop it here. JPEG, PNG, WebP, GIF, AVIF, up to 5 MB').waitFor();
    await expectAccessible(page);

    await choose(page, 'list.pdf', Buffer.from('%PDF-1.4\n'), 'application/pdf');
    await logo(page).getByRole('alert').getByText('Choose one of these').waitFor();
    await choose(page, 'large.png', Buffer.alloc(5_000_001));
    await logo(page).getByRole('alert').getByText('The file is too large: 5 MB at most.').waitFor();
    // It says that it is one, and is none.
    await choose(page, 'false.png', Buffer.from('no picture at all'));
    await logo(page).getByRole('alert').getByText('Its content counts, not its name.').waitFor();
    expect(await form(page).getByLabel('Name').inputValue()).toBe('Acme Boats');

    await choose(page, 'The harbour.png', await sign('#0b6e6e'));
    await logo(page).getByText('The harbour.webp').waitFor();
    expect(await logo(page).getByRole('alert').count()).toBe(0);
    await logo(page).getByText('640 × 400').waitFor();
    await expectAccessible(page);
    // Refused for something else, the form keeps it.
    await form(page).getByLabel('Name').fill('');
    await form(page).getByRole('button', { name: 'Add organization' }).click();
    await form(page).getByText('Required field.').waitFor();
    await logo(page).getByText('The harbour.webp').waitFor();
    await form(page).getByLabel('Name').fill('Acme Boats');
    await form(page).getByRole('button', { name: 'Add organization' }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme Boats' }).waitFor();

    await page.goto('/organization_management');
    const row = page.getByRole('row', { name: /Acme Boats/ });
    await row.getByRole('img', { name: 'The harbour.webp' }).waitFor();
    await expectAccessible(page);
  });

  test('is replaced by a drop, taken away, and on a narrow screen within the page', async () => {
    const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 740 } });
    await page.goto('/organization_management');
    await page.getByRole('img', { name: 'The harbour.webp' }).waitFor();
    await page.getByRole('link', { name: 'Edit: Acme Boats' }).click();
    await logo(page).getByText('The harbour.webp').waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);

    const bytes = [...(await sign('#aa3322'))];
    const dropped = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(given)], 'Dropped.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    await logo(page).getByText('The harbour.webp').dispatchEvent('drop', { dataTransfer: dropped });
    await logo(page).getByText('Dropped.webp').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Record updated').waitFor();
    await page.goto('/organization_management');
    await page.getByRole('img', { name: 'Dropped.webp' }).waitFor();

    await page.getByRole('link', { name: 'Edit: Acme Boats' }).click();
    await logo(page).getByRole('button', { name: 'Remove: Logo' }).press('Enter');
    await logo(page).getByText('Or drop it here.').waitFor();
    await expect
      .poll(() =>
        logo(page)
          .getByRole('button', { name: 'Choose a picture: Logo' })
          .evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Record updated').waitFor();
    const { rows } = await journey.database.query("select logo from organization where name = 'Acme Boats'");
    expect(rows).toEqual([{ logo: null }]);
  });
});
