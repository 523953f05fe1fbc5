/** Forms on a small phone: what is wrong is led to and counted, and what is written is not lost without a question. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus } from './expect-focus.ts';

const SMALL = { viewport: { width: 375, height: 560 } };
const ADMIN = 'admin@acme.example';

const journey = setUpJourney();

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const home = (page: Page) => page.locator('header a[href="/"]').first();
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** The first violation of a form has the focus and is in view. */
async function expectLedTo(violation: Locator): Promise<void> {
  await expectFocus(violation);
  await expect.poll(() => violation.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => violation.evaluate((node) => node.getBoundingClientRect().bottom <= window.innerHeight))
    .toBe(true);
}

test('a form that is refused leads to its first violation and says how many there are', async () => {
  const stranger = await journey.visit(SMALL);
  await stranger.goto('/login');
  await button(stranger, 'Log in').click();
  await stranger.getByText('2 fields need your attention.').waitFor();
  await expectLedTo(stranger.getByLabel('Email'));
  await stranger.getByLabel('Email').fill('nobody@acme.example');
  await stranger.getByText('1 field needs your attention.').waitFor();
  await button(stranger, 'Log in').click();
  await expectLedTo(stranger.getByLabel('Password', { exact: true }));

  const page = await journey.signIn('super@demo.example', SMALL);
  await page.goto('/general_definitions/currency');
  await page.getByRole('link', { name: 'Add Currency' }).click();
  await button(page, 'Add currency').click();
  await page.getByText(/^\d fields need your attention\.$/).waitFor();
  await expectLedTo(page.getByLabel('Code'));
  await page.getByLabel('Code').fill('EUR');
  await page.getByLabel('Name').fill('Euro');
  await page.getByLabel('Symbol').fill('€');
  await button(page, 'Add currency').click();
  // Only the server knows that it is taken.
  await page.getByText('1 field needs your attention.').waitFor();
  await expectLedTo(page.getByLabel('Code'));
  await expectAccessible(page);
});

/** In view, and nothing lies over it. */
async function expectSeen(text: Locator): Promise<void> {
  await text.waitFor();
  await expect
    .poll(() =>
      text.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen === node || node.contains(seen);
      }),
    )
    .toBe(true);
}

const PLATFORM = 'super@demo.example';

test('how many fields are wrong stays in view on a phone, however long the form is', async () => {
  const stranger = await journey.visit(SMALL);
  await stranger.goto('/register');
  await button(stranger, 'Register').click();
  await expectLedTo(stranger.getByLabel('Company name'));
  await expectSeen(stranger.getByText('6 fields need your attention.'));
  for (const [label, text] of [
    ['Company name', 'Left behind'],
    ['Full name', 'Somebody'],
    ['Email', 'somebody@left-behind.example'],
    ['Password', 'Enough-Of-It-1234!'],
  ])
    await stranger.getByLabel(String(label), { exact: true }).fill(String(text));
  await button(stranger, 'Register').click();
  await expectLedTo(stranger.getByRole('checkbox').first());
  await expectSeen(stranger.getByText('2 fields need your attention.'));
  await expectAccessible(stranger);

  const page = await journey.signIn(ADMIN, SMALL);
  await page.goto('/company_detail');
  await page.getByLabel('Company name').fill('');
  await button(page, 'Save changes').click();
  await expectLedTo(page.getByLabel('Company name'));
  await expectSeen(page.getByText('1 field needs your attention.'));

  const platform = await journey.signIn(PLATFORM, SMALL);
  await platform.goto('/marc-generator');
  await button(platform, 'Create marcs').click();
  await expectLedTo(platform.getByRole('combobox', { name: 'Customer' }));
  await expectSeen(platform.getByText('2 fields need your attention.'));
  await expectAccessible(platform);
});

test('a comment that is refused says so, is led to, and comes back after a reload', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  await page.route('**/api/feedbackcomments/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 409, code: 'refused', title: 'Not now', detail: 'Not now, later.' }),
        })
      : route.continue(),
  );
  await page.goto('/feedback_management/10');
  const comment = page.getByLabel('Comment', { exact: true });
  await comment.fill('Written and not sent');
  await button(page, 'Add comment').click();
  await expectLedTo(comment);
  await expectSeen(page.getByText('1 field needs your attention.'));
  await page.reload();
  await expect.poll(() => comment.inputValue()).toBe('Written and not sent');
});

test.each([
  [ADMIN, '/company_detail', 'Phone', '+49 30 7654321'],
  [PLATFORM, '/plan/3', 'Germany, Monthly (EUR)', '77.50'],
  [PLATFORM, '/marc-generator', 'How many', '41'],
  [PLATFORM, '/general_definitions/currency/create', 'Code', 'XTS'],
])('what %s begins at %s is there after a reload, and gone once it is given up', async (who, address, field, text) => {
  const page = await journey.signIn(who, SMALL);
  await page.goto(address);
  const input = page.getByLabel(field).first();
  const before = await input.inputValue();
  await input.fill(text);
  await page.reload();
  await expect.poll(() => input.inputValue()).toBe(text);
  await home(page).click();
  await button(question(page), 'Cancel').click();
  await expect.poll(() => input.inputValue()).toBe(text);
  await home(page).click();
  await button(question(page), 'Leave').click();
  await expect.poll(() => question(page).count()).toBe(0);
  await page.goto(address);
  await input.waitFor();
  expect(await input.inputValue()).toBe(before);
});

test('what is saved leaves no draft behind', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  await page.goto('/companytags/create');
  await page.getByLabel('Name').fill('Kept once');
  await button(page, 'Add tag').click();
  await page.getByText('Record added').waitFor();
  await page.goto('/companytags/create');
  await page.getByLabel('Name').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
});

test('what is saved is forgotten before the address tells of it: who loads the page anew at once does not find it again', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  const drafts = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('app.draft.')));
  await page.goto('/companytags/create');
  await page.getByLabel('Name').fill('At once');
  await expect.poll(drafts).toHaveLength(1);
  await page.evaluate(() => {
    const { pushState } = history;
    history.pushState = (...given) => {
      const kept = Object.keys(sessionStorage).filter((key) => key.startsWith('app.draft.'));
      document.documentElement.dataset['draftsWhenSaved'] = String(kept.length);
      pushState.apply(history, given);
    };
  });
  await button(page, 'Add tag').click();
  await page.waitForURL(/\/companytags\/\d+$/);
  expect(await page.evaluate(() => document.documentElement.dataset['draftsWhenSaved'])).toBe('0');
});

test('what is saved is closed without a question while the next view is on its way', async () => {
  const page = await journey.signIn('super@demo.example', { viewport: { width: 1280, height: 800 } });
  await page.goto('/discount/create');
  const panel = page.getByRole('complementary');
  await panel.getByLabel('Code').fill(`SAVED${Date.now()}`);
  await panel.getByLabel('Valid from').fill('2026-03-01T00:00');
  await panel.getByRole('textbox', { name: 'Percent' }).fill('15');
  // As soon as it is saved, while the form is still there.
  await panel.evaluate((node) => {
    const observer = new MutationObserver(() => {
      const send = node.querySelector<HTMLButtonElement>('button[type=submit]');
      if (location.pathname.endsWith('/create') || send?.disabled !== false) return;
      observer.disconnect();
      node.querySelector<HTMLButtonElement>('button[aria-label=Close]')?.click();
      document.documentElement.dataset['closedEarly'] = 'true';
    });
    observer.observe(node, { subtree: true, attributes: true, childList: true });
  });
  await button(panel, 'Add discount').click();
  await page.getByText('Record added').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['closedEarly'])).toBe('true');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/discount');
  await panel.waitFor({ state: 'detached' });
  expect(await question(page).count()).toBe(0);
});

test('people without a session are asked before they lose what is long, and nothing is kept of it', async () => {
  const page = await journey.visit(SMALL);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@acme.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  expect(await question(page).count()).toBe(0);
  await page.goto('/register');
  await page.getByLabel('Company name').fill('Left behind');
  await page.getByLabel('Password', { exact: true }).fill('Secret-1234!');
  await page.getByRole('link', { name: 'You have an account? Log in' }).click();
  await expectAccessible(page);
  await button(question(page), 'Cancel').click();
  await expect.poll(() => question(page).count()).toBe(0);
  expect(await page.getByLabel('Company name').inputValue()).toBe('Left behind');
  expect(await kept(page)).not.toMatch(/Left behind|Secret/);
  await page.getByRole('link', { name: 'You have an account? Log in' }).click();
  await button(question(page), 'Leave').click();
  await page.waitForURL('**/login');
});

/** All that the browser keeps for this page. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('passwords and cards are asked for before they are left, and kept nowhere', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  await page.goto('/password_change');
  for (const label of ['Current password', 'New password'])
    await page.getByLabel(label, { exact: true }).fill('Secret-1234!');
  expect(await kept(page)).not.toContain('Secret');
  await home(page).click();
  await button(question(page), 'Leave').click();
  await page.goto('/payment_method');
  await page.getByRole('button', { name: /^(Add a card|Replace the card)$/ }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.keyboard.press('Escape');
  await button(question(page), 'Cancel').click();
  expect((await kept(page)).replaceAll(' ', '')).not.toContain('42424242');
});

test.each([
  ['/link_list_management', 'Café links', 'Edit the links', 'Title'],
  ['/qrcode_management', 'Table stands', 'Edit the design', 'Title'],
])(
  'the designer at %s asks before it is left, and has after a reload what was written in it',
  async (address, row, opener, field) => {
    const page = await journey.signIn(ADMIN, SMALL);
    await page.goto(address);
    await page.getByRole('link', { name: row, exact: true }).click();
    await button(page, opener).click();
    const designer = page.getByRole('dialog').first();
    const input = designer.getByLabel(field, { exact: true }).first();
    await input.waitFor();
    // Nothing is written yet: nothing is asked.
    await button(designer, 'Cancel').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, opener).click();
    await input.fill('Written and not saved');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await button(question(page), 'Cancel').click();
    await expect.poll(() => question(page).count()).toBe(0);
    expect(await input.inputValue()).toBe('Written and not saved');
    await page.reload();
    await button(page, opener).click();
    await expect.poll(() => input.inputValue()).toBe('Written and not saved');
    await button(designer, 'Cancel').click();
    await button(question(page), 'Leave').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await button(page, opener).click();
    await input.waitFor();
    expect(await input.inputValue()).not.toBe('Written and not saved');
  },
);

test('a dialog and a page ask before they are left by whatever way', async () => {
  const page = await journey.signIn(ADMIN, SMALL);
  await page.goto('/survey_management');
  const actions = page.getByRole('button', { name: /^Actions for / }).first();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Another name');
  await page.mouse.click(2, 2);
  await button(question(page), 'Leave').click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => actions.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.goto('/company_detail');
  const phone = page.getByLabel('Phone').first();
  await phone.fill('+49 30 1234567');
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await logOut();
  await button(question(page), 'Cancel').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/company_detail');
  expect(await phone.inputValue()).toBe('+49 30 1234567');
  await button(page, 'Save changes').click();
  await expect.poll(() => button(page, 'Save changes').isDisabled()).toBe(true);
  await logOut();
  await page.waitForURL('**/login');
  expect(await question(page).count()).toBe(0);
});
