/** What kinds of question have of their own in the designer, seen at once in its preview. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, begin, card, preview, saved } from './designer-steps.ts';

const journey = setUpJourney({ independent: true });

const WIDE = { viewport: { width: 1280, height: 900 } };

test('‘other’ and ‘none of these’ are switched on, called otherwise, and asked for by rules', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Open options');
  await add(page, 'Multiple choice', 'What went wrong?');
  await page.getByLabel('Option 1', { exact: true }).fill('Staff');
  await page.getByLabel('Option 2', { exact: true }).fill('Price');
  await page.getByRole('switch', { name: '“Other” option' }).check();
  await page.getByRole('switch', { name: '“None of these” option' }).check();
  await preview(page).getByRole('checkbox', { name: 'None of these' }).waitFor();
  await preview(page).getByRole('checkbox', { name: 'Other' }).check();
  await preview(page).getByRole('textbox', { name: 'What do you mean?' }).waitFor();
  await page.getByRole('textbox', { name: '“None of these” option: Own label' }).fill('All was well');
  await preview(page).getByRole('checkbox', { name: 'All was well' }).waitFor();
  await expectAccessible(page);
  const question = card(page, 'What went wrong?');
  for (const option of ['Other', 'All was well']) await question.getByText(option, { exact: true }).waitFor();

  await add(page, 'Long text', 'What can we do?');
  await page.getByRole('button', { name: 'Add condition' }).click();
  const condition = page.getByRole('group', { name: 'Condition 1', exact: true });
  await condition.getByRole('combobox', { name: 'Question of condition 1' }).click();
  await page.getByRole('option', { name: 'What went wrong?' }).click();
  await condition.getByRole('combobox', { name: 'Value of condition 1' }).click();
  await page.getByRole('option', { name: 'Other', exact: true }).click();
  await card(page, 'What can we do?').getByText('Shown if “What went wrong?” includes Other').waitFor();
  await saved(page).waitFor();
  await page.reload();
  await card(page, 'What went wrong?').click({ position: { x: 200, y: 12 } });
  await expect.poll(() => page.getByRole('switch', { name: '“Other” option' }).isChecked()).toBe(true);
});

test('options are shown as pictures that are uploaded, and taken off again', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Dishes');
  await add(page, 'Single choice', 'Which dish?');
  await page.getByLabel('Option 1', { exact: true }).fill('Soup');
  await page.getByLabel('Option 2', { exact: true }).fill('Bread');
  const create = { width: 40, height: 30, channels: 3, background: '#0b6e6e' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const upload = page.locator('input[type=file][aria-label="Picture for “Soup”"]');
  await upload.setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer });
  const change = page.getByRole('button', { name: 'Change the picture of “Soup”' });
  await change.waitFor();
  await expect.poll(() => preview(page).locator('.pictures img').count()).toBe(1);
  await preview(page).getByRole('radio', { name: 'Soup', exact: true }).check();
  await expectAccessible(page);
  await change.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => preview(page).locator('.pictures').count()).toBe(0);
  await saved(page).waitFor();
});

test('a scale of one’s own has the points, the shape and the words that its author gives it', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Tasting');
  await add(page, 'Own scale', 'How did it taste?');
  await preview(page).getByRole('radio', { name: '6 of 6' }).waitFor();
  await page.getByLabel('Last point', { exact: true }).fill('4');
  await preview(page).getByRole('radio', { name: '4 of 4' }).waitFor();
  await page.getByRole('combobox', { name: 'Shape' }).click();
  await page.getByRole('option', { name: 'Numbers' }).click();
  await page.getByLabel('Label of the lowest value').fill('Not at all');
  await preview(page).getByText('1: Not at all').waitFor();
  await page.getByRole('button', { name: 'Add label' }).click();
  await page.getByLabel('Point', { exact: true }).fill('3');
  await page.getByLabel('Label', { exact: true }).fill('Fine');
  await preview(page)
    .getByRole('radio', { name: /^3\s*Fine$/ })
    .waitFor();
  await expectAccessible(page);
  await saved(page).waitFor();
});

test('a slider has the ends and the unit that its author gives it', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Distances');
  await add(page, 'Slider', 'How far did you come?');
  const slider = preview(page).getByRole('slider');
  await expect.poll(() => slider.getAttribute('max')).toBe('100');
  await page.getByLabel('Maximum', { exact: true }).fill('50');
  await page.getByLabel('Unit', { exact: true }).fill('km');
  await preview(page).getByText('50 km').waitFor();
  await expect.poll(() => slider.getAttribute('max')).toBe('50');
  await expectAccessible(page);
  await saved(page).waitFor();
});
