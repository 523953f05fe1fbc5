/** A tablet at a door: one visitor after the other, and nothing of one for the next. */
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { heading, sendWithoutContact, setUpVisitorJourney } from './open-visits.ts';

const TABLET: BrowserContextOptions = {
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  reducedMotion: 'reduce',
};

const visits = setUpVisitorJourney();

async function openKiosk(code: string, address = `/Q/${code}?kiosk=1`) {
  const page = await visits.journey.visit(TABLET);
  await page.clock.install();
  await page.goto(address);
  await page.clock.runFor(200);
  return page;
}
const tap = (name: string) => ({ name, exact: true });

test('after the thanks the next visitor finds it as the first one did', async () => {
  const code = await visits.nextCode();
  const page = await openKiosk(code);
  await page.locator('summary').tap();
  await page.getByRole('button', tap('Deutsch')).tap();
  await heading(page, 'Wie war Ihr Erlebnis bei uns?').waitFor();
  await page.getByRole('radio', tap('Sehr gut')).tap();
  await page.clock.runFor(500);
  await page.getByRole('textbox').fill('Schön');
  await page.getByRole('button', tap('Weiter')).tap();
  await page.getByRole('button', tap('Absenden')).tap();
  await page.getByText('Bereit für die nächste Person').waitFor();
  await expectAccessible(page);
  await page.clock.runFor(11_000);
  await heading(page, 'How was your experience?').waitFor();
  await page.locator('html[lang=en]').waitFor();
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await page.getByRole('radio', tap('Okay')).tap();
  await page.clock.runFor(500);
  await heading(page, 'What went wrong?').waitFor();
  await page.getByRole('button', tap('Next')).tap();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
  await sendWithoutContact(page);
  await page.getByRole('button', tap('Start over')).tap();
  await heading(page, 'How was your experience?').waitFor();
  await expect
    .poll(() => visits.data.feedbackAt(code))
    .toMatchObject([
      { answers: { experience: 5, comment: 'Schön' }, locale: 'de', is_partial: false },
      { answers: { experience: 3 }, locale: 'en', is_partial: false },
    ]);
});

test('at the address that staff find with the unit, each visitor is a person of their own', async () => {
  const code = await visits.nextCode();
  const staff = await visits.journey.signIn('admin@globex.example');
  await staff.goto(`/units/${await visits.data.unitAt(code)}`);
  const field = staff.getByRole('textbox', { name: 'Address of the kiosk' });
  await field.waitFor();
  await untilLoaded(staff);
  await expectAccessible(staff);
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await staff.getByRole('button', { name: 'Copy address' }).click();
  await staff.getByText('Address copied').waitFor();
  const address = await staff.evaluate(() => navigator.clipboard.readText());
  expect(await field.inputValue()).toBe(address);
  expect(await staff.getByRole('link', { name: 'Open kiosk' }).getAttribute('href')).toBe(address);

  const page = await openKiosk(code, new URL(address).pathname + new URL(address).search);
  for (const answer of ['Good', 'Very good']) {
    await heading(page, 'How was your experience?').waitFor();
    await page.getByRole('radio', tap(answer)).tap();
    await page.clock.runFor(500);
    await sendWithoutContact(page);
    await heading(page, 'Thank you').waitFor();
    await page.clock.runFor(11_000);
  }
  await expect
    .poll(() => visits.data.feedbackAt(code))
    .toMatchObject([
      { answers: { experience: 4 }, is_partial: false, is_repeat: false },
      { answers: { experience: 5 }, is_partial: false, is_repeat: false },
    ]);
});

test.each([
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
])('on a tablet of $width × $height the faces are large, and the screen stays on', async (viewport) => {
  const code = await visits.nextCode();
  const page = await visits.journey.visit({ ...TABLET, viewport });
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (kind: string) => Promise.resolve(asked.push(kind)), asked },
    });
  });
  await page.goto(`/Q/${code}?kiosk=1`);
  await heading(page, 'How was your experience?').waitFor();
  for (const face of await page.locator('.faces .skin').all()) {
    const { width = 0, height = 0 } = (await face.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(140);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(viewport.height);
  const locks = () => page.evaluate(() => (navigator.wakeLock as unknown as { asked: string[] }).asked);
  await expect.poll(locks).toEqual(['screen']);
  // The browser takes it away from a page that was hidden.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(locks).toEqual(['screen', 'screen']);
  await expectAccessible(page);
});

/** Lets no more time go by than is needed: that of a busy machine counts as well. */
async function untilShown(page: Page, warning: Locator): Promise<void> {
  for (let seconds = 0; seconds < 45 && !(await warning.isVisible()); seconds++) await page.clock.runFor(1_000);
  await warning.waitFor();
}

test('a visitor who went away is asked for, and then forgotten', async () => {
  const page = await openKiosk(await visits.nextCode());
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  const invitation = page.getByRole('dialog', { name: 'Your feedback' });
  expect(await invitation.isVisible()).toBe(false);
  await page.clock.runFor(120_000);
  await invitation.waitFor();
  expect(await warning.isVisible()).toBe(false);
  expect(await invitation.boundingBox()).toEqual({ x: 0, y: 0, ...TABLET.viewport });
  await expectAccessible(page);
  await page.touchscreen.tap(20, 20);
  await invitation.waitFor({ state: 'hidden' });
  await page.getByRole('radio', tap('Very bad')).tap();
  await page.clock.runFor(500);
  await heading(page, 'What went wrong?').waitFor();
  await untilShown(page, warning);
  await expectAccessible(page);
  await page.getByRole('button', tap('Continue')).tap();
  await warning.waitFor({ state: 'hidden' });
  await heading(page, 'What went wrong?').waitFor();
  await untilShown(page, warning);
  await page.clock.runFor(21_000);
  await heading(page, 'How was your experience?').waitFor();
  await page.reload();
  await page.clock.runFor(2000);
  await heading(page, 'How was your experience?').waitFor();
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
});

test('without a signal the visitors’ answers are kept, and sent when it is back', async () => {
  const code = await visits.nextCode();
  const page = await openKiosk(code);
  await page.context().setOffline(true);
  for (const answer of ['Good', 'Very good']) {
    await page.getByRole('radio', tap(answer)).tap();
    await page.clock.runFor(500);
    await sendWithoutContact(page);
    await heading(page, 'Saved on this device').waitFor();
    expect(await page.getByText('no connection right now').textContent()).not.toMatch(/close this page/);
    await page.clock.runFor(11_000);
    await heading(page, 'How was your experience?').waitFor();
  }
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      // A first try that comes before the signal is followed by others, some seconds later by the page's clock.
      await page.clock.runFor(5_000);
      // Each waits for its own time: which of two visitors' answers goes first, nobody promises.
      const stored = await visits.data.feedbackAt(code);
      return stored.map(({ answers }) => Number(answers.experience)).toSorted((one, other) => one - other);
    })
    .toEqual([4, 5]);
});
