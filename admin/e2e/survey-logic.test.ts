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

test('its ways are drawn with what nobody comes to, and who tries it sees the way taken', async () => {
  const page = await journey.signIn('admin@acme.example', WIDE);
  await begin(page, 'Flow');
  await add(page, 'Yes or no', 'Did you stay?');
  await add(page, 'Single choice', 'Why not?');
  await page.getByLabel('Option 1', { exact: true }).fill('Noise');
  await page.getByLabel('Option 2', { exact: true }).fill('Price');
  await page.getByRole('button', { name: 'Add condition', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Comparison of condition 1' }).first().click();
  await page.getByRole('option', { name: 'is', exact: true }).click();
  await page.getByRole('combobox', { name: 'Value of condition 1' }).click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await add(page, 'Short text', 'How much was it?');
  await saved(page).waitFor();

  const parts = page.getByRole('navigation', { name: 'Parts of the designer' });
  await parts.getByRole('button', { name: 'Flow' }).click();
  await page.getByText('Everything in this survey can be reached.').waitFor();
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await line('Why not?').getByText('Shown if “Did you stay?” is No').waitFor();
  await expectAccessible(page);

  await preview(page).getByRole('radio', { name: 'Yes' }).check();
  await line('Did you stay?').getByText('Answered: Yes').waitFor();
  await line('Why not?').getByText('Left out').waitFor();
  await preview(page).getByRole('radio').nth(4).check();
  await preview(page).getByRole('button', { name: 'Send' }).click();
  await line('How much was it?').getByText('Left empty').waitFor();
  await line('Thanks').getByText('Shown now').waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.poll(() => line('Why not?').getByText('Left out').count()).toBe(0);

  await line('Why not?').getByRole('button', { name: 'Why not?' }).click();
  await page.getByRole('button', { name: 'Add condition', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Comparison of condition 2' }).first().click();
  await page.getByRole('option', { name: 'is not', exact: true }).click();
  await page.getByRole('combobox', { name: 'Value of condition 2' }).click();
  await page.getByRole('option', { name: 'No', exact: true }).click();
  await parts.getByRole('button', { name: 'Flow' }).click();
  await line('Why not?').getByText('Never asked: no answers fulfil its conditions.').waitFor();
  await page.getByText('1 dead end: nobody ever comes there.').waitFor();
  await expectAccessible(page);
});
