/** A survey that closes while a visitor has its page before them, in a real browser. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import { heading, setUpVisitorJourney } from './open-visits.ts';

const survey: SurveyDocument = {
  title: { en: 'One winner' },
  pages: [{ id: 'only', questions: [{ id: 'stay', type: 'yes_no', title: { en: 'Did you stay?' } }] }],
  quotas: [{ id: 'all', most: 1, title: { en: 'Somebody was faster' }, text: { en: 'Try again tomorrow.' } }],
};

const visits = setUpVisitorJourney();

const answer = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Send' }).click();
};

test('who comes too late is told in the survey’s words, with script and without', async () => {
  const code = await visits.nextCode();
  await visits.data.askAt(code, survey);
  const [first, second] = [await visits.open(code), await visits.open(code)];
  const third = await visits.open(code, { javaScriptEnabled: false });
  await answer(first);
  await heading(first, 'Thank you').waitFor();
  for (const late of [second, third]) {
    await answer(late);
    await heading(late, 'Somebody was faster').waitFor();
    await late.getByText('Try again tomorrow.').waitFor();
    expect(await late.getByText('Your code').count()).toBe(0);
  }
  await expectAccessible(second);
  // The next one is not asked at all.
  const fourth = await visits.open(code);
  await heading(fourth, 'Somebody was faster').waitFor();
});
