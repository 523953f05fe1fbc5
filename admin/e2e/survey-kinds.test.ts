/** Kinds of question in the designer: found in the palette, set by their properties, seen in the preview. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, begin, card, preview, saved } from './designer-steps.ts';

const journey = setUpJourney();

test('a matrix gives its columns for a scale, and takes new ones when the scale is emptied', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 1280, height: 900 } });
  await begin(page, 'Kinds of question');
  await add(page, 'Matrix', 'How was it?');
  await page.getByRole('tab', { name: 'Question', exact: true }).click();
  const maximum = page.getByRole('group', { name: 'Rating scale in place of columns' }).getByLabel('Maximum');
  const counts = page.getByLabel('Counts towards the score');
  await expect.poll(() => counts.count()).toBe(0);
  await maximum.fill('5');
  await preview(page).getByRole('radio', { name: '5', exact: true }).first().waitFor();
  await counts.waitFor();
  await expect.poll(() => page.getByText('Columns', { exact: true }).count()).toBe(0);
  await saved(page).waitFor();
  await expectAccessible(page);
  await maximum.fill('');
  await page.getByText('Columns', { exact: true }).waitFor();
  await expect.poll(() => counts.count()).toBe(0);
});

test('what a visitor agrees to is written in the designer, and a time is bounded', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 1280, height: 900 } });
  await begin(page, 'Terms');
  await add(page, 'Consent', 'Photos');
  await page.getByRole('tab', { name: 'Question', exact: true }).click();
  await page.getByLabel('Text to agree to').fill('You may show my photos.');
  await preview(page).getByText('You may show my photos.').waitFor();
  await preview(page).getByRole('checkbox', { name: 'I agree' }).waitFor();
  await add(page, 'Time', 'When did you come?');
  await page.getByRole('tab', { name: 'Question', exact: true }).click();
  await page.getByLabel('Earliest').fill('08:00');
  await expect.poll(() => preview(page).locator('input[type=time]').getAttribute('min')).toBe('08:00');
  await add(page, 'Signature', 'Sign here');
  await card(page, 'Sign here').waitFor();
  await preview(page).getByLabel('Or type your name').waitFor();
  await saved(page).waitFor();
  await expectAccessible(page);
});
