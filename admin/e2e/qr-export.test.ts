/** Prints of many codes: chosen and looked at, made in the background, and saved as one archive; of one code at once. */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { readCodes } from '../../server/modules/codes/qr/reader.ts';
import { card, dialog } from './tree-steps.ts';
import { pagesOf } from '../../server/modules/codes/qr/test/pdf-pages.ts';

const journey = setUpJourney({ independent: true });

const field = (page: Page, name: string) => dialog(page).getByRole('combobox', { name });

async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

async function saved(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download', exact: true }).first().click(),
  ]);
  return download;
}

const previewOf = (page: Page) => dialog(page).getByRole('img', { name: /^The print of/ });

test('a group’s codes are counted, looked at, and saved as one archive with sheets and a packing list', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/qrcode_management');
  await page.getByRole('link', { name: 'Table stands', exact: true }).click();
  await page.getByRole('button', { name: 'Download prints' }).click();
  await previewOf(page).waitFor();
  const counted = await dialog(page)
    .getByText(/^\d+ codes$/)
    .textContent();
  await dialog(page).getByRole('checkbox', { name: 'SVG' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Sheets to cut' }).check();
  await dialog(page).getByRole('radio', { name: 'QR code only' }).check();
  await choose(page, 'Paper of the PDF', 'A6');
  await choose(page, 'Marker', 'Top left');
  await dialog(page).getByLabel('Color of the marker', { exact: true }).fill('#EEEEEE');
  await dialog(page).getByRole('status').getByRole('alert').waitFor();
  await expect.poll(() => dialog(page).getByRole('button', { name: 'Create the archive' }).isDisabled()).toBe(true);
  await dialog(page).getByLabel('Color of the marker', { exact: true }).fill('#B42318');
  await previewOf(page).waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create the archive' }).click();
  await dialog(page)
    .getByText(/codes, .* kept until/)
    .waitFor();
  const download = await saved(page);
  expect(download.suggestedFilename()).toMatch(/^QR codes \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(await bytesOf(download));
  const rows = (await readSheet(Buffer.from(files['Packing list.xlsx'] ?? []))).slice(1);
  expect(`${rows.length} codes`).toBe(counted);
  const pages = await pagesOf(Buffer.from(files['Sheets to cut.pdf'] ?? []));
  const found = (await Promise.all(pages.map(({ picture }) => readCodes(picture, 16)))).flat();
  expect(found.toSorted()).toEqual(rows.map((row) => String(row[4])).toSorted());
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf')).length).toBe(rows.length + 1);
});

test('from the tree a unit’s print is saved at once, and with the units below it would be an archive', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/organization_management/1');
  await card(page, 'Central Europe').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Download prints' }).click();
  await dialog(page).getByText('1 code', { exact: true }).waitFor();
  await dialog(page).getByRole('checkbox', { name: 'Include sub-units' }).check();
  await dialog(page)
    .getByText(/^\d+ codes$/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Create the archive' }).waitFor();
  await dialog(page).getByRole('checkbox', { name: 'Include sub-units' }).uncheck();
  await saveOne(page);
});

test('on a phone the print of a unit is chosen, looked at and saved from its page', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 780 } });
  await page.goto('/units/3/qr-code');
  await page.getByRole('button', { name: 'Download prints' }).click();
  await previewOf(page).waitFor();
  await expectAccessible(page);
  await saveOne(page);
});

/** The file of the one code that is chosen, read to the code that it is called by. */
async function saveOne(page: Page): Promise<void> {
  await dialog(page).getByText('1 code', { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).locator('button[type=submit]').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[0-9A-Z]{9}\.pdf$/);
  const [print] = await pagesOf(await bytesOf(download));
  const [address] = await readCodes(print?.picture ?? Buffer.alloc(0));
  expect(address).toContain(download.suggestedFilename().slice(0, 9));
}
