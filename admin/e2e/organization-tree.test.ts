/** The tree of an organization: built, changed by menu, by hand and by keyboard, and shown to who may see only a part. */
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';
import {
  build,
  card,
  centerOf,
  choose,
  dialog,
  expectBelow,
  idOf,
  openNewOrganization,
  row,
  showAll,
} from './tree-steps.ts';

const journey = setUpJourney();

describe('an administrator', () => {
  let page: Page;
  let path: string;
  beforeAll(async () => {
    page = await journey.signIn('admin@acme.example', { viewport: { width: 1280, height: 1200 } });
    path = await openNewOrganization(page, 'Harbor hotels');
  });

  test('is told what to do in an empty organization, and builds a tree there', async () => {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add the first unit' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Add unit/ })
      .click();
    await dialog(page).getByText('Required field.').waitFor();
    await page.keyboard.press('Escape');
    await build(page, 'Harbor', ['North', 'South']);
    await expectAccessible(page);
  });

  test('adds five units at once, and is told beforehand what they will be called', async () => {
    await choose(page, 'North', 'Add units');
    await dialog(page).getByLabel('Name').fill('Table');
    await dialog(page).getByLabel('How many').fill('501');
    await dialog(page).getByRole('button', { name: /^Add/ }).click();
    await dialog(page).getByText('Must be 500 or less').waitFor();
    await dialog(page).getByLabel('How many').fill('5');
    await dialog(page).getByText('5 units: Table 1 … Table 5').waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add 5 units' }).click();
    await page.getByText('5 units added').waitFor();
    for (const number of [1, 2, 3, 4, 5]) await card(page, `Table ${number}`).waitFor();
    // Numbers go on where they end.
    await choose(page, 'North', 'Add units');
    await dialog(page).getByLabel('Name').fill('Table');
    await dialog(page).getByLabel('How many').fill('2');
    await dialog(page).getByText('2 units: Table 6 … Table 7').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  test('moves a unit by id, after every refusal there is', async () => {
    await showAll(page);
    const [north, table, south] = [await idOf(page, 'North'), await idOf(page, 'Table 1'), await idOf(page, 'South')];
    await choose(page, 'North', 'Move');
    const target = dialog(page).getByLabel('Target unit ID');
    const refusals: [string, string][] = [
      ['', 'Required field.'],
      ['the south', 'Enter the ID of a unit, for example 31.'],
      ['99999999', 'Unit not found. Check the unit ID.'],
      [north, "A unit can't move into itself"],
      [`#${table}`, "A unit can't move below one of its own sub-units"],
      ['1', 'The target belongs to another organization'],
    ];
    for (const [typed, refusal] of refusals) {
      await target.fill(typed);
      await dialog(page).getByRole('button', { name: 'Check' }).click();
      await dialog(page).getByText(refusal).waitFor();
      await expect.poll(() => target.getAttribute('aria-invalid')).toBe('true');
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await choose(page, 'Table 1', 'Move');
    await target.fill(south);
    await dialog(page).getByRole('button', { name: 'Check' }).press('Enter');
    await dialog(page).getByText('Harbor › South').waitFor();
    await expectFocus(dialog(page).getByRole('button', { name: 'Move 1 unit' }));
    await dialog(page).getByText('Table 1 has no units below it and moves alone.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Unit moved').waitFor();
    // At its new place it has the focus that it had at the old one.
    await expect
      .poll(() => card(page, 'Table 1').evaluate((drawn) => drawn.contains(document.activeElement)))
      .toBe(true);
    await showAll(page);
    // The branch that it came to has opened, and shows where it is now.
    await card(page, 'South')
      .getByRole('button', { name: /^Hide the units below South/ })
      .waitFor();
    await expectBelow(page, 'North', 4);
  });

  test('moves a unit by dragging it onto another one, and sees where it can not be dropped', async () => {
    await showAll(page);
    const [from, to] = [await centerOf(card(page, 'South')), await centerOf(card(page, 'Table 1'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.getByText('This unit lies below the one that you are moving.').waitFor();
    await card(page, 'Table 1').and(page.locator('[data-drop=refused]')).waitFor();
    const north = await centerOf(card(page, 'North'));
    await page.mouse.move(north.x, north.y, { steps: 8 });
    await card(page, 'North').and(page.locator('[data-drop=taken]')).waitFor();
    await page.mouse.up();
    await dialog(page).getByText('South and 1 unit below it move there.').waitFor();
    await dialog(page).getByRole('button', { name: 'Move 2 units' }).click();
    await page.getByText('Unit moved').waitFor();
    await showAll(page);
    await expectBelow(page, 'North', 5);
    await expectBelow(page, 'Harbor', 1);
  });

  test('lets go of a drag with Escape, and nothing happens', async () => {
    await showAll(page);
    const [from, to] = [await centerOf(card(page, 'South')), await centerOf(card(page, 'Harbor'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await card(page, 'Harbor').and(page.locator('[data-drop]')).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await dialog(page).count()).toBe(0);
    await expect.poll(() => centerOf(card(page, 'South'))).toEqual(from);
  });

  test('deletes a branch, knowing what goes, and takes it back', async () => {
    await choose(page, 'South', 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete 2 units' }).waitFor();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Delete 2 units' }).click();
    await card(page, 'South').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Units restored').waitFor();
    await card(page, 'South').waitFor();
  });

  test('restores a branch later from the list of what was deleted', async () => {
    await choose(page, 'South', 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete 2 units' }).click();
    await card(page, 'South').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Deleted units' }).click();
    await dialog(page).getByText('below North').waitFor();
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: /^Restore South/ })
      .click();
    await dialog(page).getByText('No deleted units').waitFor();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await card(page, 'South').waitFor();
  });

  test('finds a unit by its name, and the way to it opens', async () => {
    // Wherever he had moved to, what is left is before him.
    await page.mouse.wheel(4_000, 4_000);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await card(page, 'North').waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const [chart, root] = [
          await page.getByRole('group', { name: 'Chart of the units' }).boundingBox(),
          await card(page, 'Harbor').boundingBox(),
        ];
        return (
          chart !== null &&
          root !== null &&
          root.x >= chart.x &&
          root.x + root.width <= chart.x + chart.width &&
          root.y >= chart.y &&
          root.y + root.height <= chart.y + chart.height
        );
      })
      .toBe(true);
    await page.getByLabel('Find a unit').fill('table 1');
    await page.getByRole('option', { name: /^Table 1 #/ }).click();
    await card(page, 'Table 1').and(page.locator('[data-marked]')).waitFor();
    await expect.poll(async () => (await card(page, 'Table 1').boundingBox())?.width).toBeGreaterThan(200);
  });

  test('finds the tree as it was when he comes back', async () => {
    await page.goto('/');
    await page.goto(path);
    await card(page, 'Table 1').waitFor();
  });

  test('shows it in every direction and layout, near and far', async () => {
    for (const direction of ['Down', 'Up', 'To the right', 'To the left'])
      for (const layout of ['Compact', 'Horizontal']) {
        await page.getByRole('button', { name: /^Layout/ }).click();
        await page.getByRole('menuitemradio', { name: layout }).click();
        await page.getByRole('button', { name: /^Direction/ }).click();
        await page.getByRole('menuitemradio', { name: direction, exact: true }).click();
        await showAll(page);
        await card(page, 'Harbor').waitFor();
        // The directions of one axis differ in nothing that axe judges.
        if (direction === 'Down' || direction === 'To the left') await expectAccessible(page);
      }
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
  });
});

describe('by keyboard alone', () => {
  test('a tree is built, changed and searched in the list', async () => {
    const page = await journey.signIn('admin@acme.example');
    await openNewOrganization(page, 'Keyboard cafés');
    await build(page, 'Mole', ['East', 'West']);
    await page.getByRole('button', { name: 'List' }).focus();
    await page.keyboard.press('Enter');
    await row(page, 'Mole').waitFor();
    await expectAccessible(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await row(page, 'Mole').focus();
    await press('ArrowDown');
    await expectFocus(row(page, 'East'));
    // Adds a unit below East by its menu.
    await press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Add units' }).focus();
    await press('Enter');
    await dialog(page).getByLabel('Name').focus();
    await page.keyboard.type('Room');
    // Where it is comes late: who has gone on meanwhile keeps the focus where he is.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/companyorganizationnodes\/\d+\/(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await expectFocus(row(page, 'East'));
    // Letters lead to names, arrows in and out, and back.
    await page.keyboard.type('w');
    await expectFocus(row(page, 'West'));
    letGo();
    await row(page, 'Room').and(page.locator('[data-marked]')).waitFor();
    expect(await row(page, 'Room').getAttribute('aria-level')).toBe('3');
    await expectFocus(row(page, 'West'));
    // After a pause a new word begins.
    await page.waitForTimeout(700);
    await page.keyboard.type('mo');
    await expectFocus(row(page, 'Mole'));
    await press('ArrowLeft');
    await row(page, 'East').waitFor({ state: 'detached' });
    await press('ArrowRight');
    await row(page, 'East').waitFor();
    await press('End');
    await expectFocus(row(page, 'West'));
    // Moves West below East.
    const east = (await row(page, 'East').locator('.row-id').innerText()).slice(1);
    await press('ContextMenu');
    await page.getByRole('menuitem', { name: 'Move' }).focus();
    await press('Enter');
    await dialog(page).getByLabel('Target unit ID').waitFor();
    await page.keyboard.type(east);
    await press('Enter');
    await dialog(page).getByText('Mole › East').waitFor();
    await press('Enter');
    await page.getByText('Unit moved').waitFor();
    await expect.poll(() => row(page, 'West').getAttribute('aria-level')).toBe('3');
    await expectFocus(row(page, 'West'));
    // Deletes it, which leaves the focus on the one above, and takes that back.
    await press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Delete' }).focus();
    await press('Enter');
    await dialog(page).getByRole('button', { name: 'Delete 1 unit' }).focus();
    await press('Enter');
    await row(page, 'West').waitFor({ state: 'detached' });
    await expectFocus(row(page, 'East'));
    await page.getByRole('button', { name: 'Undo' }).focus();
    await press('Enter');
    await expectFocus(row(page, 'West'));
    // Finds a unit in a branch that is closed, and opens it.
    await page.getByRole('button', { name: 'Collapse all' }).focus();
    await press('Enter');
    await row(page, 'West').waitFor({ state: 'detached' });
    const { promise: asked, resolve: resolveTarget } = Promise.withResolvers<void>();
    await page.route(/\/companyorganizationnodes\/\?filter=%7B%22id%22/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.getByLabel('Find a unit').focus();
    await page.keyboard.type('West');
    // The others are there until the words are looked up.
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([expect.stringMatching(/^West #/)]);
    await press('ArrowDown');
    await page.locator('[role="option"].Mui-focused').waitFor();
    // The names above it come last, and leave chosen what is highlighted.
    resolveTarget();
    await page.getByRole('option').getByText('Mole › East').waitFor();
    await press('Enter');
    await page.getByRole('option').waitFor({ state: 'detached' });
    await expectFocus(row(page, 'West'));
    await press('Enter');
    await page.waitForURL(/\/units\/\d+$/);
  });
});

describe('a clerk', () => {
  test('sees the branch that is his, and is offered only what he may', async () => {
    const page = await journey.signIn('clerk@acme.example');
    await page.goto('/organization_management/1');
    await card(page, 'Berlin Mitte').waitFor();
    expect(await card(page, 'Central Europe').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add units' }).count()).toBe(0);
    await expectAccessible(page);
    await card(page, 'Berlin Mitte')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    const offered = () => page.getByRole('menuitem').allInnerTexts();
    await expect.poll(offered).toEqual(['Open unit', 'Review feedback']);
    await page.getByRole('menuitem', { name: 'Review feedback' }).click();
    await page.waitForURL(/\/units\/\d+\/feedback$/);
  });
});
