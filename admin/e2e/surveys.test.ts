/** Surveys: begun from a template, translated, published, taken back, and kept for as long as something shows them. */
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { fileOf, surveyOf } from '../../server/modules/surveys/limesurvey/test/file.ts';
import { saved } from './designer-steps.ts';

const journey = setUpJourney();

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openList(email = 'admin@acme.example'): Promise<Page> {
  const page = await journey.signIn(email);
  await page.goto('/survey_management');
  await page.getByRole('heading', { name: 'Surveys', level: 1 }).waitFor();
  return page;
}

/** Opens a panel of the designer of a survey, by its name in the list. */
async function openPanel(page: Page, survey: string, panel: string): Promise<void> {
  await page.goto('/survey_management');
  await page.getByRole('link', { name: survey, exact: true }).click();
  await page.waitForURL('**/survey_management/surveys/*');
  await page.getByRole('button', { name: panel, exact: true }).click();
}

/** What can be done with a survey, as a keyboard reaches it. */
async function choose(page: Page, survey: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${survey}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: action }).click();
}

describe('the list of surveys', () => {
  test('says of each where it is used, and leads to the groups', async () => {
    const page = await openList();
    await row(page, 'At the table').getByRole('link', { name: 'Tables and terraces' }).waitFor();
    await row(page, 'At the table').getByText('18 units').waitFor();
    await row(page, 'Default survey').getByText('The company, by default').waitFor();
    await row(page, 'At the table').getByText('Version 2 published').waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Survey groups' }).click();
    await page.waitForURL('**/survey_management/groups');
    await page.getByRole('row', { name: /Guest rooms/ }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Survey groups' }).waitFor();
    await expectAccessible(page);
  });

  test('finds by name', async () => {
    const page = await openList();
    await page.getByRole('searchbox').fill('stay');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await row(page, 'Your stay').waitFor();
    await page.getByRole('searchbox').fill('no such survey');
    await page.getByText('No records found.').waitFor();
  });

  test('offers nothing to change to somebody who may only look', async () => {
    const page = await openList('clerk@acme.example');
    await page.getByRole('tab', { name: 'Surveys' }).waitFor();
    await untilLoaded(page);
    expect(await page.getByRole('button', { name: 'Add survey' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('a survey', () => {
  test('begins from a template that is seen as on a phone', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Add survey' }).click();
    await dialog(page)
      .getByRole('radio', { name: /^Hotel/ })
      .check();
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel('Name of the survey').fill('Night desk');
    await dialog(page).getByRole('button', { name: 'Create survey' }).click();
    await page.waitForURL('**/survey_management/surveys/*');
    await page.getByRole('heading', { name: 'Night desk', level: 1 }).waitFor();
    await page.goto('/survey_management');
    await row(page, 'Night desk').getByText('Never published').waitFor();
    await row(page, 'Night desk').getByText('Not used yet').waitFor();
  });

  test('is translated, text by text, with what is missing counted and found', async () => {
    const page = await openList();
    await openPanel(page, 'Night desk', 'Languages');
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByRole('menuitem', { name: /Arabic/ }).click();
    const missing = page
      .getByRole('listitem')
      .filter({ hasText: 'العربية' })
      .getByText(/missing/);
    await missing.waitFor();
    const before = await missing.innerText();
    await page.getByRole('button', { name: 'Next missing' }).click();
    const input = page.locator('textarea:focus');
    await expect.poll(() => input.getAttribute('dir')).toBe('rtl');
    await input.fill('رأيك');
    await expect.poll(() => missing.innerText()).not.toBe(before);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.locator('textarea:focus').inputValue()).toBe('');
    await saved(page).waitFor();
    await expectAccessible(page);
  });

  test('is published only in the languages that are complete, once that was asked', async () => {
    const page = await openList();
    await openPanel(page, 'Night desk', 'Publish');
    const arabic = page.getByRole('row', { name: /Arabic/ });
    await arabic.getByText(/missing/).waitFor();
    await expectAccessible(page);
    await arabic
      .getByRole('button', { name: 'العربية' })
      .or(arabic.getByRole('button', { name: 'Arabic' }))
      .click();
    await page.getByRole('heading', { name: 'Translations', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('No unit shows this survey yet.').waitFor();
    await page.getByText('Texts are missing in Arabic.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await dialog(page)
      .getByText(/Texts are missing in Arabic/)
      .waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Publish version 1' }).click();
    await dialog(page).getByRole('button', { name: 'Publish complete languages' }).click();
    await page.getByText('Version 1 is published').waitFor();
    await page.getByRole('link', { name: 'View' }).waitFor();
    await arabic.getByText('can’t choose it').waitFor();
    await page.goto('/survey_management');
    await row(page, 'Night desk').getByText('Incomplete:').waitFor();
    await row(page, 'Night desk').getByText('AR', { exact: true }).waitFor();
  });

  test('loses several languages at once, and has them again by one undo', async () => {
    const page = await openList();
    await openPanel(page, 'Night desk', 'Languages');
    const cards = page.getByRole('list', { name: 'Languages of the survey' }).getByRole('listitem');
    await cards.filter({ hasText: 'العربية' }).waitFor();
    const before = await cards.count();
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove languages', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Select incomplete ones' }).click();
    };
    await remove();
    await dialog(page)
      .getByRole('checkbox', { name: /Korean/ })
      .check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Remove 2 languages' }).click();
    await expect.poll(() => cards.count()).toBe(before - 2);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => cards.count()).toBe(before);
    await remove();
    await dialog(page).getByRole('button', { name: 'Remove 1 language' }).click();
    await expect.poll(() => cards.count()).toBe(before - 1);
    await saved(page).waitFor();
  });

  test('gets a look that can be read, thanks, and a way on; the summary says so', async () => {
    const page = await openList();
    await openPanel(page, 'Night desk', 'Look');
    await page.getByRole('radio', { name: 'Ocean' }).check();
    await page.getByRole('textbox', { name: 'Accent', exact: true }).fill('#FFE680');
    await page.getByText(/needs 4\.5 : 1/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect.poll(() => page.getByText(/needs 4\.5 : 1/).count()).toBe(0);

    const logo = await sharp({ create: { width: 320, height: 120, channels: 3, background: '#0B5CAD' } })
      .png()
      .toBuffer();
    const upload = page.locator('input[type="file"]');
    await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByRole('alert').waitFor();
    await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    const shown = page.getByRole('img', { name: 'Logo of the survey' });
    await shown.waitFor();
    await expect
      .poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(320);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);

    await page.getByRole('button', { name: 'Thanks', exact: true }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('http://acme.example');
    await page.getByText('Invalid URL').waitFor();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://acme.example/menu');
    await page.getByText(/Visitors are shown acme\.example/).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await section(page, 'What changes').getByText('Look changed').waitFor();
    await section(page, 'What changes').getByText('Return address changed').waitFor();
    await page.getByRole('button', { name: 'Publish version 2' }).click();
    await page.getByText('Version 2 is published').waitFor();
  });

  test('goes back to an older version, which is published again', async () => {
    const page = await openList();
    await openPanel(page, 'Night desk', 'Versions');
    await page.getByText('Shown to visitors').waitFor();
    await page.getByText(/^First version, with \d+ questions$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View: Version 1' }).click();
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await dialog(page).getByRole('button', { name: 'Go back to this version' }).click();
    await section(page, 'What changes').getByText('Look changed').waitFor();
    await page.getByRole('button', { name: 'Publish version 3' }).click();
    await page.getByText('Version 3 is published').waitFor();
  });

  test('is renamed, duplicated, given to a group, and kept while it is used', async () => {
    const page = await openList();
    await choose(page, 'Night desk', 'Rename');
    await dialog(page).getByLabel('Name of the survey').fill('Front desk');
    await dialog(page).getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('link', { name: 'Front desk', exact: true }).waitFor();

    await choose(page, 'Front desk', 'Duplicate');
    await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: 'Front desk (copy)', level: 1 }).waitFor();
    await page.goto('/survey_management');
    await choose(page, 'Front desk (copy)', 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Front desk (copy) was deleted').waitFor();

    await choose(page, 'Front desk', 'Assign to a group');
    await dialog(page).getByRole('combobox').fill('guest');
    await page.getByRole('option', { name: /Guest rooms/ }).click();
    await dialog(page)
      .getByText(/7 units show it/)
      .waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Assign' }).click();
    await row(page, 'Front desk').getByRole('link', { name: 'Guest rooms' }).waitFor();

    await choose(page, 'Front desk', 'Delete');
    await dialog(page).getByText('Front desk can’t be deleted yet').waitFor();
    await dialog(page).getByRole('link', { name: 'Guest rooms' }).waitFor();
    await expectAccessible(page);
  });

  test('is kept as a template, which is seen as on a phone, begun from, and replaced from the designer', async () => {
    const page = await openList();
    await choose(page, 'Front desk', 'Save as template');
    await dialog(page).getByLabel('Name', { exact: true }).fill('Desks');
    await dialog(page).getByLabel('Description').fill('For every front desk');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Template Desks saved').waitFor();

    await page.getByRole('tab', { name: 'Survey templates' }).click();
    await row(page, 'Desks').getByText('For every front desk').waitFor();
    await page.getByRole('link', { name: 'Desks', exact: true }).click();
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add survey' }).click();
    await expect
      .poll(() =>
        dialog(page)
          .getByRole('radio', { name: /^Desks/ })
          .isChecked(),
      )
      .toBe(true);
    await dialog(page)
      .getByRole('group', { name: 'Ready-made templates' })
      .getByRole('radio', { name: /^Hotel/ })
      .waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel('Name of the survey').fill('Day desk');
    await dialog(page).getByRole('button', { name: 'Create survey' }).click();
    await page.getByRole('heading', { name: 'Day desk', level: 1 }).waitFor();
    await page.locator('article[data-question]').first().waitFor();

    await page.getByRole('button', { name: 'Save as template' }).click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Desks');
    await dialog(page).getByText('There is a template Desks already.').waitFor();
    expect(await dialog(page).getByLabel('Description').inputValue()).toBe('For every front desk');
    await expectAccessible(page);
    await dialog(page).getByLabel('Description').fill('For every desk by day');
    await dialog(page).getByRole('button', { name: 'Replace template' }).click();
    await page.getByText('Template Desks saved').waitFor();
    await page.goto('/survey_management/templates');
    await row(page, 'Desks').getByText('For every desk by day').waitFor();
    expect(await row(page, 'Desks').count()).toBe(1);
  });
});

describe('the default of the company', () => {
  test('becomes another survey, and is the one before no longer', async () => {
    const page = await openList();
    await choose(page, 'Team pulse', 'Make it the company’s default');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Make default' }).click();
    await page.getByText('Team pulse is now the company’s default survey').waitFor();
    await row(page, 'Team pulse').getByText('The company, by default').waitFor();
    await expect.poll(() => row(page, 'Default survey').getByText('The company, by default').count()).toBe(0);
  });
});

describe('a survey of another program', () => {
  test('is shown with what was left out before anything is stored', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog(page).getByLabel('Definition of the survey').fill('no survey at all');
    await dialog(page).getByRole('button', { name: 'Show the result' }).click();
    await dialog(page)
      .getByText(/^This is not a survey of SurveyJS, Typeform or LimeSurvey/)
      .waitFor();
    await expectAccessible(page);
    // Without a title of its own, which the preview asks for.
    const definition = {
      pages: [
        {
          name: 'one',
          elements: [
            { type: 'radiogroup', name: 'again', title: 'Will you come again?', choices: ['Yes', 'No'] },
            {
              type: 'paneldynamic',
              name: 'guests',
              title: 'Each guest',
              templateElements: [{ type: 'text', name: 'guest' }],
            },
          ],
        },
      ],
    };
    await dialog(page).getByLabel('Definition of the survey').fill(JSON.stringify(definition));
    await dialog(page).getByRole('button', { name: 'Show the result' }).click();
    await dialog(page).getByText('1 question can be imported.').waitFor();
    const leftOut = dialog(page).getByRole('region', { name: 'Left out' });
    await leftOut.getByText('guests', { exact: true }).waitFor();
    await leftOut.getByText('pages[0].elements[1]', { exact: true }).waitFor();
    await page.frameLocator('iframe').getByText('Will you come again?').waitFor();
    await expectAccessible(page);
    await dialog(page).getByLabel('Name').fill('Check-out');
    await dialog(page).getByRole('button', { name: 'Create survey' }).click();
    await page.getByRole('heading', { name: 'Check-out', level: 1 }).waitFor();
  });

  test('may be a file of LimeSurvey, and leaves as one of SurveyJS that says what it lacks', async () => {
    const page = await openList();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'stay.lss',
      mimeType: 'application/xml',
      buffer: Buffer.from(fileOf(surveyOf([{ type: 'S', question: 'What was missing?' }]))),
    });
    await dialog(page).getByRole('button', { name: 'Show the result' }).click();
    await dialog(page).getByText('1 question can be imported.').waitFor();
    await dialog(page).getByLabel('Name').fill('Stay');
    await dialog(page).getByRole('button', { name: 'Create survey' }).click();
    await page.getByRole('heading', { name: 'Stay', level: 1 }).waitFor();

    await page.goto('/survey_management');
    await choose(page, 'Stay', 'Export for SurveyJS');
    await dialog(page).getByText('Nothing was left out.').waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Stay.json');
    const written: unknown = JSON.parse(await text(await download.createReadStream()));
    expect(written).toMatchObject({ pages: [{ elements: [{ type: 'text', title: 'What was missing?' }] }] });
  });
});
