/** A tablet at a door: one visitor after the other, and nothing of one for the next. */
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, openVisitorJourney, type VisitorJourney } from './open-visits.ts';

const TABLET: BrowserContextOptions = {
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
  reducedMotion: 'reduce',
};

let visits: VisitorJourney;
beforeAll(async () => {
  visits = await openVisitorJourney();
});
afterAll(() => visits.close());

async function openKiosk(code: string) {
  const page = await visits.journey.visit(TABLET);
  await page.clock.install();
  await page.goto(`/Q/${code}?kiosk=1`);
  await page.clock.runFor(200);
  return page;
}
const tap = (name: string) => ({ name, exact: true });

test('a visitor who went away is asked for, and then forgotten', async () => {
  const page = await openKiosk(visits.nextCode());
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.runFor(120_000);
  expect(await warning.isVisible()).toBe(false);
  await page.getByRole('radio', tap('Very bad')).tap();
  await page.clock.runFor(500);
  await heading(page, 'What went wrong?').waitFor();
  await page.clock.runFor(41_000);
  await warning.waitFor();
  await expectAccessible(page);
  await page.getByRole('button', tap('Continue')).tap();
  await warning.waitFor({ state: 'hidden' });
  await heading(page, 'What went wrong?').waitFor();
  await page.clock.runFor(41_000);
  await warning.waitFor();
  await page.clock.runFor(21_000);
  await heading(page, 'How was your experience?').waitFor();
  await page.reload();
  await page.clock.runFor(2000);
  await heading(page, 'How was your experience?').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
});
