/** What a journey finds and does in the tree of an organization. */
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

export const card = (page: Page, name: string): Locator =>
  page.locator('.unit-card').filter({ has: page.getByRole('link', { name: new RegExp(`^${name} #`) }) });
export const row = (page: Page, name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`^${name} #`) });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Until the view of the chart has not moved for some frames, however long a frame takes. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = '';
        let still = 0;
        const look = (): void => {
          const now = document.querySelector('.react-flow__viewport')?.getAttribute('style') ?? '';
          still = now === before ? still + 1 : 0;
          before = now;
          if (still >= 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Brings all cards into view; a hand would move the chart. */
export async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show everything' }).click();
  // Away from the button, whose tip would cover what is below it.
  await page.mouse.move(4, 4);
  await untilStill(page);
}

export async function choose(page: Page, name: string, action: string): Promise<void> {
  await showAll(page);
  await card(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export async function add(page: Page, { name, count = 1 }: { name: string; count?: number }): Promise<void> {
  await dialog(page).getByLabel('Name').fill(name);
  if (count > 1) await dialog(page).getByLabel('How many').fill(String(count));
  await dialog(page).getByRole('button', { name: /^Add/ }).click();
  await dialog(page).waitFor({ state: 'detached' });
}

export async function idOf(page: Page, name: string): Promise<string> {
  const label = await card(page, name).getByRole('link').getAttribute('aria-label');
  const [, id] = /#(\d+)/.exec(label ?? '') ?? [];
  if (id === undefined) throw new Error(`${name} has no id.`);
  return id;
}

/** Soon the card tells of so many units below it. */
export async function expectBelow(page: Page, name: string, count: number): Promise<void> {
  const button = card(page, name).getByRole('button', { name: new RegExp(`units below ${name} #\\d+, ${count}$`) });
  // What is out of view is not drawn, and the view may still be on its way to what has moved.
  await expect
    .poll(async () => {
      await showAll(page);
      return button.count();
    })
    .toBe(1);
}

/** A new organization, its address, and its tree on the page. */
export async function openNewOrganization(page: Page, name: string): Promise<string> {
  await page.goto('/organization_management/create');
  const form = page.getByRole('complementary');
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Add organization' }).click();
  await page.waitForURL(/organization_management\/\d+$/);
  await page.getByText('No units yet').waitFor();
  return new URL(page.url()).pathname;
}

/** One root with two branches below it. */
export async function build(page: Page, root: string, branches: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add the first unit' }).click();
  await add(page, { name: root });
  await card(page, root).waitFor();
  for (const branch of branches) {
    await choose(page, root, 'Add units');
    await add(page, { name: branch });
    await card(page, branch).waitFor();
  }
}

/** Where a card is taken with the mouse. */
export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  // Between its link and its buttons.
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.5 };
}
