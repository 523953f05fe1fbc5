/** Users and their rights, from end to end: invited, let in, given one right, shown why, made an admin and unmade. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoPassword } from '../../server/seed/index.ts';

const NAME = 'Nora Lind';
const EMAIL = 'nora.lind@acme.example';
const PASSWORD = 'First-Day-1';
const UNIT = 'Berlin Mitte';

let unitId: number;
/** The unit and all below it. */
let subtree: number[];
const journey = setUpJourney({
  async prepare() {
    const { rows } = await journey.database.query<{ id: string; unit: string }>(
      `select below.id, unit.id as unit from node unit join node below on below.path like unit.path || '%' and below.deleted_at is null
      where unit.name = $1 order by below.id`,
      [UNIT],
    );
    unitId = Number(rows[0]?.unit);
    subtree = rows.map(({ id }) => Number(id));
  },
});

const panel = (page: Page) => page.getByRole('complementary');
const dialog = (page: Page) => page.getByRole('dialog');
const box = (scope: Page | Locator, name: string) => scope.getByRole('checkbox', { name, exact: true });

async function signIn(email: string, password: string): Promise<Page> {
  const page = await journey.visit();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** The address in the newest mail to somebody, once the worker has written it. */
async function linkTo(page: Page, email: string, subject: string): Promise<string> {
  await expect
    .poll(async () => {
      await page.goto('/dev/outbox');
      const newest = page
        .getByRole('article')
        .filter({ hasText: `<${email}>` })
        .first();
      return (await newest.count()) > 0 ? newest.getByRole('heading').textContent() : '';
    })
    .toBe(subject);
  const mail = page
    .getByRole('article')
    .filter({ hasText: `<${email}>` })
    .first();
  await expectAccessible(page);
  return (await mail.getByRole('link').getAttribute('href')) ?? '';
}

describe('a new user', () => {
  let link: string;

  test('is added by an admin, told where the invitation goes', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/user_management');
    await page.getByRole('cell', { name: 'Administrator' }).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add user' }).click();
    const form = panel(page);
    await form.getByText('An email with a link to set a password is sent to this address.').waitFor();
    await form.getByLabel('Full name').fill(NAME);
    await form.getByLabel('Email').fill('clerk@acme.example');
    await form.getByRole('button', { name: 'Add user' }).click();
    await form.getByText('This is already in use. Choose a different value.').waitFor();
    await expectAccessible(page);
    await form.getByLabel('Email').fill(EMAIL);
    await form.getByRole('button', { name: 'Add user' }).click();
    await page.getByText('Record added').waitFor();
    await panel(page).getByText('Invited').waitFor();
    await panel(page).getByText('Not confirmed', { exact: true }).waitFor();
    await panel(page).getByText(`${EMAIL} is not confirmed yet.`).waitFor();
    await page.getByRole('row').filter({ hasText: NAME }).getByText('Not confirmed').waitFor();
    await panel(page).getByRole('button', { name: 'Send the link again' }).click();
    await dialog(page).getByLabel('Your password', { exact: true }).fill(demoPassword);
    await dialog(page).getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText(`A password-change link was sent to ${EMAIL}.`).waitFor();
    await panel(page).getByText('No access yet').waitFor();
    await expectAccessible(page);
  });

  test('opens the link, is shown which rules a password meets, and sets one', async () => {
    const page = await journey.visit();
    link = await linkTo(page, EMAIL, 'Your Feedtree account');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Set your password' }).waitFor();
    await page.getByText(`For the account ${EMAIL}`).waitFor();
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect.poll(() => page.getByText('Required field.').count()).toBe(2);
    const met = page.getByRole('listitem').filter({ hasText: '(met)' });
    await page.getByLabel('New password').fill('first-day');
    await expect.poll(() => met.count()).toBe(4);
    await page.getByLabel('Confirm password').fill('other');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('The password does not meet all the rules below.').waitFor();
    await page.getByText("Password doesn't match").waitFor();
    await expectAccessible(page);
    await page.getByLabel('New password').fill(PASSWORD);
    await expect.poll(() => met.count()).toBe(6);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password changed').waitFor();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Password reset link not found' }).waitFor();
    await expectAccessible(page);
  });

  test('logs in, and is told that there is nothing for her yet', async () => {
    const page = await signIn(EMAIL, PASSWORD);
    await page.getByText('Access error!').waitFor();
    await page.goto('/access-control');
    await page.waitForURL(/not-authorized/);
  });
});

describe('one right at one unit', () => {
  test('is given by an admin, who checks the e-mail first', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto(`/units/${unitId}/access`);
    await page.getByText('Inherited from Central Europe').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Give access' }).click();
    const form = dialog(page);
    await form.getByRole('button', { name: 'Check' }).click();
    await form.getByText('Required field.').waitFor();
    await form.getByLabel('Email of the user').fill('admin@globex.example');
    await form.getByRole('button', { name: 'Check' }).click();
    await form.getByText(/Nobody in your company has this email/).waitFor();
    await expectAccessible(page);
    await form.getByLabel('Email of the user').fill(EMAIL);
    await form.getByRole('button', { name: 'Check' }).click();
    await form.getByText(NAME).waitFor();
    await form.getByRole('button', { name: 'Save access' }).click();
    await form.getByText('Choose at least one right.').waitFor();
    await box(form, 'Unit management: Edit').check();
    await expect.poll(() => box(form, 'Unit management: Read').isChecked()).toBe(true);
    await expect.poll(() => box(form, 'Unit management: Read').isDisabled()).toBe(true);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save access' }).click();
    await page.getByText('Access authorisation updated').waitFor();
    await page.getByRole('listitem').filter({ hasText: NAME }).getByText('Read, Edit').waitFor();
  });

  test('shows exactly that unit and what is below it, and lets exactly that be done', async () => {
    const page = await signIn(EMAIL, PASSWORD);
    const listed = page.waitForResponse((response) => response.url().includes('/api/companyorganizationnodes/?'));
    await page.goto('/units');
    const rows = (await (await listed).json()) as { id: number }[];
    const total = (await listed).headers()['content-range']?.split('/')[1];
    expect(Number(total)).toBe(subtree.length);
    expect(rows.every(({ id }) => subtree.includes(id))).toBe(true);
    await page.goto(`/units/${unitId}`);
    await page.getByRole('heading', { name: UNIT }).waitFor();
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['General', 'Survey design', 'Links', 'Opening hours']);
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await page.goto(`/units/${unitId}/edit`);
    await page.getByLabel('Type').fill('Flagship');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Unit updated').waitFor();
    await page.goto(`/units/${unitId}/access`);
    await page.waitForURL(/not-authorized/);
    await page.goto('/feedback_management');
    await page.waitForURL(/not-authorized/);
    const { rows: others } = await journey.database.query<{ id: string }>(
      `select parent_id as id from node where id = $1 and parent_id is not null`,
      [unitId],
    );
    await page.goto(`/units/${others[0]?.id}`);
    await page.getByText("It does not exist, or you don't have access to it.").waitFor();
  });

  test('is explained: where it was given, and what comes with it', async () => {
    const page = await journey.signIn('admin@acme.example');
    const below = subtree.find((id) => id !== unitId);
    await page.goto(`/units/${below}/access`);
    const row = page.getByRole('listitem').filter({ hasText: NAME });
    await row.getByText(`Inherited from ${UNIT}`).waitFor();
    await page.getByRole('button', { name: `Explain: ${NAME}` }).click();
    const explained = dialog(page);
    await explained.getByText(`Given at ${UNIT}`).waitFor();
    await explained.getByText(`Included in Edit at ${UNIT}`).waitFor();
    await expect.poll(() => explained.getByText('Not given', { exact: true }).count()).toBeGreaterThanOrEqual(3);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('is the same from the side of the user: found, explained, changed and taken away', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/access-control');
    await page.getByRole('heading', { name: 'Access control' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('User', { exact: true }).fill('nora');
    await page.getByRole('option', { name: NAME }).click();
    await page
      .getByText(`Acme Cafés`)
      .or(page.getByText('Central Europe', { exact: true }))
      .first()
      .waitFor();
    await page.getByLabel('Unit', { exact: true }).fill(String(unitId));
    await page.getByRole('option', { name: new RegExp(`#${unitId}\\b`) }).click();
    await page.getByText(`Given at ${UNIT}`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Edit: ${UNIT}` }).click();
    await box(dialog(page), 'Feedback management: Create').check();
    await dialog(page).getByRole('button', { name: 'Save access' }).click();
    await page.getByText('Access authorisation updated').waitFor();
    await page.getByText('Read, Create').waitFor();
    await page.getByRole('button', { name: 'Add access' }).click();
    await dialog(page).getByLabel('Unit', { exact: true }).fill('Central Europe');
    await page.getByRole('option', { name: /^Central Europe #/ }).click();
    await box(dialog(page), 'User management: Read').check();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save access' }).click();
    await page.getByRole('button', { name: 'Delete: Central Europe' }).waitFor();
    await page.getByRole('button', { name: `Delete: ${UNIT}` }).click();
    await dialog(page).getByText(`${NAME} loses the rights given at ${UNIT}`).waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Access authorisation deleted').waitFor();
    await page.getByRole('button', { name: `Delete: ${UNIT}` }).waitFor({ state: 'detached' });
  });

  test('to see users changes nothing of them', async () => {
    const page = await signIn(EMAIL, PASSWORD);
    await page.goto(`/units/${unitId}/access`);
    await page.getByText('Jonas Weber').waitFor();
    for (const name of [/^Give access/, /^Edit/, /^Delete/])
      expect(await page.getByRole('tabpanel').getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('button', { name: 'Explain: Jonas Weber' }).waitFor();
    await page.goto('/user_management');
    await page.getByRole('link', { name: 'Jonas Weber', exact: true }).click();
    await panel(page).getByText('You see the access at units where you manage users.').waitFor();
    await panel(page)
      .getByRole('button', { name: `Explain: ${UNIT}` })
      .waitFor();
    expect(await panel(page).getByRole('button').allTextContents()).not.toContain('Send password link');
    expect(await page.getByRole('link', { name: 'Add user' }).count()).toBe(0);
    for (const name of [/^Edit/, /^Delete/, /^Add access/])
      expect(await panel(page).getByRole('button', { name }).count()).toBe(0);
    await expectAccessible(page);
  });
});

describe('the admin right', () => {
  test('is granted and removed after a question, and acts at once', async () => {
    const admin = await journey.signIn('admin@acme.example');
    const user = await signIn(EMAIL, PASSWORD);
    await user.goto('/user_management');
    await user.getByRole('heading', { name: 'Users' }).waitFor();
    await admin.goto('/user_management');
    await admin.getByRole('link', { name: NAME, exact: true }).click();
    await panel(admin).getByRole('button', { name: 'Make administrator' }).click();
    await dialog(admin).getByText('Administrators hold every right in the company').waitFor();
    await expectAccessible(admin);
    await dialog(admin).getByRole('button', { name: 'Make administrator' }).click();
    await admin.getByText('Admin right granted').waitFor();
    await user.goto('/user_management');
    await user.getByRole('link', { name: 'Add user' }).waitFor();
    await panel(admin).getByText(`${NAME} is an administrator and holds every right in all units.`).waitFor();
    await panel(admin).getByRole('button', { name: 'Remove admin right' }).click();
    await dialog(admin).getByRole('button', { name: 'Remove admin right' }).click();
    await admin.getByText('Admin right removed').waitFor();
    await user.goto('/user_management');
    await user.getByRole('cell', { name: 'Elif Aydın' }).waitFor();
    await expect.poll(() => user.getByRole('link', { name: 'Add user' }).count()).toBe(0);
  });

  test('stays with the last one', async () => {
    await journey.database.query(
      `update customer_user set is_admin = email = 'admin@globex.example' where company_id =
        (select company_id from customer_user where email = 'admin@globex.example')`,
    );
    const page = await journey.signIn('admin@globex.example');
    await page.goto('/user_management');
    await page.getByRole('row').filter({ hasText: 'Administrator' }).getByRole('link').first().click();
    await panel(page).getByRole('button', { name: 'Remove admin right' }).click();
    await dialog(page).getByText("who takes the right from themselves can't take that back").waitFor();
    await dialog(page).getByRole('button', { name: 'Remove admin right' }).click();
    await page.getByText('Make another user an administrator first.').waitFor();
    await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(page).getByText('Make another user an administrator first.').waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await expectAccessible(page);
  });
});

test('an admin logs a user out everywhere after a question: the next page asks to log in', async () => {
  const admin = await journey.signIn('admin@acme.example');
  const user = await signIn(EMAIL, PASSWORD);
  await admin.goto('/user_management');
  await admin.getByRole('link', { name: NAME, exact: true }).click();
  await panel(admin).getByRole('button', { name: 'Log out everywhere' }).click();
  await dialog(admin).getByText(`${NAME} is logged out on all devices at once`).waitFor();
  await expectAccessible(admin);
  await dialog(admin).getByRole('button', { name: 'Log out everywhere' }).click();
  await admin.getByText(`${NAME} is logged out everywhere`).waitFor();
  await user.goto('/sessions');
  await user.waitForURL((url) => url.pathname === '/login');
});

describe('a forgotten password', () => {
  test('is replaced by a link that the login leads to; a known e-mail looks like an unknown one', async () => {
    const page = await journey.visit();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Required field.').waitFor();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Enter a valid email.').waitFor();
    await expectAccessible(page);
    for (const email of ['unknown@acme.example', EMAIL]) {
      await page.getByLabel('Email').fill(email);
      // The words of the first one still stand when the second one is on its way.
      const answered = page.waitForResponse((response) => response.url().includes('/forgetpasswordsendemail'));
      await page.getByRole('button', { name: /^Send/ }).click();
      expect((await answered).ok()).toBe(true);
      await page.getByText('A password-change link was sent to the given email address.').waitFor();
    }
    await expectAccessible(page);
    await page.goto(await linkTo(page, EMAIL, 'Reset your password'));
    await page.getByRole('heading', { name: 'Reset password' }).waitFor();
    await page.getByLabel('New password').fill('Second-Day-2');
    await page.getByLabel('Confirm password').fill('Second-Day-2');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Password changed').waitFor();
    await signIn(EMAIL, 'Second-Day-2');
  });

  test('an admin sends the link, and the user who goes is gone', async () => {
    // A mailbox gets so many links in a while; the ones before were sent a while ago.
    await journey.database.query("update mail_message set created_at = created_at - interval '1 hour'");
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/user_management');
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await panel(page).getByRole('button', { name: 'Send password link' }).waitFor();
    expect(await panel(page).getByText('Not confirmed', { exact: true }).count()).toBe(0);
    await panel(page).getByRole('button', { name: 'Send password link' }).click();
    await dialog(page).getByRole('button', { name: 'Send password link' }).click();
    await dialog(page).getByText('Required field.', { exact: true }).waitFor();
    await dialog(page).getByLabel('Your password', { exact: true }).fill('Not-Mine-1');
    await dialog(page).getByRole('button', { name: 'Send password link' }).click();
    await dialog(page).getByText('This is not your password.').waitFor();
    await dialog(page).getByLabel('Your password', { exact: true }).fill(demoPassword);
    await dialog(page).getByRole('button', { name: 'Send password link' }).click();
    await page.getByText(`A password-change link was sent to ${EMAIL}.`).waitFor();
    await panel(page).getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(page)
      .getByRole('heading', { name: `Delete user ${NAME}?` })
      .waitFor();
    await dialog(page).getByText('This can’t be undone.').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Record deleted').waitFor();
    await page.getByRole('link', { name: NAME, exact: true }).waitFor({ state: 'detached' });
  });
});

describe('on a phone, in the dark, from right to left', () => {
  test.each([
    ['/user_management', 'Anna Petrova'],
    ['/access-control?user=3', UNIT],
  ])('%s is whole', async (path, shown) => {
    const page = await journey.signIn('admin@acme.example', {
      viewport: { width: 360, height: 780 },
      stored: { skin: 'dark', direction: 'rtl' },
    });
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
