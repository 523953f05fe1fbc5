/** Pages of links: a group's and a unit's own, designed, put in order and scheduled, and what a visitor's scan then opens. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const ADMIN = 'admin@acme.example';
const PHONE = { viewport: { width: 360, height: 740 } };

/** A unit of the group, its page and its code. */
let unit: { id: number; code: string };
const journey = setUpJourney({
  async prepare() {
    const { rows } = await journey.database.query<typeof unit>(
      `select member.node_id as id, code.code from group_node member
      join node_qr_code code on code.company_id = member.company_id and code.node_id = member.node_id and code.origin = 'unit'
      where member.kind = 'link_list' and member.company_id = (select company_id from customer_user where email = $1)
      order by member.node_id limit 1`,
      [ADMIN],
    );
    if (!rows[0]) throw new Error('No unit of the demo is in a group of links.');
    [unit] = rows as [typeof unit];
  },
});

const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, number: number) => dialog(page).getByRole('group', { name: `Link ${number}`, exact: true });
const titles = (page: Page): Promise<string[]> =>
  dialog(page)
    .getByRole('group', { name: /^Link \d+$/ })
    .getByLabel('Title')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
/** Within the page, or the designer before it. */
const preview = (place: Page | Locator) => place.frameLocator('iframe[title="Preview of the links page"]');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save changes' }).click();

async function openGroup(page: Page): Promise<void> {
  await page.goto('/link_list_management');
  await page.getByRole('link', { name: 'Café links', exact: true }).click();
  await page.getByRole('button', { name: 'Edit the links' }).click();
  await link(page, 1).waitFor();
}

async function openUnit(page: Page): Promise<void> {
  await page.goto(`/units/${unit.id}/links`);
  await page.getByRole('heading', { name: 'Why this design' }).waitFor();
}

/** What a visitor reads of the links, once it is what is awaited: changes are seen soon, not at once. */
async function visitorFinds(part: string, awaited: string[]): Promise<void> {
  const page = await journey.visit(PHONE);
  await expect
    .poll(async () => {
      await page.goto(`/Q/${unit.code}${part}`);
      return page.getByRole('main').getByRole('link').allInnerTexts();
    })
    .toEqual(awaited);
  await expectAccessible(page);
}

test('an address that nobody may be led to is told at its field, and nothing is stored until it is right', async () => {
  const page = await journey.signIn(ADMIN);
  await openGroup(page);
  const before = await titles(page);
  await link(page, 2).getByLabel('Address').fill('javascript:alert(1)');
  await dialog(page).getByRole('button', { name: 'Add link' }).click();
  await save(page);
  await link(page, 2).getByText('Invalid URL').waitFor();
  await expect.poll(() => link(page, 4).getByText('Required field.').count()).toBe(2);
  // The first that is wrong has the focus.
  await expect
    .poll(() =>
      link(page, 2)
        .getByLabel('Address')
        .evaluate((input) => input === document.activeElement),
    )
    .toBe(true);
  await expectAccessible(page);
  await link(page, 2).getByLabel('Address').fill('https://192.168.1.1/menu');
  await link(page, 2).getByText('Invalid URL').waitFor();
  await link(page, 2).getByLabel('Address').fill('https://acme.example/tables');
  await link(page, 2).getByText('Invalid URL').waitFor({ state: 'detached' });
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('link', { name: 'https://acme.example/reserve' }).waitFor();
  await openGroup(page);
  expect(await titles(page)).toEqual(before);
});

test('links are put in order by mouse and by keyboard, get icons and times, and visitors find them so', async () => {
  const page = await journey.signIn(ADMIN, { viewport: { width: 1280, height: 1600 } });
  await openGroup(page);
  expect(await titles(page)).toEqual(['Menu', 'Reserve a table', 'Work with us']);
  const handle = link(page, 3)
    .getByRole('button', { name: /Link 3/ })
    .first();
  await handle.hover();
  const [from, to] = [await handle.boundingBox(), await link(page, 1).boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 4, to.y + 10, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['Work with us', 'Menu', 'Reserve a table']);

  const first = link(page, 1)
    .getByRole('button', { name: /Link 1/ })
    .first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => link(page, 2).evaluate((row) => row.style.transform)).not.toBe('');
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).toEqual(['Menu', 'Work with us', 'Reserve a table']);
  await dialog(page).getByRole('button', { name: 'Move down: Link 2' }).click();
  await expect.poll(() => titles(page)).toEqual(['Menu', 'Reserve a table', 'Work with us']);

  await link(page, 3).getByLabel('Shown until').fill('2026-01-01T08:00');
  await link(page, 3).getByLabel('Shown from').fill('2026-01-01T09:00');
  await dialog(page).getByRole('button', { name: 'Add link' }).click();
  await link(page, 4).getByLabel('Title').fill('Call a taxi');
  await link(page, 4).getByLabel('Address').fill('tel:+49301234567');
  await link(page, 4).getByRole('combobox', { name: 'Icon' }).click();
  await page.getByRole('option', { name: 'WhatsApp' }).waitFor();
  await page.getByRole('option', { name: 'Phone' }).click();
  await preview(page).getByText('Call a taxi').waitFor();
  await save(page);
  await link(page, 3).getByText('The end is before the start.').waitFor();
  await link(page, 3).getByLabel('Shown until').fill('2026-01-01T10:00');
  await save(page);
  await page.getByText('Links saved').waitFor();
  await page.getByText('From Jan 1, 2026, 9:00 AM until Jan 1, 2026, 10:00 AM').waitFor();
  await expectAccessible(page);
  // The third link's time is over.
  await visitorFinds('/links?lang=en', [
    'Give feedback',
    'Menu\nacme.example',
    'Reserve a table\nacme.example',
    'Call a taxi\n+49301234567',
  ]);
});

test('a unit gets links of its own, by which a scan asks what is wanted, and goes back to those of its group', async () => {
  const page = await journey.signIn(ADMIN);
  await openUnit(page);
  await page.getByText(/^Visitors find the links of the group/).waitFor();
  await preview(page).getByText('Call a taxi').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Convert to its own design' }).click();
  await dialog(page).getByRole('button', { name: 'Convert to its own design' }).click();
  await page.getByText('Visitors find this unit').waitFor();
  await page.getByRole('button', { name: 'Edit the links' }).click();
  await dialog(page).getByRole('combobox', { name: 'A scan opens' }).click();
  await page.getByRole('option', { name: 'A choice of both' }).click();
  await dialog(page).getByLabel('Title of the page').fill('At the counter');
  await preview(dialog(page)).getByRole('heading', { name: 'At the counter' }).waitFor();
  await save(page);
  await page.getByText('A scan asks whether the survey or these links are wanted.').waitFor();
  await visitorFinds('?lang=en', ['Give feedback', 'At the counter']);

  const visitor = await journey.visit(PHONE);
  await visitor.goto(`/Q/${unit.code}?lang=en`);
  await visitor.getByRole('link', { name: 'At the counter' }).click();
  await visitor.getByRole('heading', { name: 'At the counter', level: 1 }).waitFor();
  await visitor.getByRole('link', { name: 'Give feedback' }).click();
  await visitor.getByRole('radio').first().waitFor();

  await page.getByRole('button', { name: 'Remove its own design' }).click();
  await dialog(page).getByRole('button', { name: 'Remove its own design' }).click();
  await page.getByText('There are no links for this unit: its code opens the survey alone.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Include in a group' }).click();
  await dialog(page).getByRole('combobox').fill('Café');
  await page.getByRole('option', { name: /Café links/ }).click();
  await dialog(page).getByRole('button', { name: 'Include' }).click();
  await page.getByText(/^Visitors find the links of the group/).waitFor();
});

test('on a phone the designer has the whole screen, and the words of another language are written from right to left', async () => {
  const page = await journey.signIn(ADMIN, PHONE);
  await openGroup(page);
  await dialog(page).getByRole('combobox', { name: 'Language of the texts' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await link(page, 1).getByLabel('Title').fill('قائمة الطعام');
  await preview(page).getByText('قائمة الطعام').waitFor();
  expect(await link(page, 1).getByLabel('Title').getAttribute('dir')).toBe('rtl');
  await dialog(page)
    .getByText(/^Some titles are missing in /)
    .waitFor();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('who may look at a unit and not edit it sees its links and changes nothing', async () => {
  const page = await journey.signIn('clerk@acme.example');
  await page.goto(`/units/${unit.id}/links`);
  expect(await page.getByRole('button', { name: 'Edit the links' }).count()).toBe(0);
});
