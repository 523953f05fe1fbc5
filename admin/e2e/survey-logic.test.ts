/** Groups of conditions, options and pages that are left out, answers in texts, and endings, as their author makes them. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, begin, card, preview, saved, titleInput } from './designer-steps.ts';

const journey = setUpJourney();
const WIDE = { viewport: { width: 1280, height: 900 } };

test('a survey gets its logic, which reads as sentences and is tried in the preview', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Ways');
  await add(page, 'Yes or no', 'Did you stay?');
  await add(page, 'Short text', 'What is your name?');
  await add(page, 'Single choice', 'Why?');
  await page.getByLabel('Option 1', { exact: true }).fill('Noise');
  await page.getByLabel('Option 2', { exact: true }).fill('Price');

  await page.getByRole('button', { name: 'Add condition', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Comparison of condition 1' }).first().click();
  await page.getByRole('option', { name: 'contains', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value of condition 1' }).fill('Ada');
  await page.getByRole('button', { name: 'Add group' }).first().click();
  const group = page.getByRole('group', { name: 'Group 2', exact: true });
  await group.getByRole('combobox', { name: 'Comparison of condition 2.1' }).click();
  await page.getByRole('option', { name: 'is not answered' }).click();
  await group.getByRole('button', { name: 'Add condition' }).click();
  await group.getByRole('combobox', { name: 'Question of condition 2.2' }).click();
  await page.getByRole('option', { name: 'Did you stay?' }).click();
  await card(page, 'Why?')
    .getByText(
      'Shown if “What is your name?” contains “Ada” and (“What is your name?” is not answered or “Did you stay?” is answered)',
    )
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove group 2' }).click();
  await expect.poll(() => group.count()).toBe(0);

  await page.getByRole('combobox', { name: 'Add condition to an option' }).click();
  await page.getByRole('option', { name: 'Price' }).click();
  await card(page, 'Why?').getByText('“Price” is offered if “What is your name?” is answered').waitFor();
  await page.getByRole('combobox', { name: 'Insert an answer into: title' }).click();
  await page.getByRole('option', { name: 'What is your name?' }).click();
  await expect.poll(() => titleInput(page).inputValue()).toMatch(/^Why\? \{\{\w+\}\}$/);
  await saved(page).waitFor();
  await expectAccessible(page);

  await preview(page)
    .getByRole('textbox', { name: /What is your name/ })
    .fill('Ada');
  await preview(page).getByRole('heading', { name: 'Why? Ada' }).waitFor();
});
