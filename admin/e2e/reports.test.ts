/** A user's own notices and mail reports: what is wished for is kept, sent, and stopped from the mail. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney();

const dialog = (page: Page) => page.getByRole('dialog');
const reports = (page: Page) => page.getByRole('region', { name: 'Email reports' });
test('notices are chosen, and wait in quiet hours', async () => {
  const page = await journey.signIn('clerk@acme.example', { viewport: { width: 360, height: 760 } });
  await page.goto('/');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'My notices and reports' }).click();
  await page.getByLabel('When feedback of high priority comes').check();
  await page.getByLabel('Quiet from').fill('20:00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Required field.').waitFor();
  await page.getByLabel('Quiet until').fill('07:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your notices are saved').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Quiet until').inputValue()).toBe('07:00');
  await expect.poll(() => page.getByLabel('When feedback of high priority comes').isChecked()).toBe(true);
});

test('a report is added, changed, sent at once, and stopped from its mail', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/noticepreferences');
  await reports(page).getByText('No reports yet').waitFor();
  await expectAccessible(page);
  await reports(page).getByRole('button', { name: 'Add report' }).click();
  await dialog(page).getByRole('combobox', { name: 'Unit' }).fill('berlin');
  await page.getByRole('option', { name: /Berlin Mitte #\d+/ }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add report' }).click();
  await page.getByText('Report added').waitFor();
  const line = reports(page).getByRole('listitem').filter({ hasText: 'Berlin Mitte' });
  await line.getByText('Weekly · Monday, 8:00').waitFor();
  await line.getByText('Next: Monday').waitFor();

  await line.getByRole('button', { name: 'Actions: Berlin Mitte' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByRole('combobox', { name: 'Rhythm' }).click();
  await page.getByRole('option', { name: 'Monthly' }).click();
  await dialog(page).getByText('A monthly one comes on the first of the month, about the month before.').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Report saved').waitFor();
  await line.getByText('Monthly · On the 1st, 8:00').waitFor();
  await line.getByText(/^Next: .* 1, \d{4}/).waitFor();

  await line.getByRole('button', { name: 'Actions: Berlin Mitte' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByRole('combobox', { name: 'Rhythm' }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await dialog(page).getByLabel('Only on days with answers').waitFor();
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Report saved').waitFor();
  await line.getByText('Daily · 8:00').waitFor();

  await page.goto('/noticepreferences?report=new');
  await dialog(page).getByRole('combobox', { name: 'Unit' }).fill('berlin');
  await page.getByRole('option', { name: /Berlin Mitte #\d+/ }).click();
  await dialog(page).getByRole('combobox', { name: 'Rhythm' }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await dialog(page).getByRole('button', { name: 'Add report' }).click();
  await dialog(page).getByText('You already have this report. Choose another unit or rhythm.').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog(page).waitFor({ state: 'detached' });

  await line.getByRole('button', { name: 'Actions: Berlin Mitte' }).click();
  await page.getByRole('menuitem', { name: 'Send now' }).click();
  await page.getByText('The report is on its way to admin@acme.example').waitFor();

  const outside = await journey.visit();
  const mail = outside.getByRole('article').filter({ hasText: 'Berlin Mitte: daily report' });
  await expect
    .poll(async () => {
      await outside.goto('/dev/outbox');
      return mail.count();
    })
    .toBe(1);
  const dashboard = await mail.getByRole('link').filter({ hasText: '/?from=' }).last().getAttribute('href');
  await page.goto(dashboard ?? '');
  await page.getByRole('navigation', { name: 'Path in the tree' }).getByText('Berlin Mitte').waitFor();

  await mail.getByRole('link').filter({ hasText: '/unsubscribe?' }).click();
  await outside.getByRole('heading', { name: 'Stop the daily report?' }).waitFor();
  await expectAccessible(outside);
  await outside.getByRole('button', { name: 'Stop the report' }).click();
  await outside.getByRole('heading', { name: 'The report is stopped' }).waitFor();
  await expectAccessible(outside);

  await page.goto('/noticepreferences');
  await line.getByText('Switched off').waitFor();
  await line.getByRole('switch', { name: 'Send the report: Berlin Mitte' }).click();
  await page.getByText('The report is switched on').waitFor();
  await line.getByText('Next:').waitFor();
});
