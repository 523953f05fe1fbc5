/** Code health: codes that seem dead are found in the night, listed for who looks after them, and dealt with. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney({ independent: true });

const finding = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
const gone = /Not scanned since .* so \d+ scans would have come/;
const unanswered = /\d+ scans since .* without an answer; \d+ answers would have been usual/;

/** The server examines its codes as it starts; the list is read anew until that is done. */
async function openFindings(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto('/code_health');
        await page.getByRole('heading', { name: 'Code health', level: 1 }).waitFor();
        await page
          .getByRole('region', { name: 'Code health' })
          .getByRole('listitem')
          .or(page.getByText('All codes are in use'))
          .first()
          .waitFor();
        return page.getByText(gone).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
}

const act = async (page: Page, row: string | RegExp, name: string): Promise<void> => {
  await finding(page, row)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
};

describe('code health', () => {
  test('tells which sticker is gone and which survey nobody answers, the busiest first', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openFindings(page);
    await finding(page, gone).getByText('Courtyard', { exact: true }).waitFor();
    await finding(page, gone)
      .getByText(/Central Europe › Berlin Mitte · [0-9A-Z]{9}/)
      .waitFor();
    await finding(page, unanswered).getByText('Table 1', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.goto('/');
    await page.getByRole('link', { name: /^Codes to check/ }).click();
    await page.getByText(gone).waitFor();
  });

  test('shows the rhythm, and leads to where the code is printed again', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openFindings(page);
    await act(page, gone, 'Show the rhythm');
    await page.getByRole('grid', { name: 'Usual scans by hour of the week' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await act(page, gone, 'Print again');
    await page.getByRole('heading', { name: /Courtyard/, level: 1 }).waitFor();
    const counts = page.getByRole('region', { name: 'Scans', exact: true });
    await counts.getByRole('button', { name: '365 days' }).click();
    await counts.getByText('Phone', { exact: true }).waitFor();
    await counts.getByText('German', { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('is set aside with a reason up to a day, and checked', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openFindings(page);
    await act(page, gone, 'Dismiss until …');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('The courtyard is closed for the winter');
    await expectAccessible(page);
    await dialog.getByLabel(/Dismissed until/).fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await dialog.getByText(/Choose .* or a later day/).waitFor();
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel(/Dismissed until/).fill(inAMonth);
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => page.getByText(gone).count()).toBe(0);
    await page.getByRole('button', { name: 'Dismissed', exact: true }).click();
    await page.getByText('The courtyard is closed for the winter').waitFor();
    await expectAccessible(page);
    await act(page, gone, 'Reopen');
    await expect.poll(() => page.getByText(gone).count()).toBe(0);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await act(page, unanswered, 'Mark as checked');
    await expect.poll(() => page.getByText(unanswered).count()).toBe(0);
    await page.getByRole('button', { name: 'Checked', exact: true }).click();
    await page.getByText(unanswered).waitFor();
  });
});
