/** 'Other' with its words, and 'none of these', in a real browser: with script and without. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, press, setUpVisitorJourney } from './open-visits.ts';

const options = ['Work', 'Leisure'].map((en) => ({ id: en.toLowerCase(), label: { en, ar: `${en} عربي` } }));
const offered = { options, other: {}, none: { label: { en: 'Nothing at all', ar: 'لا شيء' } } };
const question = (id: string, type: string, en: string) => ({
  id,
  type,
  title: { en, ar: `${en} عربي` },
  ...offered,
});
const survey = {
  title: { en: 'Open', ar: 'مفتوح' },
  pages: [
    { id: 'first', questions: [question('reason', 'single', 'What brought you here?')] },
    {
      id: 'second',
      questions: [
        question('problems', 'multiple', 'What went wrong?'),
        question('way', 'dropdown', 'How did you come?'),
      ],
    },
  ],
};
const visits = setUpVisitorJourney();

async function codeOf(): Promise<string> {
  const code = await visits.nextCode();
  await visits.data.askAt(code, survey);
  return code;
}
const words = (page: Page, id: string) =>
  page.locator(`[data-question="${id}"]`).getByRole('textbox', { name: 'What do you mean?' });
const answers = {
  reason: 'other',
  'reason.other': 'A tip',
  problems: ['work', 'other'],
  'problems.other': 'The rain',
  way: 'other',
  'way.other': 'By balloon',
};

async function answerSecond(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Work' }).check();
  await page.getByRole('checkbox', { name: 'Other' }).check();
  await words(page, 'problems').fill('The rain');
  await page.getByLabel('How did you come?').selectOption('Other');
  await words(page, 'way').fill('By balloon');
}

describe('‘other’ and ‘none of these’', () => {
  test('are answered with script: the words are asked for where ‘other’ is chosen, and none excludes the rest', async () => {
    const code = await codeOf();
    const page = await visits.open(code);
    await page.getByRole('radio', { name: 'Other' }).waitFor();
    expect(await words(page, 'reason').count()).toBe(0);
    await page.getByRole('radio', { name: 'Other' }).tap();
    await words(page, 'reason').waitFor();
    await expectAccessible(page);
    await press(page, 'Next');
    // It stays, and leads to what is missing.
    await page.getByRole('alert').getByText('Required field.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q.reason.other');
    await expectAccessible(page);
    await words(page, 'reason').fill('A tip');
    await press(page, 'Next');
    await heading(page, 'What went wrong?').waitFor();
    const box = (name: string) => page.getByRole('checkbox', { name });
    await box('Leisure').tap();
    await box('Other').tap();
    await box('Nothing at all').tap();
    await expect.poll(() => box('Leisure').isChecked()).toBe(false);
    expect([await box('Other').isChecked(), await words(page, 'problems').count()]).toEqual([false, 0]);
    await box('Work').tap();
    await expect.poll(() => box('Nothing at all').isChecked()).toBe(false);
    await answerSecond(page);
    await expectAccessible(page);
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false }]);
  });

  test('are answered without script, and none with others is refused at its place', async () => {
    const code = await codeOf();
    const page = await visits.open(code, { javaScriptEnabled: false });
    await page.getByRole('radio', { name: 'Other' }).check();
    await press(page, 'Next');
    await page.getByText('Required field.').waitFor();
    await words(page, 'reason').fill('A tip');
    await press(page, 'Next');
    await answerSecond(page);
    await page.getByRole('checkbox', { name: 'Nothing at all' }).check();
    await press(page, 'Send');
    await page.getByText('Choose either “None of these” or other options.').waitFor();
    await page.getByRole('checkbox', { name: 'Nothing at all' }).uncheck();
    await press(page, 'Send');
    await heading(page, 'Thank you').waitFor();
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false }]);
  });

  test('read from right to left, with nothing cut off on a phone', async () => {
    const page = await visits.open(await codeOf(), {}, '?lang=ar');
    await page.getByRole('radio', { name: 'أخرى' }).tap();
    await page.getByRole('textbox', { name: 'ماذا تقصد؟' }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});
