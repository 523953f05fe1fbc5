/** The designer of surveys: written, sorted, ruled, kept, and looked at while it is made; by mouse, keys and finger. */
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { frames } from './frames.ts';
import { add, begin, card, cards, open, pageOf, preview, saved, titleInput, titles } from './designer-steps.ts';

const journey = setUpJourney();

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

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
    await expect.poll(() => required.getAttribute('aria-pressed')).toBe('true');
    await add(page, 'Long text', 'What should we change?');
    await saved(page).waitFor();
    // A toast stands outside all landmarks while it is there.
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
    await expectAccessible(page);

    await page.reload();
    await card(page, 'What should we change?').waitFor();
    await expect
      .poll(() => titles(page))
      .toEqual(['How was the wait?', 'What brought you here?', 'What should we change?']);
    await card(page, 'What brought you here?').getByText('Something else').waitFor();
    await expect.poll(() => required.getAttribute('aria-pressed')).toBe('true');
  });

  test('leads its preview to what is selected, and is led by it', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Default survey');
    const asked = await preview(page).locator('[data-question]').first().getAttribute('data-question');
    await card(page, 'What went wrong?').click({ position: { x: 200, y: 12 } });
    await preview(page)
      .getByRole('heading', { name: /^What went wrong/ })
      .waitFor();
    // A slow page says late what it showed before it heard of that: nobody has chosen it.
    await preview(page)
      .locator('body')
      .evaluate((_body, question) => {
        const message = { type: 'feedtree.preview.shown', turn: 0, questions: [question] };
        window.parent.postMessage(message, window.location.origin);
      }, asked);
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

  test('asks one question at a time where it is to, and page by page where not', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    const progress = preview(page).getByRole('progressbar');
    await expect.poll(() => progress.getAttribute('aria-label')).toBe('Page 1 of 1');
    const control = page.getByRole('switch', { name: 'One question at a time' });
    await control.check();
    await expect.poll(() => progress.getAttribute('aria-label')).toBe('Page 1 of 3');
    await expectAccessible(page);
    await control.uncheck();
    await expect.poll(() => progress.getAttribute('aria-label')).toBe('Page 1 of 1');
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
    await page.getByText(/A condition that referred to it was removed from 1 question/).waitFor();
    await expect.poll(() => rule.count()).toBe(0);
    // What was done since stays; what was deleted comes back with the rule.
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await rule.waitFor();
    await pageOf(page, 2).waitFor();
    await saved(page).waitFor();
  });

  test('gets a jump that reads as a sentence', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await begin(page, 'Short ways');
    await add(page, 'Yes or no', 'Did you stay?');
    await page.getByRole('button', { name: 'Add page' }).click();
    await add(page, 'Stars', 'How was the bed?');
    await page.getByRole('button', { name: 'Add page' }).click();
    await add(page, 'Long text', 'What else?');
    await card(page, 'Did you stay?').click({ position: { x: 200, y: 12 } });
    await page.getByRole('button', { name: 'Add jump' }).click();
    const jump = page.getByRole('group', { name: 'Jump 1', exact: true });
    await jump.getByRole('button', { name: 'Add condition' }).click();
    await jump.getByRole('combobox', { name: 'Value of condition 1' }).click();
    await page.getByRole('option', { name: 'No', exact: true }).click();
    await jump.getByRole('combobox', { name: 'Go to' }).click();
    await page.getByRole('option', { name: 'What else?' }).click();
    await card(page, 'Did you stay?').getByText('Then: if “Did you stay?” is No, skip to “What else?”').waitFor();
    await expectAccessible(page);
    await preview(page).getByRole('radio', { name: 'Good', exact: true }).click();
    await preview(page).getByRole('radio', { name: 'No', exact: true }).click();
    await preview(page).getByRole('button', { name: 'Next' }).click();
    await preview(page).getByText('What else?').waitFor();
    expect(await preview(page).getByText('How was the bed?').count()).toBe(0);
  });

  test('is tried on one’s own phone', async () => {
    const page = await journey.signIn('admin@acme.example', {
      ...WIDE,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await open(page, 'Short ways');
    await page.getByRole('button', { name: 'Open on your phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try it on your phone' });
    const code = dialog.getByRole('img', { name: 'QR code of the preview link' });
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    await expectAccessible(page);
    const link = (await dialog.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '';
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    // Whoever holds the phone is not signed in.
    const phone = await journey.visit(PHONE);
    await phone.goto(link);
    await phone.getByText('Preview. Answers are not stored.').waitFor();
    await phone.getByRole('heading', { name: /^How was your experience/ }).waitFor();
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
    await frames(page, 10);
    // Past its own gap to the one behind the next question.
    for (let presses = 0; presses < 4; presses++) {
      if (await page.getByText('Page 1, place 3.').count()) break;
      await page.keyboard.press('ArrowDown');
      await frames(page, 10);
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
    await frames(page, 10);
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual(before);
    await saved(page).waitFor();
  });

  test('has a question once more by its menu and by keys, each taken back; its cards fold and open', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    const before = ['What brought you here?', 'How was the wait?', 'What should we change?'];
    const [first = '', ...others] = before;
    const copied = [first, first, ...others];
    await expect.poll(() => titles(page)).toEqual(before);
    await page.getByRole('button', { name: `Actions for “${first}”` }).click();
    await page.getByRole('menuitem', { name: /^Duplicate/ }).click();
    await expect.poll(() => titles(page)).toEqual(copied);
    await cards(page).nth(1).getByText('Something else').waitFor();
    await page.getByRole('button', { name: `Undo: duplicate “${first}”`, exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(before);
    await card(page, first).click({ position: { x: 200, y: 12 } });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+d');
    await expect.poll(() => titles(page)).toEqual(copied);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(before);
    await page.getByRole('button', { name: 'Actions for page 1', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate page', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual([...before, ...before]);
    await pageOf(page, 2).waitFor();
    await page.getByRole('button', { name: 'Undo: duplicate page', exact: true }).click();
    await expect.poll(() => titles(page)).toEqual(before);

    const body = card(page, first).getByText('Something else');
    const fold = card(page, first).getByRole('button', { name: 'Collapse', exact: true });
    await fold.click();
    await body.waitFor({ state: 'detached' });
    await card(page, first).getByRole('button', { name: 'Expand', exact: true }).click();
    await body.waitFor();
    await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
    await expect.poll(() => cards(page).getByRole('button', { name: 'Expand', exact: true }).count()).toBe(3);
    await body.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Expand all', exact: true }).click();
    await body.waitFor();
    await saved(page).waitFor();
  });

  test('keeps a question in the library, and has it in another survey with an id of its own', async () => {
    const page = await journey.signIn('admin@acme.example', WIDE);
    await open(page, 'Waiting room');
    await page.getByRole('button', { name: 'Actions for “What should we change?”' }).click();
    await page.getByRole('menuitem', { name: 'Save to library' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save the question to the library' });
    // Its condition looks at another question.
    await dialog.getByText(/^Conditions, jumps and answers/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await page.getByText('“What should we change?” is in the library now').waitFor();
    await page.getByRole('button', { name: 'Actions for “What brought you here?”' }).click();
    await page.getByRole('menuitem', { name: 'Save to library' }).click();
    expect(await dialog.getByText(/^Conditions, jumps and answers/).count()).toBe(0);
    await dialog.getByLabel('Name', { exact: true }).fill('Reason of the visit');
    await dialog.getByRole('button', { name: 'Save question' }).click();
    await dialog.waitFor({ state: 'detached' });

    await open(page, 'Short ways');
    const before = await titles(page);
    const take = async (words: string) => {
      await page.getByRole('tab', { name: 'Add', exact: true }).click();
      await page.getByRole('button', { name: 'From the library' }).click();
      const menu = page.getByRole('dialog', { name: 'From the library' });
      await menu.getByRole('menuitem', { name: /Reason of the visit/ }).waitFor();
      await menu.getByRole('textbox', { name: 'Find a question' }).fill(words);
      await menu.getByRole('menuitem', { name: 'What should we change?' }).waitFor({ state: 'detached' });
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await menu.waitFor({ state: 'detached' });
    };
    await take('reason');
    await expect.poll(() => cards(page).getByText('Something else').count()).toBe(1);
    await take('visit');
    await expect.poll(async () => (await titles(page)).length).toBe(before.length + 2);
    const ids = await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-question')));
    expect(new Set(ids).size).toBe(ids.length);
    await saved(page).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(page)).toEqual(before);
    await saved(page).waitFor();

    await page.goto('/survey_management/library');
    const row = page.getByRole('row', { name: /Reason of the visit/ });
    await row.getByText('Single choice').waitFor();
    await expectAccessible(page);
    await row.getByRole('link', { name: 'Reason of the visit', exact: true }).click();
    await page.frameLocator('iframe').getByText('Something else').waitFor();
    await expectAccessible(page);
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

    await page.goto(`${page.url().split('?')[0]}?panel=versions`);
    const part = page
      .getByRole('navigation', { name: 'Parts of the designer' })
      .getByRole('button', { name: 'Versions' });
    await part.waitFor();
    // Along the bar, not only somewhere in it.
    await expect
      .poll(async () => {
        const box = await part.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 360;
      })
      .toBe(true);
  });
});
