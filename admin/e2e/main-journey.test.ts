/** The main job, from end to end: the platform is set up, a visitor answers, the company reads it, the other one does not. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { demoVisitorCodes } from '../../server/seed/index.ts';

let visited: { code: string; unit: string };
const journey = setUpJourney({
  async prepare() {
    const [first] = await demoVisitorCodes(journey.databaseUrl);
    if (!first) throw new Error('The demo has no visitor code.');
    visited = first;
  },
});

/** As most people see it; the other journeys go without motion. */
const MOVING = { reducedMotion: 'no-preference' } as const;

const panel = (page: Page) => page.getByRole('complementary');

describe('the super administrator', () => {
  test('adds a currency, is told at the field what is wrong, and finds it in the list', async () => {
    // All of ISO 4217 are there from the beginning.
    await journey.database.query(`delete from currency where code = 'HUF'`);
    const page = await journey.signIn('super@demo.example', MOVING);
    await page.goto('/general_definitions/currency');
    await page.getByRole('link', { name: 'Add Currency' }).click();
    const form = panel(page);
    await form.getByRole('button', { name: 'Add Currency' }).click();
    await form.getByText('Required field.').first().waitFor();
    await form.getByLabel('Code').fill('EUR');
    await form.getByLabel('Name').fill('Forint');
    await form.getByLabel('Symbol').fill('Ft');
    await form.getByRole('button', { name: 'Add Currency' }).click();
    // The server alone knows that the code is taken: its answer stands at the field.
    await form.getByText('This is already in use. Choose a different value.').waitFor();
    await expect.poll(() => form.getByLabel('Code').getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await form.getByLabel('Code').fill('XAU');
    await form.getByRole('button', { name: 'Add Currency' }).click();
    await form.getByText('There is no currency with the code XAU in ISO 4217.').waitFor();
    await form.getByLabel('Code').fill('HUF');
    await form.getByRole('button', { name: 'Add Currency' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.getByRole('searchbox').fill('forint');
    await page.getByRole('cell', { name: 'HUF', exact: true }).waitFor();
    await expectAccessible(page);
  });

  test('adds a discount and takes its deletion back', async () => {
    const page = await journey.signIn('super@demo.example', MOVING);
    await page.goto('/discount/create');
    const form = panel(page);
    await form.getByLabel('Code').fill('SPRING');
    await form.getByLabel('Valid from').fill('2026-03-01T00:00');
    await form.getByRole('button', { name: 'Add Discount' }).click();
    await form.getByText('Required field.').waitFor();
    await form.getByRole('textbox', { name: 'Percent' }).fill('15');
    await form.getByRole('button', { name: 'Add Discount' }).click();
    const row = page.getByRole('row', { name: /SPRING/ });
    await row.waitFor();
    // The list may have it before the form has gone.
    await panel(page)
      .getByRole('heading', { name: /SPRING/ })
      .waitFor();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await row.hover();
    await page.getByRole('button', { name: 'Delete: SPRING' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
  });

  test('sees customers, plans and their prices, with names instead of ids, and no feedback', async () => {
    const page = await journey.signIn('super@demo.example', MOVING);
    await page.goto('/customers');
    await page.getByRole('cell', { name: 'Germany' }).first().waitFor();
    await page.goto('/plan/2');
    await page.getByRole('heading', { name: 'Basic' }).waitFor();
    await page.getByRole('rowheader', { name: 'Global' }).waitFor();
    await expectAccessible(page);
    await page.goto('/feedback_management');
    await page.waitForURL(/not-authorized/);
  });
});

describe('from a code to the company', () => {
  const remark = `The soup was cold on ${new Date().toISOString()}`;

  /** Not all of its text: while an answer is on its way the button says so, and the page is still the same. */
  const lastHeading = (page: Page) => page.getByRole('main').getByRole('heading').last().innerText();

  const thanks = (page: Page) => page.getByRole('heading', { name: /thank you/i });

  /** Takes the first choice of every scale and leaves the remark wherever words are asked for, page by page. */
  async function answer(page: Page): Promise<void> {
    await page.goto(`/q/${visited.code.toLowerCase()}`);
    for (let step = 0; step < 8 && !(await thanks(page).isVisible()); step++) {
      const before = await lastHeading(page);
      for (const group of await page.getByRole('main').getByRole('group').all())
        // By a key, since a tap leads on by itself, soon.
        if ((await group.getByRole('radio').count()) > 0) await group.getByRole('radio').first().press('Space');
      for (const words of await page.getByRole('textbox').all()) await words.fill(remark);
      await page.getByRole('button', { name: /^(next|send)$/i }).click();
      await expect.poll(() => lastHeading(page)).not.toBe(before);
    }
    await thanks(page).waitFor();
  }

  test.each([true, false])('a visitor answers (script: %s)', async (javaScriptEnabled) => {
    const page = await journey.visit({ ...MOVING, javaScriptEnabled, viewport: { width: 360, height: 740 } });
    await answer(page);
  });

  test('the company user finds the answer at its unit', async () => {
    const page = await journey.signIn('admin@acme.example', MOVING);
    await page.goto('/feedback_management');
    await page.getByRole('searchbox').fill(remark);
    const row = page.getByRole('row', { name: new RegExp(remark) }).first();
    await row.waitFor();
    // The newest answers stand in the list before it is searched, too: both of them, and then nothing else.
    await page.getByText('1–2 of 2').waitFor();
    await expectAccessible(page);
    await row.getByText(remark).click();
    await panel(page).getByText(remark).first().waitFor();
    await expectAccessible(page);
  });

  test('the other company does not see it, by list or by address', async () => {
    const page = await journey.signIn('admin@globex.example', MOVING);
    await page.goto('/feedback_management');
    await page.getByRole('searchbox').fill(remark);
    await page.getByText('No records found.').waitFor();
    const answer = await page.evaluate(async () => {
      const [key] = Object.keys(localStorage).filter((name) => /access.?token/i.test(name));
      const response = await fetch('/api/feedback/1/', {
        headers: { authorization: `Bearer ${localStorage.getItem(key ?? '')}` },
      });
      return response.status;
    });
    expect(answer).toBe(404);
  });
});
