/** The shell of the back office: who gets where, what stays remembered, and how it goes by keyboard. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { frames } from './frames.ts';
import { goOn } from './go-on.ts';
import { expectFocus } from './expect-focus.ts';

const journey = setUpJourney();

const pathOf = (page: Page) => new URL(page.url()).pathname;
const panel = (page: Page) => page.getByRole('complementary');

describe('guards', () => {
  test('a stranger logs in first and then comes where he wanted to go', async () => {
    const page = await journey.visit();
    await page.goto('/plan/2?order=ASC');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill('super@demo.example');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Required field.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('alert').getByText('Email or password is invalid').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill('Demo-1234!');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Basic' }).waitFor();
    await expect.poll(() => pathOf(page)).toBe('/plan/2');
  });

  test('a company user finds no platform, no login, nothing at a wrong address, and the way out', async () => {
    const page = await journey.signIn('clerk@acme.example');
    await page.goto('/customers');
    await page.getByRole('heading', { name: 'Not authorized' }).waitFor();
    await page.goto('/login');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    for (const path of ['/nowhere', '/units/abc', '/invoices_detail/none/such', '/test/nowhere']) {
      await page.goto(path);
      await page.waitForURL(/error-404|not-authorized/);
    }
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'Page not found!' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('accessToken') ?? localStorage.getItem('userData')))
      .toBeNull();
  });
});

/** Nothing runs there that would ask the server with what is put into the storage. */
const NO_PROGRAM = '/favicon.svg';

describe('a session', () => {
  test('whose access token is no good goes on with a refresh that nobody notices', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto(NO_PROGRAM);
    await page.evaluate(() => localStorage.setItem('accessToken', 'stale'));
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/jwt/refresh-token')) refreshes.push(request.url());
    });
    await page.goto('/units');
    await page.getByRole('cell', { name: 'Acme Cafés' }).first().waitFor();
    expect(refreshes).toHaveLength(1);
  });

  test('that can not be refreshed ends at the login, with nothing left behind', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto(NO_PROGRAM);
    await page.evaluate(() => {
      localStorage.setItem('accessToken', 'stale');
      localStorage.setItem('refreshToken', 'stale');
    });
    await page.goto('/units');
    await page.waitForURL('**/login');
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    const kept = () =>
      page.evaluate(() =>
        ['accessToken', 'refreshToken', 'userData'].filter((key) => localStorage.getItem(key) !== null),
      );
    await expect.poll(kept).toEqual([]);
  });
});

describe('what a person chose for this browser', () => {
  test('is still there after a reload and after the next login', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/');
    await page.getByRole('button', { name: 'Appearance' }).click();
    const choices = page.getByRole('dialog', { name: 'Appearance' });
    for (const choice of ['Dark', 'On the side', 'Full width', 'Fixed to the top'])
      await choices.getByRole('radio', { name: choice, exact: true }).check({ force: true });
    for (const choice of ['Right to left', 'Collapsed menu'])
      await choices.getByRole('switch', { name: choice }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto('/logout');
    await page.waitForURL('**/login');
    const html = page.locator('html');
    await expect.poll(() => page.locator('body').getAttribute('class')).toContain('dark-layout');
    await expect.poll(() => html.getAttribute('dir')).toBe('rtl');
    const kept = () =>
      page.evaluate(() =>
        ['menuPlace', 'menuCollapsed', 'contentWidth', 'barKind'].map((name) => localStorage.getItem(name)),
      );
    await expect.poll(kept).toEqual(['vertical', 'true', 'full', 'sticky']);
  });

  test('the menu of a phone comes from where one begins to read', async () => {
    const viewport = { width: 360, height: 740 };
    for (const direction of ['ltr', 'rtl']) {
      const page = await journey.signIn('admin@acme.example', { viewport, stored: { direction } });
      await page.goto('/faq');
      await page.getByRole('button', { name: /^Open menu/ }).click();
      const entry = page.getByRole('link', { name: 'Organization Management' });
      const middle = async () => entry.boundingBox().then((box) => (box === null ? 0 : box.x + box.width / 2));
      if (direction === 'ltr') await expect.poll(middle).toBeLessThan(viewport.width / 2);
      else await expect.poll(middle).toBeGreaterThan(viewport.width / 2);
    }
  });

  test('the language is spoken by the page and asked of the server', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: 'Türkçe' }).click();
    await page.getByRole('link', { name: 'Birimler' }).first().waitFor();
    await page.locator('html[lang=tr]').waitFor();
    const asked = page.waitForRequest((request) => request.url().includes('/api/companyorganizationnodes/'));
    await page.goto('/units');
    expect((await asked).headers()['preferred-language']).toBe('tr');
  });
});

test('a way back to the top is offered beyond 250 pixels, not before', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 360, height: 600 } });
  await page.goto('/units');
  await page.getByRole('main').getByRole('listitem').nth(5).waitFor();
  const back = page.getByRole('button', { name: 'Back to top' });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(251);
  await back.waitFor();
  await scrollTo(250);
  await back.waitFor({ state: 'detached' });
  await scrollTo(600);
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await back.waitFor({ state: 'detached' });
});

test('what has no room in the bar stays open while letters come, and goes back to the bar where there is room', async () => {
  const page = await journey.signIn('admin@acme.example', { viewport: { width: 1000, height: 800 } });
  await page.goto('/units');
  const more = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'More', exact: true });
  const lettersCome = async () => {
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    await frames(page, 10);
  };
  await more.click();
  await page.getByRole('menu').waitFor();
  await lettersCome();
  expect(await page.getByRole('menu').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expectFocus(more);
  // Letters of the bar's own words, for which all of it is measured anew.
  await more.click();
  await page.getByRole('menu').waitFor();
  await page.evaluate(() => {
    const letters = new CSSStyleSheet();
    letters.replaceSync('nav a, nav button { font-size: 0.9rem !important }');
    document.adoptedStyleSheets.push(letters);
  });
  await lettersCome();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await frames(page, 10);
  await expectFocus(more);
  await page.setViewportSize({ width: 1920, height: 800 });
  await more.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1000, height: 800 });
  await more.waitFor();
});

describe('by keyboard', () => {
  test('the first stop leads past the menu; a row opens, takes the focus, and gives it back', async () => {
    const page = await journey.signIn('super@demo.example');
    await page.goto('/discount');
    const link = page.getByRole('link', { name: 'WELCOME20', exact: true });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await link.focus();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('heading', { name: 'WELCOME20' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('WELCOME20');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await expectFocus(link);
  });
});

describe('for who sees nothing', () => {
  test('a page that is come to is said, and after a deletion the focus is at the row in its place', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/companytags');
    const rows = page.getByRole('table', { name: 'Tags' }).locator('tbody').getByRole('row');
    await rows.filter({ hasText: 'Call back' }).waitFor();
    await goOn(page, '/units');
    await expect.poll(() => page.locator('[aria-live=polite]').allTextContents()).toContain('Units');
    await goOn(page, '/companytags');
    await page.getByRole('button', { name: 'Delete: Call back' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => rows.filter({ hasText: 'Call back' }).count()).toBe(0);
    await expectFocus(page.getByRole('link', { name: 'Cleaning', exact: true }));
  });
});

describe('a form', () => {
  test('says what changed, sends only that, and asks before it is left', async () => {
    const page = await journey.signIn('super@demo.example');
    await page.goto('/planlocation/2/edit');
    const form = panel(page);
    await form.getByRole('textbox', { name: 'Tax rate' }).fill('8.5');
    await form.getByText('Changed: Tax rate').waitFor();
    await form.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => question.count()).toBe(0);
    expect(pathOf(page)).toBe('/planlocation/2/edit');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await form.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toEqual({ tax_rate: 8.5, revision: expect.any(Number) });
    await page.getByText('Record updated').waitFor();
    // In the row, and in its history.
    await form.getByText('8.5%').first().waitFor();
  });

  /** As the browser tells a page that its user comes back to it. */
  const lookBack = (page: Page): Promise<void> =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

  test('keeps what is being written when its user comes back to it and somebody has changed the row', async () => {
    const page = await journey.signIn('super@demo.example');
    await page.goto('/planlocation/3/edit');
    // Else the list that is read again may be the one that is still on its way.
    await page.getByRole('table').locator('tbody tr').first().waitFor();
    const rate = panel(page).getByRole('textbox', { name: 'Tax rate' });
    await rate.fill('7.25');
    await journey.database.query("update plan_location set name = 'Changed meanwhile', tax_rate = 11 where id = 3");
    await lookBack(page);
    // The list beside it is read again.
    await page.getByRole('link', { name: 'Changed meanwhile', exact: true }).waitFor();
    expect(await rate.inputValue()).toBe('7.25');
  });

  test('of the own company keeps it, too', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/company_detail');
    const city = page.getByRole('textbox', { name: 'City' });
    await city.fill('Potsdam');
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/companyprofile\/\d+$/.test(request.url())) reads.push(request.url());
    });
    await lookBack(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save changes' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ city: 'Potsdam' });
    expect(reads).toEqual([]);
    await page.getByText('The company is saved').waitFor();
  });
});
