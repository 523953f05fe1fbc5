/** The designer of surveys: written, sorted, ruled, kept, and looked at while it is made; by mouse, keys and finger. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, type Journey, openJourney } from '../../scripts/test/journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey?.close());

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

const cards = (page: Page) => page.locator('main article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const pageOf = (page: Page, number: number) => page.getByRole('region', { name: `Page ${number}`, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Live preview of the survey"]');
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
/** What the selected question asks, where it is written. */
const titleInput = (page: Page) => cards(page).getByRole('textbox', { name: 'Question', exact: true });
/** Of all cards, in their order; that of the selected one stands in its input. */
const titles = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.map((article) => {
      const named = document.getElementById(article.getAttribute('aria-labelledby') ?? '');
      return named instanceof HTMLTextAreaElement ? named.value : (named?.innerText ?? '');
    }),
  );

/** A survey of one's own, begun in the list; answers its address. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/survey_management');
  await page.getByRole('button', { name: 'Add survey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Blank/ }).check();
  await dialog.getByLabel('Name of the survey').fill(name);
  await dialog.getByRole('button', { name: 'Create survey' }).click();
  await page.waitForURL('**/survey_management/surveys/*');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return page.url();
}

/** Adds a question from the palette, behind the selected one, and writes what it asks. */
async function add(page: Page, type: string, title: string): Promise<void> {
  await page.getByRole('tab', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: type, exact: true }).click();
  const input = titleInput(page);
  await expect.poll(() => input.inputValue()).toBe('');
  await input.fill(title);
  await card(page, title).waitFor();
}

async function open(page: Page, survey: string): Promise<void> {
  await page.goto('/survey_management');
  await page.getByRole('link', { name: survey, exact: true }).click();
  await page.getByRole('heading', { name: survey, level: 1 }).waitFor();
}

describe('a survey', () => {
  test('is written question by question, seen as it is written, and kept without being asked', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await begin(page, 'Waiting room');
    await cards(page)
      .first()
      .click({ position: { x: 200, y: 12 } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await page.getByText('Add the first question').waitFor();
    await add(page, 'Smileys', 'How was the wait?');
    await preview(page).getByRole('heading', { name: 'How was the wait?' }).waitFor();
    await add(page, 'Single choice', 'What brought you here?');
    await page.getByLabel('Option 1', { exact: true }).fill('A check-up');
    await page.getByLabel('Option 2', { exact: true }).fill('An appointment');
    await page.keyboard.press('Enter');
    await page.getByLabel('Option 3', { exact: true }).fill('Something else');
    await preview(page).getByText('Something else').waitFor();
    const required = card(page, 'What brought you here?').getByRole('button', { name: 'Required' });
    await required.click();
    expect(await required.getAttribute('aria-pressed')).toBe('true');
    await add(page, 'Long text', 'What should we change?');
    await saved(page).waitFor();
    await expectAccessible(page);

    await page.reload();
    await card(page, 'What should we change?').waitFor();
    expect(await titles(page)).toEqual(['How was the wait?', 'What brought you here?', 'What should we change?']);
    await card(page, 'What brought you here?').getByText('Something else').waitFor();
    expect(await required.getAttribute('aria-pressed')).toBe('true');
  });

  test('leads its preview to what is selected, and is led by it', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Default survey');
    await card(page, 'What went wrong?').click({ position: { x: 200, y: 12 } });
    await preview(page)
      .getByRole('heading', { name: /^What went wrong/ })
      .waitFor();
    // The rule hides it from those who are content; who writes it sees it all the same.
    await titleInput(page).fill('What was not right?');
    await preview(page)
      .getByRole('heading', { name: /^What was not right/ })
      .waitFor();
    await preview(page).getByRole('button', { name: 'Back' }).click();
    await preview(page)
      .getByRole('heading', { name: /^How was your experience/ })
      .waitFor();
    await expect.poll(() => page.locator('article[aria-current=true]').getByText('Smileys').count()).toBe(1);
  });

  test('gets a rule that reads as a sentence, and loses it with the question that it looks at', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    await card(page, 'What should we change?').click({ position: { x: 200, y: 12 } });
    await page.getByRole('button', { name: 'Add condition' }).click();
    const condition = page.getByRole('group', { name: 'Condition 1', exact: true });
    await condition.getByRole('combobox', { name: 'Question of condition 1' }).click();
    await page.getByRole('option', { name: 'How was the wait?' }).click();
    await condition.getByRole('combobox', { name: 'Comparison of condition 1' }).click();
    await page.getByRole('option', { name: 'is at most' }).click();
    await condition.getByRole('combobox', { name: 'Value of condition 1' }).click();
    await page.getByRole('option', { name: /^3/ }).click();
    const rule = card(page, 'What should we change?').getByText(/^Shown if “How was the wait\?” is 3 .*or less$/);
    await rule.waitFor();
    await expectAccessible(page);

    await card(page, 'How was the wait?')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText(/A rule that looked at it was removed from 1 question/).waitFor();
    expect(await rule.count()).toBe(0);
    // What was done since stays; what was deleted comes back with the rule.
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await rule.waitFor();
    await pageOf(page, 2).waitFor();
    await saved(page).waitFor();
  });

  test('is sorted by keys, and each step can be undone and done again', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    await card(page, 'How was the wait?').click({ position: { x: 200, y: 12 } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    const swapped = ['What brought you here?', 'How was the wait?', 'What should we change?'];
    await expect.poll(() => titles(page)).toEqual(swapped);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await titles(page))[0]).toBe('How was the wait?');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => titles(page)).toEqual(swapped);
    await saved(page).waitFor();
  });

  test('is sorted by its handles, with keys and with a mouse', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    const before = ['What brought you here?', 'How was the wait?', 'What should we change?'];
    const [first = '', second = ''] = before;
    await expect.poll(() => titles(page)).toEqual(before);
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
    await handle(first).focus();
    await page.keyboard.press('Space');
    await page.getByText(`${first} lifted.`).waitFor({ state: 'attached' });
    // Past its own gap to the one behind the next question.
    for (let presses = 0; presses < 4; presses++) {
      if (await page.getByText('Page 1, place 3.').count()) break;
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(300);
    }
    await page.keyboard.press('Space');
    await expect.poll(() => titles(page)).toEqual([second, first, ...before.slice(2)]);
    const from = await handle(first).boundingBox();
    const to = await card(page, second).boundingBox();
    if (!from || !to) throw new Error('A card is out of sight.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 40, { steps: 5 });
    await page.mouse.move(to.x + 60, to.y - 4, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual(before);
    await saved(page).waitFor();
  });

  test('is renamed where it is written', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByRole('dialog').getByLabel('Name of the survey').fill('Waiting area');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('heading', { name: 'Waiting area', level: 1 }).waitFor();
    await add(page, 'Thumbs', 'Was the room clean?');
    await saved(page).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Waiting area', level: 1 }).waitFor();
    await card(page, 'Was the room clean?').waitFor();
  });
});

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
    expect(await titles(one)).toEqual([
      'How was your experience?',
      'How many stars?',
      'How many guests?',
      'Was it warm?',
    ]);
  });
});

describe('on a phone', () => {
  test('its parts are steps, and everything fits', async () => {
    const page = await journey.signIn('admin@acme.example', PHONE);
    await open(page, 'Waiting area');
    const steps = page.getByRole('navigation', { name: 'Steps of the designer' });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    await fits();
    await steps.getByRole('button', { name: 'Add' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dropdown', exact: true }).click();
    await page.getByLabel('Option 1', { exact: true }).waitFor();
    await expectAccessible(page);
    await fits();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which desk?');
    await steps.getByRole('button', { name: 'Preview' }).click();
    await preview(page).getByRole('heading', { name: 'Which desk?' }).waitFor();
    await expectAccessible(page);
    await fits();
  });
});
