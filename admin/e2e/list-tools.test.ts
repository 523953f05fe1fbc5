/** What every list can do from its schema alone. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

let page: Page;
let platform: Page;
const journey = setUpJourney({
  async prepare() {
    page = await journey.signIn('admin@acme.example');
    platform = await journey.signIn('super@demo.example');
  },
});

const dialog = () => page.getByRole('dialog', { name: 'Filter', exact: true });
const rows = () =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

describe('conditions of a list', () => {
  test('are put together by keyboard, stand above the list in words, and stay in its address', async () => {
    await page.goto('/user_management?filter={}');
    await rows().first().waitFor();
    const all = await rows().count();
    const open = page.getByRole('button', { name: 'Filter', exact: true });
    await open.focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('button', { name: 'Any of these' }).click();
    await chooseValue('Admin', 'menuitemradio', 'Yes');
    const add = dialog().getByRole('button', { name: 'Add condition' });
    await add.focus();
    await page.keyboard.press('Enter');
    await expectFocus(
      dialog()
        .getByRole('combobox', { name: /^Field/ })
        .nth(1),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'State' }).click();
    await dialog()
      .getByRole('combobox', { name: /^Condition/ })
      .nth(1)
      .click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').allTextContents()).toEqual(['is', 'is not']);
    await page.getByRole('option', { name: 'is not' }).click();
    await chooseValue('State', 'menuitemcheckbox', 'Active');
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Admin is Yes or State is not Active' }).waitFor();
    await expect.poll(() => rows().count()).toBeLessThan(all);
    const found = await rows().count();
    expect(decodeURIComponent(page.url())).toContain('"or":[{"is_admin":true},{"not":[{"state":["active"]}]}]');
    await page.reload();
    await page.getByRole('button', { name: 'Admin is Yes or State is not Active' }).waitFor();
    await expect.poll(() => rows().count()).toBe(found);
    await expectAccessible(page);
  });

  test('are kept by a name with the list, and come back by it', async () => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('To look at');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: 'To look at' }).waitFor();
    await page.getByRole('button', { name: 'Remove this filter' }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitemradio', { name: 'To look at' }).click();
    await page.getByRole('button', { name: 'Admin is Yes or State is not Active' }).waitFor();
    await page.getByRole('button', { name: 'To look at' }).waitFor();
  });

  test('that are groups inside are one chip each, and go one by one', async () => {
    const inner = { or: [{ is_admin: true }, { state: ['invited'] }] };
    const filter = { and: [{ is_admin: false }, inner] };
    await page.goto(`/user_management?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await page.getByRole('button', { name: 'Admin is Yes or State is Invited' }).waitFor();
    await page.getByRole('button', { name: 'Admin is No' }).click();
    await dialog().getByRole('group', { name: 'Any of these' }).waitFor();
    await expectAccessible(page);
    await dialog().getByRole('button', { name: 'Remove condition' }).first().click();
    await dialog().getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Admin is No' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Admin is Yes or State is Invited' }).waitFor();
  });

  test('that are more than the dialog shows are said to be there, and can be taken away', async () => {
    const filter = { or: [{ is_admin: true, state: ['active'] }] };
    await page.goto(`/user_management?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await page.getByRole('button', { name: 'Other conditions' }).waitFor();
    await page.getByRole('button', { name: 'Remove this filter' }).click();
    await expect.poll(() => page.url()).not.toContain('is_admin');
  });
});

describe('a quick filter', () => {
  test('is one press, shows in the filter of its field, and is taken back by another press', async () => {
    await page.goto('/user_management?filter={}');
    await rows().first().waitFor();
    const all = await rows().count();
    const admins = page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: 'Admins' });
    await admins.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Admin: Yes' }).waitFor();
    expect(await admins.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => rows().count()).toBeLessThan(all);
    await expectAccessible(page);
    await admins.press('Enter');
    await expect.poll(() => rows().count()).toBe(all);
    expect(await admins.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('groups of a list', () => {
  test('have their counts, open to their rows, and narrow the list to one of them', async () => {
    await page.goto('/user_management?filter={}');
    await rows().first().waitFor();
    const all = await rows().count();
    await page.getByRole('button', { name: 'Group by' }).click();
    await page.getByRole('menuitemradio', { name: 'State' }).click();
    const active = page.getByRole('button', { name: /^Active \d+$/ });
    await active.waitFor();
    const count = Number(/\d+/.exec(await active.innerText())?.[0]);
    expect(count).toBeLessThanOrEqual(all);
    await active.press('Enter');
    await expect.poll(() => rows().count()).toBe(count);
    await expectAccessible(page);
    await page.getByRole('listitem').filter({ has: active }).getByRole('button', { name: 'Show only these' }).click();
    await page.getByRole('button', { name: 'State: Active' }).waitFor();
    await page.getByRole('button', { name: 'Group by', exact: true }).waitFor();
    await expect.poll(() => rows().count()).toBe(count);
  });
});

describe('sums of a list', () => {
  test('stand below the rows while their column is shown, of all that is found', async () => {
    await platform.goto('/discount?filter={}');
    const sums = platform.getByRole('group', { name: 'Sum', exact: true });
    await sums.waitFor();
    const sum = Number((await sums.locator('dd').innerText()).replace(/\D/g, ''));
    const used = await platform.getByRole('row').locator('td.column-used_count').allInnerTexts();
    expect(used.length).toBeGreaterThan(1);
    expect(sum).toBe(used.reduce((total, text) => total + Number(text), 0));
    await expectAccessible(platform);
    await platform.getByRole('button', { name: 'Columns' }).click();
    await platform.getByRole('checkbox', { name: 'Used', exact: true }).uncheck();
    await sums.waitFor({ state: 'detached' });
  });
});

describe('a board', () => {
  const column = (name: string) => platform.getByRole('region', { name, exact: true });
  const card = (name: string) => platform.getByRole('listitem').filter({ hasText: name });

  /** A request of its own for each test, in the state that requests begin in. */
  async function haveTicket(subject: string): Promise<number> {
    const { rows: made } = await journey.database.query<{ id: string }>(
      `insert into support_ticket (company_id, user_id, subject, message)
        select company_id, id, $1, 'Help' from customer_user where email = 'admin@acme.example' returning id`,
      [subject],
    );
    return Number(made[0]?.id);
  }

  async function openBoard(subject: string): Promise<void> {
    await platform.goto(`/support?filter=${encodeURIComponent(JSON.stringify({ q: subject }))}`);
    await platform.getByRole('button', { name: 'Board', exact: true }).click();
    await platform.mouse.move(0, 0);
    await platform.getByRole('tooltip').waitFor({ state: 'detached' });
    await column('New').getByText(subject).waitFor();
  }

  const statusOf = async (id: number): Promise<string | undefined> =>
    (await journey.database.query<{ status: string }>('select status from support_ticket where id = $1', [id])).rows[0]
      ?.status;

  test('has a column for each state, and a card is moved by keys', async () => {
    const id = await haveTicket('Keys to move by');
    await openBoard('Keys to move by');
    expect(await platform.getByRole('region').count()).toBeGreaterThanOrEqual(6);
    await expectAccessible(platform);
    const menu = card('Keys to move by').getByRole('button', { name: /^Move / });
    await menu.focus();
    await platform.keyboard.press('Enter');
    await platform.getByRole('menuitem', { name: 'In processing' }).waitFor();
    await platform.getByRole('menuitem', { name: 'In processing' }).press('Enter');
    await column('In processing').getByText('Keys to move by').waitFor();
    await expect.poll(() => statusOf(id)).toBe('in_processing');
  });

  test('takes a card that is dragged where a move leads, and nowhere else', async () => {
    const id = await haveTicket('Something to drag');
    await openBoard('Something to drag');
    await drag('Something to drag', 'In processing');
    await column('In processing').getByText('Something to drag').waitFor();
    await expect.poll(() => statusOf(id)).toBe('in_processing');
    await card('Something to drag').and(platform.locator('[aria-busy="false"]')).waitFor();
    await drag('Something to drag', 'New');
    await column('In processing').getByText('Something to drag').waitFor();
    expect(await statusOf(id)).toBe('in_processing');
  });

  async function drag(subject: string, to: string): Promise<void> {
    // In the middle of the window, beside the columns.
    await card(subject).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const from = await card(subject).boundingBox();
    const target = await column(to).boundingBox();
    if (from === null || target === null) throw new Error('There is nothing to drag.');
    await platform.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await platform.mouse.down();
    await platform.mouse.move(target.x + target.width / 2, from.y + from.height / 2, { steps: 12 });
    await platform.mouse.up();
  }

  test('leaves a card where it is whose move is refused, and says why', async () => {
    const id = await haveTicket('Closed meanwhile');
    await openBoard('Closed meanwhile');
    await card('Closed meanwhile')
      .getByRole('button', { name: /^Move / })
      .click();
    const target = platform.getByRole('menuitem', { name: 'Answered' });
    await target.waitFor();
    await journey.database.query("update support_ticket set status = 'cancelled' where id = $1", [id]);
    await target.press('Enter');
    await platform.getByRole('alert').first().waitFor();
    await column('Cancelled').getByText('Closed meanwhile').waitFor();
    expect(await statusOf(id)).toBe('cancelled');
  });
});

async function chooseValue(field: string, role: 'menuitemradio' | 'menuitemcheckbox', name: string): Promise<void> {
  await dialog()
    .getByRole('button', { name: `${field}: Choose…` })
    .click();
  await page.getByRole(role, { name, exact: true }).click();
  if (role === 'menuitemcheckbox') await page.keyboard.press('Escape');
}

test('on a phone all that is done with a list stands behind one button', async () => {
  const phone = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 780 } });
  await phone.goto('/user_management');
  const more = phone.getByRole('button', { name: 'More for this list' });
  await more.press('Enter');
  const tools = phone.getByRole('dialog', { name: 'More for this list' });
  await expectFocus(tools.getByRole('button', { name: 'Views' }));
  await expectAccessible(phone);
  const download = tools.getByRole('button', { name: 'Download' });
  await download.press('Enter');
  await phone.getByRole('menuitem', { name: /CSV/ }).waitFor();
  await phone.keyboard.press('Escape');
  await expectFocus(download);
  await phone.keyboard.press('Escape');
  await expectFocus(more);
});
