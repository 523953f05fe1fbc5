/** The page of a unit: its parts and their addresses, what it says, and what each one may do there. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { expectFocus } from './expect-focus.ts';
import { readUnits } from './demo-units.ts';

/** External id of a unit of the demo to its id. */
let units: Map<string, number>;
const journey = setUpJourney({
  async prepare() {
    units = await readUnits(journey.database);
  },
});

/** The address of a unit's page, or of a part of it. */
const at = (unit: string, part = ''): string => `/units/${units.get(unit)}${part === '' ? '' : `/${part}`}`;
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');
const dialog = (page: Page) => page.getByRole('dialog');

async function openAs(email: string, path: string): Promise<Page> {
  const page = await journey.signIn(email);
  await page.goto(path);
  return page;
}

describe('the parts of a unit', () => {
  test('are gone through by keyboard, each at an address of its own', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA'));
    await page.getByRole('heading', { level: 1, name: 'Kadıköy Moda' }).waitFor();
    await tab(page, 'General').focus();
    for (const [key, name, part] of [
      ['Enter', 'Survey design', 'survey'],
      ['Space', 'QR code design', 'qr-code'],
      ['Enter', 'Links', 'links'],
      ['Space', 'Feedback', 'feedback'],
      ['Enter', 'Opening hours', 'opening-hours'],
      ['Space', 'User access', 'access'],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expectFocus(tab(page, name));
      await page.keyboard.press(key);
      await page.waitForURL(`**${at('IST-MODA', part)}`);
      await page.getByRole('tabpanel', { name }).waitFor();
      await expect.poll(() => tab(page, name).getAttribute('aria-selected')).toBe('true');
      await untilLoaded(page);
      await expectAccessible(page);
    }
    await page.goBack();
    await page.getByRole('tabpanel', { name: 'Opening hours' }).waitFor();
  });

  test('say where the unit is, and lead up', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA-1'));
    const path = page.getByRole('navigation', { name: 'Path in the tree' });
    await path.getByRole('link', { name: 'Kadıköy Moda' }).waitFor();
    await path.getByRole('link', { name: 'Acme Cafés' }).waitFor();
    await path.getByRole('link', { name: 'Türkiye' }).click();
    await page.getByRole('heading', { level: 1, name: 'Türkiye' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe(at('CAFE-TR'));
  });

  test.each(['nowhere', 'survey/7', 'access/1'])('are no others: /units/1/%s is not found', async (part) => {
    const page = await openAs('admin@acme.example', at('IST-MODA', part));
    await page.getByRole('heading', { name: 'Page not found!' }).waitFor();
  });
});

describe('the general part', () => {
  test('has the figures, the code and what is below; a unit is added, paused, and deleted again', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA'));
    await page
      .getByText(/with units below/)
      .first()
      .waitFor();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Add unit' }).click();
    await dialog(page).getByLabel('Name').fill('Winter garden');
    await dialog(page).getByRole('button', { name: /^Add/ }).click();
    await panel(page).getByRole('link', { name: 'Winter garden' }).click();
    await page.getByRole('heading', { level: 1, name: 'Winter garden' }).waitFor();
    await page.getByText('There are no units below this one yet. Add the first.').waitFor();

    await page.getByRole('link', { name: 'Edit' }).click();
    const form = page.getByRole('complementary');
    await form.getByLabel('Paused').check();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^Visitors who scan its code are sent to the nearest unit above that is not paused/).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Delete' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Kadıköy Moda' }).waitFor();
    await expect.poll(() => panel(page).getByRole('link', { name: 'Winter garden' }).count()).toBe(0);
  });

  test('leads into the tree', async () => {
    const page = await openAs('admin@acme.example', at('IST-MODA'));
    await page.getByRole('link', { name: 'Show in the tree' }).click();
    await page.waitForURL(`**/organization_management/*?unit=${units.get('IST-MODA')}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('moves the unit', async () => {
    const page = await openAs('admin@acme.example', at('IZM-ALS-1'));
    await page.getByRole('button', { name: 'Move' }).click();
    await dialog(page)
      .getByRole('textbox')
      .fill(String(units.get('IST-BES')));
    await dialog(page).getByRole('button', { name: 'Check' }).click();
    await dialog(page).getByText('Beşiktaş Çarşı').first().waitFor();
    await dialog(page).getByRole('button', { name: /^Move/ }).click();
    await page.getByRole('navigation', { name: 'Path in the tree' }).getByText('Beşiktaş Çarşı').waitFor();
  });
});

describe('the feedback of a unit', () => {
  test('takes in the units below when it is asked to, and a row opens beside the list', async () => {
    const page = await openAs('admin@acme.example', at('CAFE-TR', 'feedback'));
    await panel(page).getByText('No feedback at this unit yet').waitFor();
    await panel(page)
      .getByRole('switch', { name: /Include sub-units/ })
      .click();
    await page.waitForURL(/\/feedback\?.*node_id_within/);
    await panel(page)
      .getByRole('link', { name: /Kadıköy Moda/ })
      .first()
      .click();
    await page
      .getByRole('complementary')
      .getByRole('heading', { name: /^Feedback #/ })
      .waitFor();
    await expect.poll(() => page.url()).toMatch(/\/feedback\/\d+\?.*node_id_within/);
    await expectAccessible(page);
    await page.reload();
    await page
      .getByRole('complementary')
      .getByRole('heading', { name: /^Feedback #/ })
      .waitFor();
  });
});

describe('rights', () => {
  test('a clerk has the parts that his right opens, and no others by their address', async () => {
    const page = await openAs('clerk@acme.example', at('BER-MITTE'));
    await page.getByRole('heading', { level: 1, name: 'Berlin Mitte' }).waitFor();
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['General', 'Feedback', 'Opening hours']);
    for (const name of ['Edit', 'Move', 'Delete', 'Add unit'])
      expect(await page.getByRole('main').getByText(name, { exact: true }).count(), name).toBe(0);
    expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    expect(await page.getByRole('img', { name: /^QR code/ }).count()).toBe(0);
    await expectAccessible(page);
    await page.goto(at('BER-MITTE', 'survey'));
    await page.getByRole('heading', { name: 'Not authorized' }).waitFor();
    await page.goto(at('IST-MODA'));
    await page.getByRole('heading', { name: 'Unit not found. Check the unit ID.' }).waitFor();
    await expectAccessible(page);
  });

  test('a designer of codes looks at the survey and changes the code', async () => {
    const page = await openAs('design@acme.example', at('ANK-KIZ', 'survey'));
    await panel(page).getByText('You can view this design but not change it for this unit.').waitFor();
    await tab(page, 'QR code design').click();
    await panel(page).getByRole('button', { name: 'Create a custom design' }).waitFor();
    await expect
      .poll(() => page.getByRole('tab').allInnerTexts())
      .toEqual(['General', 'Survey design', 'QR code design', 'Links', 'Opening hours']);
  });
});
