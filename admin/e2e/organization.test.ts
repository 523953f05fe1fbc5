/** Organizations: the list, what is refused, and the way in for somebody who has none. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';

const journey = setUpJourney();

const dialog = (page: Page) => page.getByRole('dialog');
const form = (page: Page) => page.getByRole('complementary');

describe('an administrator', () => {
  test('adds an organization, renames it, is told why another can not go, and deletes the empty one', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/organization_management');
    const cafes = page.getByRole('row', { name: /Acme Cafés/ });
    await cafes.getByRole('cell', { name: '36', exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Add organization' }).click();
    await form(page).getByRole('button', { name: 'Add organization' }).click();
    await form(page).getByText('Required field.').waitFor();
    await form(page).getByLabel('Name').fill('Acme Trucks');
    await form(page).getByRole('button', { name: 'Add organization' }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme Trucks' }).waitFor();

    await page.goto('/organization_management');
    await page.getByRole('link', { name: 'Edit: Acme Trucks' }).focus();
    await page.keyboard.press('Enter');
    await form(page).getByLabel('Name').fill('Acme Wheels');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Record updated').waitFor();

    await page.goto('/organization_management');
    await page.getByRole('button', { name: 'Delete: Acme Cafés' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('36 units are left in it. Delete them first.').waitFor();
    await expectAccessible(page);
    expect(await dialog(page).getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await cafes.waitFor();

    await page.getByRole('button', { name: 'Delete: Acme Wheels' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Record deleted').waitFor();
    await expect.poll(() => page.getByRole('row', { name: /Acme Wheels/ }).count()).toBe(0);
  });

  test('who is late is told by the server how many units have come meanwhile', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/');
    const answer = await page.evaluate(async () => {
      const response = await fetch('/api/companyorganization/1/', {
        method: 'DELETE',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      return { status: response.status, body: (await response.json()) as object };
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'organization_in_use' } });
  });
});

describe('somebody who reaches no organization', () => {
  test('is told so, makes one, and works in it from then on', async () => {
    const page = await journey.signIn('newcomer@acme.example');
    await page.goto('/organization_management');
    await page.getByText('Access error!').waitFor();
    await page.getByText(/contact your system administrator/).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add organization' }).click();
    await form(page).getByLabel('Name').fill('Pop-up kitchen');
    await form(page).getByRole('button', { name: 'Add organization' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pop-up kitchen' }).waitFor();
    await page.goto('/organization_management');
    await page.getByRole('row', { name: /Pop-up kitchen/ }).waitFor();
    // He may begin one; the next ones are an administrator's.
    await expect.poll(() => page.getByRole('link', { name: 'Add organization' }).count()).toBe(0);
    await page.goto('/units');
    await page.getByRole('link', { name: 'Pop-up kitchen' }).first().click();
    await page.getByRole('tab', { name: 'User access' }).waitFor();
  });
});
