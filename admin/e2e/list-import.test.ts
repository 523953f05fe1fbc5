/** A file of discounts: its columns are told, it is tried, its rows are made, and all of it is taken back. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { button, PLATFORM } from './platform-steps.ts';

const journey = setUpJourney();

const ROWS = 300;

/** One code is too short, one is there twice. */
const file = {
  name: 'coupons.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Voucher,Kind,Percent,Valid from',
      ...Array.from({ length: ROWS }, (_, at) => `COUPON-${at},Percent,15,2026-01-01`),
      'X,Percent,15,2026-01-01',
      'COUPON-7,Percent,15,2026-01-01',
    ].join('\n'),
  ),
};

async function openImport(page: Page): Promise<Locator> {
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import: Discounts' });
  await button(dialog, 'Choose a file').waitFor();
  return dialog;
}

async function choose(page: Page, dialog: Locator): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(dialog, 'Choose a file').click()]);
  await chooser.setFiles(file);
}

const coupons = async (): Promise<number> => {
  const { rows } = await journey.database.query<{ count: number }>(
    `select count(*)::int as count from discount where code like 'COUPON-%'`,
  );
  return rows[0]?.count ?? 0;
};

describe('the super administrator', () => {
  test('imports coupons, and leaves out what is wrong', async () => {
    const page = await journey.signIn(PLATFORM);
    await page.goto('/discount');
    const dialog = await openImport(page);
    await expectAccessible(page);
    await choose(page, dialog);
    const field = dialog.getByRole('combobox', { name: 'Field of the column Voucher' });
    await field.waitFor();
    await expectAccessible(page);
    await field.click();
    await page.getByRole('option', { name: 'Code', exact: true }).click();
    await button(dialog, 'Check').click();
    await dialog.getByText('Nothing has changed yet. This is what the import would do.').waitFor();
    await dialog.getByText(`New: ${ROWS}`).waitFor();
    await dialog.getByText('Left out: 2').waitFor();
    await dialog
      .getByRole('cell', { name: 'This row repeats an earlier row of the file. Keep one of them.' })
      .waitFor();
    await expectAccessible(page);
    expect(await coupons()).toBe(0);
    await button(dialog, `Import ${ROWS} rows`).click();
    await dialog.getByText('The rows are imported.').waitFor();
    expect(await coupons()).toBe(ROWS);
    await button(dialog, 'Close').click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('link', { name: /^COUPON-/ })
      .first()
      .waitFor();
  });

  test('finds it again, with its columns remembered, and takes it back', async () => {
    const page = await journey.signIn(PLATFORM);
    await page.goto('/discount');
    const dialog = await openImport(page);
    await choose(page, dialog);
    const field = dialog.getByRole('combobox', { name: 'Field of the column Voucher' });
    await expect.poll(() => field.innerText()).toBe('Code');
    await button(dialog, 'Choose another file').click();
    await dialog.getByRole('button', { name: 'Show coupons.csv' }).nth(1).click();
    await button(dialog, 'Take back').click();
    const question = page.getByRole('dialog', { name: 'Take back this import?' });
    await question.waitFor();
    await expectAccessible(page);
    await button(question, 'Take back').click();
    await dialog.getByText('The import is taken back.').waitFor();
    await dialog.getByText(`Taken back: ${ROWS}`).waitFor();
    expect(await coupons()).toBe(0);
  });
});
