/** When a survey is asked, and of how many it takes answers, as its author says it. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, begin, saved } from './designer-steps.ts';

const journey = setUpJourney();
const WIDE = { viewport: { width: 1280, height: 900 } };

test('a survey opens and closes, and takes so many answers of some', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  const address = await begin(page, 'Christmas');
  await add(page, 'Yes or no', 'Did you stay?');
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'Availability', exact: true }).click();
  await page.getByRole('heading', { name: 'Availability', level: 2 }).waitFor();
  await page.getByLabel('Opens', { exact: true }).fill('2026-12-24T18:00');
  await page.getByLabel('Closes', { exact: true }).fill('2026-12-24T17:00');
  await page.getByLabel('Title while it is closed').fill('See you at Christmas');
  await page.getByRole('button', { name: 'Add quota' }).click();
  const quota = page.getByRole('group', { name: 'Quota 1', exact: true });
  await quota.getByLabel('Complete answers at most').fill('250');
  await quota.getByText('Of all visitors.').waitFor();
  await quota.getByRole('button', { name: 'Add condition', exact: true }).click();
  await expectAccessible(page);

  // It closes before it opens, which its author is told where it is published.
  await saved(page).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(': The end of the range is before its start.').waitFor();
  await page.getByRole('region', { name: 'Fix these first' }).getByRole('button', { name: 'Availability' }).click();
  await page.getByLabel('Closes', { exact: true }).fill('2026-12-26T17:00');
  await saved(page).waitFor();
  await page.goto(`${address}?panel=availability`);
  await expect.poll(() => page.getByLabel('Closes', { exact: true }).inputValue()).toBe('2026-12-26T17:00');
  await expect.poll(() => quota.getByLabel('Complete answers at most').inputValue()).toBe('250');

  await page.goto(`${address}?panel=translations`);
  await page.getByText('See you at Christmas').first().waitFor();
});
