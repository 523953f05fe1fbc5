/** The designs that a unit shows: each state, why it is so, and every way from one to another. */
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { readUnits } from './demo-units.ts';

let units: Map<string, number>;
const journey = setUpJourney({
  async prepare() {
    units = await readUnits(journey.database);
  },
});

const at = (unit: string, part: string): string => `/units/${units.get(unit)}/${part}`;
const panel = (page: Page) => page.getByRole('tabpanel');
const dialog = (page: Page) => page.getByRole('dialog');

async function openAs(email: string, path: string): Promise<Page> {
  const page = await journey.signIn(email);
  await page.goto(path);
  return page;
}

describe('the survey of a unit', () => {
  const previewed = (page: Page) => page.frameLocator('iframe[title="Preview of the survey"]');
  const ask = (page: Page, name: string) => panel(page).getByRole('button', { name }).click();
  const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();

  test('goes from its group to another one, to its own, to none, and into a group again', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA-1', 'survey'));
    await panel(page).getByText('Visitors see the survey of the group Tables and terraces').waitFor();
    await panel(page).getByRole('link', { name: 'Tables and terraces' }).waitFor();
    await previewed(page)
      .getByRole('heading', { name: /food and drinks/ })
      .waitFor();
    await expectAccessible(page);

    await ask(page, 'Move to another group');
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option', { name: /Guest rooms/ }).click();
    await confirm(page, 'Move');
    await page.getByText('Survey group changed').waitFor();
    await panel(page).getByText('Visitors see the survey of the group Guest rooms').waitFor();

    await ask(page, 'Convert to its own design');
    await dialog(page)
      .getByText(/gets a copy of the design of the group Guest rooms/)
      .waitFor();
    await expectAccessible(page);
    await confirm(page, 'Convert to its own design');
    await panel(page).getByText("Visitors see this unit's own survey.").waitFor();

    await ask(page, 'Remove its own design');
    await confirm(page, 'Remove its own design');
    await panel(page).getByText('This unit has no survey design yet. Choose how it gets one.').waitFor();
    await panel(page)
      .getByText(/company's default survey, Default survey/)
      .waitFor();
    await expectAccessible(page);

    await ask(page, 'Include in a group');
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option', { name: /Tables and terraces/ }).click();
    await confirm(page, 'Include');
    await panel(page).getByText('Visitors see the survey of the group Tables and terraces').waitFor();

    await ask(page, 'Leave the group');
    await confirm(page, 'Cancel');
    await ask(page, 'Leave the group');
    await confirm(page, 'Leave the group');
    await ask(page, 'Create a custom design');
    await panel(page).getByText("Visitors see this unit's own survey.").waitFor();
    await previewed(page)
      .getByRole('heading', { name: /experience/ })
      .waitFor();
    await expectAccessible(page);
    await panel(page).getByRole('link', { name: 'Edit survey' }).click();
    await page.waitForURL('**/survey_management/surveys/*');
    await page.getByRole('tab', { name: 'Add' }).waitFor();
  });

  test('comes from above where it has none, and says from whom', async () => {
    const page = await openAs('admin@acme.example', at('CAFE-UK', 'survey'));
    await ask(page, 'Create a custom design');
    await panel(page).getByText("Visitors see this unit's own survey.").waitFor();
    await page.goto(at('LON-SOHO', 'survey'));
    await panel(page).getByText('From a unit above').waitFor();
    await panel(page)
      .getByRole('link', { name: /^United Kingdom #/ })
      .click();
    await page.waitForURL(`**/units/${units.get('CAFE-UK')}`);
  });
});

describe("the look of a unit's code", () => {
  test('is that of its group, then its own, then plain', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA-T', 'qr-code'));
    await panel(page).getByText('The code has the design of the group Table stands').waitFor();
    await panel(page).getByText('#0B3F3F').first().waitFor();
    await panel(page)
      .getByRole('img', { name: /^QR code/ })
      .waitFor();
    const reads = panel(page).getByRole('region', { name: 'QR reads' });
    await reads.getByRole('heading', { name: 'QR reads' }).waitFor();
    await reads.getByRole('cell', { name: 'Scan', exact: true }).first().waitFor();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Convert to its own design' }).click();
    await dialog(page).getByRole('button', { name: 'Convert to its own design' }).click();
    await panel(page).getByText("The code has this unit's own design.").waitFor();
    await panel(page).getByText('#0B3F3F').first().waitFor();
    await panel(page).getByRole('button', { name: 'Remove its own design' }).click();
    await dialog(page).getByRole('button', { name: 'Remove its own design' }).click();
    await panel(page).getByText('This unit has no QR code design yet. Choose how it gets one.').waitFor();
    await panel(page).getByText('Plain: black on white.', { exact: true }).waitFor();
    await expectAccessible(page);
  });
});
