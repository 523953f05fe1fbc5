/** The first hour of a company: it is shown around, takes its first steps, and each ticks itself. */
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { expectFocus, tabTo } from './expect-focus.ts';
import { button, field, freshEmail, heading, mailedLink, PASSWORD, PERSON, register } from './register-steps.ts';

const journey = setUpJourney();

/** A new company on its dashboard, on the free plan. */
async function begin(options?: Parameters<typeof journey.visit>[0]): Promise<Page> {
  const email = freshEmail();
  await register(journey.origin, email);
  const page = await journey.visit(options);
  await page.goto(await mailedLink(journey.origin, email));
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Choose your plan').waitFor();
  await button(page, 'Start for free: Free').click();
  await heading(page, `Welcome, ${PERSON}`).waitFor();
  return page;
}

const tour = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const done = (page: Page, count: number) => steps(page).getByText(`${count} of 5 done`, { exact: true });

/** Does what a button or a link does, with keys. */
async function choose(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Writes into a field that the Tab key leads to. */
async function write(input: Locator, text: string): Promise<void> {
  await tabTo(input);
  await input.page().keyboard.type(text);
}

describe('the tour', () => {
  test('begins once, leads along the menu by keyboard, and begins again from the help', async () => {
    const page = await begin();
    await tour(page, 'Your way to the first answer').waitFor();
    await expectFocus(tour(page, 'Your way to the first answer'));
    await expectAccessible(page);
    for (const name of [
      'The tree of your units',
      'What visitors are asked',
      'Codes on your walls',
      'What visitors say',
    ]) {
      await page.keyboard.press('ArrowRight');
      await expectFocus(tour(page, name));
      await expectAccessible(page);
    }
    await page.keyboard.press('ArrowLeft');
    await expectFocus(tour(page, 'Codes on your walls'));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.reload();
    await done(page, 0).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button(page, 'Help').click();
    await page.getByRole('menuitem', { name: 'Take the tour' }).click();
    await tour(page, 'Your way to the first answer').waitFor();
    await expectFocus(tour(page, 'Your way to the first answer'));
    for (let at = 1; at < 6; at++) await button(page, 'Next').click();
    await tour(page, 'Help is here').getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('is left at any moment, on a phone, where the menu is behind a button', async () => {
    const page = await begin({ viewport: { width: 360, height: 780 } });
    await button(page, 'Next').click();
    await tour(page, 'The tree of your units').waitFor();
    await expectAccessible(page);
    await button(page, 'Skip the tour').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the first steps', () => {
  test('lead from nothing to the first answer by keyboard alone, and tick themselves', async () => {
    const page = await begin();
    await choose(button(page, 'Skip the tour'));
    await done(page, 0).waitFor();
    // The tip of the button that has the focus now stands in no landmark.
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await expectAccessible(page);

    await choose(steps(page).getByRole('link', { name: 'Open the tree' }));
    const form = page.getByRole('complementary');
    await write(form.getByLabel('Name'), 'Engine halls');
    await choose(button(form, 'Add organization'));
    await heading(page, 'Engine halls').waitFor();
    await choose(page.getByRole('button', { name: 'Add the first unit' }));
    const dialog = page.getByRole('dialog');
    await write(dialog.getByLabel('Name'), 'Hall one');
    await choose(dialog.getByRole('button', { name: 'Add unit' }));
    await page.getByText('Hall one').first().waitFor();

    await page.goto('/');
    await done(page, 1).waitFor();
    await choose(steps(page).getByRole('link', { name: 'Choose a template' }));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).search).toBe('');

    await page.goto('/');
    await choose(steps(page).getByRole('link', { name: 'Open the code' }));
    const saved = page.waitForEvent('download');
    await choose(button(page, 'Download SVG'));
    await saved;
    await page.goto('/');
    await done(page, 2).waitFor();

    await choose(steps(page).getByRole('link', { name: 'Test the code' }));
    const visitor = page.waitForEvent('popup');
    await choose(page.getByRole('link', { name: 'Open as a visitor' }));
    await (await visitor).getByRole('heading').first().waitFor();
    await page.getByText('The test arrived: the code works.').waitFor();
    await page.goto('/');
    await done(page, 3).waitFor();
    const code = (await steps(page).getByRole('link', { name: 'Answer as a visitor' }).getAttribute('href'))?.slice(3);
    const sent = await fetch(`${journey.origin}/api/setsurveyanswer/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, answers: { experience: 4 } }),
    });
    expect(sent.status).toBe(200);
    // It ticks itself before its reader's eyes.
    await done(page, 4).waitFor();
    // A test is nobody's scan.
    const figure = await page.evaluate(async () => {
      const [key] = Object.keys(localStorage).filter((name) => /access.?token/i.test(name));
      const response = await fetch('/api/dashboardinfo/', {
        headers: { authorization: `Bearer ${localStorage.getItem(key ?? '')}` },
      });
      return ((await response.json()) as { scanned_codes: number }).scanned_codes;
    });
    expect(figure).toBe(0);
    await expectAccessible(page);
  });

  test('are hidden, also after the next visit, and brought back by the help', async () => {
    const page = await begin();
    await button(page, 'Skip the tour').click();
    await button(page, 'Hide the first steps').click();
    await expect.poll(() => steps(page).count()).toBe(0);
    await page.reload();
    await page.getByText('Begin with an organization').waitFor();
    await expectAccessible(page);
    expect(await steps(page).count()).toBe(0);
    await button(page, 'Help').click();
    await page.getByRole('menuitem', { name: 'First steps' }).click();
    await done(page, 0).waitFor();
  });
});

describe('empty places', () => {
  test('of a new company say what they are for and what comes next', async () => {
    const page = await begin();
    const places: [string, string][] = [
      ['/organization_management', 'Begin with an organization'],
      ['/units', 'No units yet'],
      ['/code_health', 'No units yet'],
      ['/companytags', 'No tags yet'],
      ['/test', 'No code chosen yet'],
    ];
    for (const [path, title] of places) {
      await page.goto(path);
      await page.getByText(title).waitFor();
      await expectAccessible(page);
    }
  });
});

describe('a question mark', () => {
  test('explains where people get stuck, by keyboard', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/access-control');
    const sign = button(page, 'Help: Rights in the tree');
    await sign.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Rights in the tree' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectFocus(sign);
  });
});
