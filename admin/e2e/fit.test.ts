/** Whether what the longest words leave room for fits on a phone: `npm run sheet` looks at every screen, this at some. */
import { expect, test } from 'vitest';
import { findIssues } from '../../scripts/sheet/find-issues.ts';
import { setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';

const journey = setUpJourney({ independent: true });

const SCREENS = ['/', '/feedback_management', '/units', '/units/1', '/plan_management', '/code_health', '/claim-mark'];

test.each(['de', 'ru', 'ja', 'ko'])('no text is cut on a phone in %s', async (locale) => {
  const viewport = { width: 360, height: 740 };
  const page = await journey.signIn('admin@acme.example', { viewport, locale, stored: { locale } });
  for (const screen of SCREENS) {
    await page.goto(screen);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLoaded(page);
    expect(await findIssues(page), screen).toEqual([]);
  }
});
