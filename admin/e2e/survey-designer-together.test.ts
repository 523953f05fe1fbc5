/** The designer of surveys where somebody else changes the same one, or may look only. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { add, begin, card, cards, preview, saved, titles } from './designer-steps.ts';

const journey = setUpJourney();

const WIDE = { viewport: { width: 1280, height: 900 } };

describe('two tabs', () => {
  test('that change one survey are asked, and nothing is lost', async () => {
    const one = await journey.signIn('admin@acme.example', WIDE);
    const address = await begin(one, 'Two hands');
    await add(one, 'Stars', 'How many stars?');
    await saved(one).waitFor();
    const other = await journey.signIn('admin@acme.example', WIDE);
    await other.goto(address);
    await card(other, 'How many stars?').waitFor();
    await add(one, 'Number', 'How many guests?');
    await saved(one).waitFor();
    await add(other, 'Date', 'When were you here?');
    const dialog = other.getByRole('dialog', { name: 'This survey was changed elsewhere' });
    await dialog.waitFor();
    await expectAccessible(other);
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await card(other, 'How many guests?').waitFor();
    await other.getByRole('button', { name: /^Undo: / }).click();
    await card(other, 'When were you here?').waitFor();
    await saved(other).waitFor();

    await add(one, 'Yes or no', 'Was it warm?');
    await one.getByRole('dialog').getByRole('button', { name: 'Keep mine as a copy' }).click();
    await one.getByRole('heading', { name: 'Two hands (copy)', level: 1 }).waitFor();
    await expect
      .poll(() => titles(one))
      .toEqual(['How was your experience?', 'How many stars?', 'How many guests?', 'Was it warm?']);
  });
});

describe('an open designer', () => {
  test('is saved although the survey was renamed in the list meanwhile', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    const address = await begin(page, 'Old name');
    const list = await page.context().newPage();
    await list.goto('/survey_management');
    await list.getByRole('button', { name: 'Actions for Old name' }).click();
    await list.getByRole('menuitem', { name: 'Rename' }).click();
    await list.getByRole('dialog').getByLabel('Name of the survey').fill('New name');
    await list.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await list.getByRole('link', { name: 'New name', exact: true }).waitFor();
    await add(page, 'Stars', 'How many stars?');
    await page.getByRole('heading', { name: 'New name', level: 1 }).waitFor();
    await saved(page).waitFor();
    await page.goto(address);
    await card(page, 'How many stars?').waitFor();
  });
});

describe('somebody who may look', () => {
  /** What a hand could write into or switch; what is read only takes no letter. */
  const writable = (page: Page) =>
    page.locator(
      'main :is(input, textarea):enabled:not([readonly]), aside :is(input, textarea):enabled:not([readonly])',
    );

  test('reads all of a survey, tries it, and is offered no change', async () => {
    const page = await journey.signIn('design@acme.example', WIDE);
    await page.goto('/survey_management');
    await page.getByRole('link', { name: 'Your stay', exact: true }).click();
    await page.getByText('View only').waitFor();
    await card(page, 'What went wrong?').click({ position: { x: 200, y: 12 } });
    const settings = page.getByRole('complementary', { name: 'Add and edit' });
    await expect
      .poll(() => settings.getByRole('textbox', { name: 'Question', exact: true }).inputValue())
      .toBe('What went wrong?');
    await settings.getByText(/^Shown if “How likely are you to recommend us/).waitFor();
    await settings.getByText('The next question follows.').waitFor();
    await preview(page)
      .getByRole('heading', { name: /^What went wrong/ })
      .waitFor();
    for (const name of [/^Publish/, /^Undo/, /^Add\b/, /^Actions for/, /^Move/, /^Upload/, /^Remove/])
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
    expect(await page.getByRole('tab', { name: 'Add' }).count()).toBe(0);
    expect(await writable(page).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Delete');
    // What is published: the draft of the company's survey is for those who make it.
    expect(await cards(page).count()).toBe(6);
  });
});
