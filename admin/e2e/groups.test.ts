/** Groups: made, filled with a subtree, taken from and given to each other, and kept for as long as units depend on them. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney();

const panel = (page: Page) => page.getByRole('complementary');
const dialog = (page: Page) => page.getByRole('dialog');
const members = (page: Page) => page.getByRole('region', { name: /^Units in this group/ });
const unitRows = (page: Page) =>
  members(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** Opens the page of a group by its row in the list. */
async function openGroup(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** A button at the end of the first row that has it, as a keyboard reaches it. */
async function actAt(page: Page, name: RegExp): Promise<void> {
  await members(page).getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

describe('a survey group', () => {
  test('is made under a name of its own', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/survey_management/groups');
    await page.getByRole('link', { name: 'Add survey group' }).click();
    const form = panel(page);
    await form.getByLabel('Name').fill('Guest rooms');
    await form.getByRole('button', { name: 'Add survey group' }).click();
    await form.getByText('There is already a group with this name.').waitFor();
    await form.getByLabel('Name').fill('Terraces');
    await form.getByRole('button', { name: 'Add survey group' }).click();
    await page.getByRole('heading', { name: 'Terraces', level: 1 }).waitFor();
    await page.getByText('No units in this group yet').waitFor();
    await page.getByText('Not designed yet').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Choose a survey' }).click();
    const survey = panel(page).getByRole('combobox', { name: 'Survey' });
    await survey.fill('at the');
    await page.getByRole('option', { name: 'At the table' }).click();
    await panel(page).getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^At the table/).waitFor();
    await page.frameLocator('iframe').getByRole('main').waitFor();
    await expectAccessible(page);
  });

  test('takes a subtree in; units of other groups come when they are told to', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/survey_management/groups', 'Terraces');
    await page.getByRole('button', { name: 'Add units' }).click();
    await dialog(page).getByRole('combobox', { name: 'Units' }).fill('berlin');
    await page.getByRole('option', { name: /Berlin Mitte #\d+/ }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog(page).getByLabel('With all units below them').check();
    await dialog(page).getByRole('button', { name: 'Add units' }).click();
    await dialog(page).getByText('2 units added.').waitFor();
    await dialog(page).getByText('3 units are in other groups. Move them here?').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Move here' }).click();
    await page.getByText('3 units moved from other groups.').waitFor();
    await expect.poll(() => unitRows(page).count()).toBe(5);
    await members(page).getByText('Central Europe › Berlin Mitte').first().waitFor();
    await page.goto('/survey_management/groups');
    await page.getByRole('row', { name: /Terraces.*5/ }).waitFor();
    await expectAccessible(page);
  });

  test('finds its units by name and by id', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/survey_management/groups', 'Terraces');
    await unitRows(page).first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Name or unit ID' });
    await search.fill('court');
    await expect.poll(() => unitRows(page).count()).toBe(1);
    const id = /#(\d+)/.exec(await unitRows(page).innerText())?.[1] ?? '';
    await search.fill('no such unit');
    await page.getByText('No unit of this group has this name or ID.').waitFor();
    await search.fill(`#${id}`);
    await unitRows(page).getByText('Courtyard').waitFor();
  });

  test('gives a unit to another group, and leads one out with a design of its own', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/survey_management/groups', 'Terraces');
    await actAt(page, /^Move to another group/);
    await dialog(page).getByRole('combobox', { name: 'Survey group' }).fill('guest');
    await page.getByRole('option', { name: /Guest rooms/ }).click();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await page.getByText('Survey group changed').waitFor();
    await expect.poll(() => unitRows(page).count()).toBe(4);

    const unit = (await unitRows(page).first().getByRole('link').getAttribute('href')) ?? '';
    await actAt(page, /^Convert to its own design/);
    await dialog(page).getByRole('button', { name: 'Convert' }).click();
    await expect.poll(() => unitRows(page).count()).toBe(3);
    await page.goto('/survey_management/groups');
    await page.getByRole('row', { name: /Guest rooms.*8/ }).waitFor();

    await page.goto(unit);
    await page.getByRole('tab', { name: 'Survey design' }).click();
    await page.getByText('Own design').first().waitFor();
  });

  test('stays for as long as units are in it, and goes after that', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/survey_management/groups', 'Terraces');
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByText('Units in this group: 3. Remove them or move them to another group first.').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    for (const left of [2, 1, 0]) {
      await actAt(page, /^Remove from the group/);
      await dialog(page).getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => unitRows(page).count()).toBe(left);
    }
    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/survey_management/groups');
    await page.getByRole('row', { name: /Guest rooms/ }).waitFor();
    await expect.poll(() => page.getByRole('row', { name: /Terraces/ }).count()).toBe(0);
  });
});

describe('the other groups', () => {
  test('show what their units share', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/qrcode_management', 'Table stands');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await page.getByText('#0B3F3F').waitFor();
    await expectAccessible(page);
    await openGroup(page, '/link_list_management', 'Café links');
    await page.getByRole('link', { name: 'https://acme.example/menu' }).waitFor();
    await expectAccessible(page);
  });

  test('of links are seen as visitors get them while they are written', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openGroup(page, '/link_list_management', 'Café links');
    await page.getByRole('button', { name: 'Edit the links' }).click();
    const preview = page.frameLocator('iframe[title="Preview of the links page"]');
    const title = dialog(page).getByRole('group', { name: 'Link 1' }).getByLabel('Title');
    const before = await title.inputValue();
    await preview.getByText(before, { exact: true }).waitFor();
    await title.fill('What we cook today');
    await preview.getByText('What we cook today').waitFor();
    await dialog(page).getByRole('radio', { name: 'Berry' }).check();
    // Of the theme as the server writes it.
    const accent = () =>
      preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--accent').trim());
    await expect.poll(accent).toMatch(/^#9/i);
    await expectAccessible(page);
    await dialog(page).getByRole('combobox', { name: 'Language of the texts' }).click();
    await page.getByRole('option', { name: 'العربية' }).click();
    await expect.poll(() => preview.locator('html').getAttribute('dir')).toBe('rtl');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByText(before, { exact: true }).waitFor();
  });

  test('are not for somebody who manages no unit', async () => {
    const page = await journey.signIn('clerk@acme.example');
    await page.goto('/link_list_management');
    await page.getByText('Link list groups are shown to those who manage units.').waitFor();
    await expectAccessible(page);
  });
});
