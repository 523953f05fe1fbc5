/** What every list can do from its schema alone. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

let page: Page;
let platform: Page;
setUpJourney({
  async prepare(journey) {
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

async function chooseValue(field: string, role: 'menuitemradio' | 'menuitemcheckbox', name: string): Promise<void> {
  await dialog()
    .getByRole('button', { name: `${field}: Choose…` })
    .click();
  await page.getByRole(role, { name, exact: true }).click();
  if (role === 'menuitemcheckbox') await page.keyboard.press('Escape');
}
