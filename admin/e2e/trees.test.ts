/** References to rows of a tree: chosen by where they are, shown with what is above them, found with all that is below. */
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const BRANCH = 'Berlin Mitte';
const REGION = 'Central Europe';

const journey = setUpJourney();

test('a rule for a unit is made by keyboard alone, and found by the unit above with all below it', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/feedbackrules/create');
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Name').fill('Of the branch');
  const unit = panel.getByRole('combobox', { name: 'Unit' });
  await unit.focus();
  await page.keyboard.type(BRANCH);
  const option = page.getByRole('option').filter({ hasText: BRANCH }).first();
  await option.getByText(REGION).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => unit.inputValue()).toMatch(/^Berlin Mitte #\d+$/);
  // The way to it stands below.
  await panel.getByText(new RegExp(`${REGION}$`)).waitFor();
  await panel.getByRole('button', { name: 'Add action' }).click();
  await page.getByRole('menuitem', { name: 'Notify those responsible by email' }).click();
  await panel.getByRole('button', { name: 'Add rule' }).click();
  await page.waitForURL(/\/feedbackrules\/\d+$/);

  await page.goto('/feedbackrules');
  await page.getByRole('button', { name: 'Unit', exact: true }).click();
  const wanted = page.getByRole('dialog').getByRole('combobox', { name: 'Unit' });
  await wanted.fill(REGION);
  await page.getByRole('option').filter({ hasText: REGION }).first().click();
  await page.waitForURL(/node_id_within/);
  await page.getByText(`${REGION} and below`).waitFor();
  await page.getByText('Of the branch').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Include what is below' }).click();
  await page.waitForURL((url) => !url.href.includes('node_id_within') && url.href.includes('node_id'));
  await page.getByText('Of the branch').first().waitFor({ state: 'detached' });
});

test('a list of units shows the unit above each with the way to it', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/units');
  const row = page.getByRole('row').filter({ hasText: BRANCH }).first();
  await row.getByRole('link', { name: new RegExp(REGION) }).waitFor();
  await expectAccessible(page);
});
