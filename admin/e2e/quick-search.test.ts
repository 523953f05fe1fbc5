/** The quick search: by keyboard alone from anywhere to a screen, a unit, a printed code, and to no more than one may see. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { expectFocus } from './expect-focus.ts';

const journey = setUpJourney({ independent: true });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const results = (page: Page, group: string) =>
  page.getByRole('listbox', { name: 'Search' }).getByRole('group', { name: group, exact: true }).getByRole('option');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press('Control+K');
  await expectFocus(field(page));
}

async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

test('the keys lead to a screen, to a unit of many, to feedback by its number, and back', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.goto('/');
  await untilLoaded(page);
  await open(page);
  await expectAccessible(page);
  await field(page).fill('invo');
  await expect.poll(() => results(page, 'Screens').allInnerTexts()).toEqual([expect.stringContaining('Invoices')]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/invoices_detail');

  await open(page);
  await search(page, 'berl');
  expect(await results(page, 'Units').first().innerText()).toContain('Berlin Mitte');
  await expect.poll(() => results(page, 'Units').first().innerText()).toContain('Central Europe');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/units/*');
  await page.getByRole('heading', { name: 'Berlin Mitte' }).waitFor();

  await open(page);
  await search(page, '#12');
  await expect.poll(() => results(page, 'Feedback').allInnerTexts()).toEqual([expect.stringContaining('Feedback #12')]);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toMatch(/^\/units\/\d+$/);
});

test('of many hits the list shows all, and a printed code leads to its unit', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 780 } });
  await page.goto('/units/10');
  const address = await page
    .getByRole('link', { name: /^Open the survey page of / })
    .first()
    .innerText();
  const code = address.split(' ').at(-1) ?? '';
  await page.getByRole('button', { name: 'Search' }).click();
  await search(page, 'counter');
  await expect.poll(() => results(page, 'Units').count()).toBe(5);
  await expectAccessible(page);
  await results(page, 'Units').getByText('All results', { exact: true }).click();
  await page.waitForURL('**/units?filter=*');
  await page.getByRole('searchbox', { name: 'Search' }).and(page.locator('[value="counter"]')).waitFor();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await search(page, code.toLowerCase());
  // The unit itself is found, and stands there once.
  await results(page, 'Units').first().click();
  await page.waitForURL('**/units/10');
});

test('nobody finds what his lists would not show, and is told so', async () => {
  const page = await journey.signIn('newcomer@acme.example');
  await page.goto('/');
  await untilLoaded(page);
  await open(page);
  await search(page, 'berlin');
  await page.getByText('Nothing found.').waitFor();
  await search(page, 'customers');
  await page.getByText('Nothing found.').waitFor();

  const platform = await journey.signIn('super@demo.example');
  await platform.goto('/');
  await untilLoaded(platform);
  await open(platform);
  await search(platform, 'globex');
  await platform.keyboard.press('Enter');
  await platform.waitForURL('**/customers/*');
});

test('a list that does not answer is not taken for an empty one', async () => {
  const page = await journey.signIn('admin@acme.example');
  await page.route('**/api/companyorganizationnodes/**', (route) => route.fulfill({ status: 503 }));
  await page.goto('/faq');
  await untilLoaded(page);
  await open(page);
  await search(page, 'zzz');
  await page.getByText('Not everything could be searched. Try again.').waitFor();
});
