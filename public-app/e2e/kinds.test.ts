/** Every kind of question on one page, in a real browser: with script and without, by finger and by keyboard. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { questionKinds } from '../../shared/questions/index.ts';
import { matrixVariants } from '../../shared/questions/test/matrix-variants.ts';
import type { SurveyDocument } from '../../shared/survey/document.ts';
import { heading, PHONE, press, setUpVisitorJourney } from './open-visits.ts';

const rated = { ...matrixVariants['a scale and own words'], id: 'rated', title: { en: 'Points, please' } };
const liked = { ...matrixVariants['several columns a row'], id: 'liked', title: { en: 'All that fits' } };

const everyKind: SurveyDocument = {
  title: { en: 'Every kind' },
  pages: [{ id: 'only', questions: [...questionKinds.map(({ sample }) => sample), rated, liked] }],
};

const visits = setUpVisitorJourney();

/** A unit that asks every kind of question; its code. */
async function unitWithEveryKind(): Promise<string> {
  const code = await visits.nextCode();
  await visits.data.askAt(code, everyKind);
  return code;
}

const question = (page: Page, id: string) => page.locator(`[data-question="${id}"]`);
const choose = (page: Page, id: string, name: string) =>
  question(page, id).getByRole('radio', { name, exact: true }).check();

/** Everything but the order and the uploads, which differ with script. */
async function answerAll(page: Page): Promise<void> {
  await choose(page, 'visit', 'Good');
  await choose(page, 'cleanliness', '4 of 5 stars');
  await choose(page, 'recommend', '9');
  await choose(page, 'satisfied', '5');
  await choose(page, 'effort', '7');
  await choose(page, 'taste', '5 of 6');
  await page.getByLabel('How likely are you to come back?').fill('65');
  await choose(page, 'found', 'No');
  await choose(page, 'music', 'I like it');
  await choose(page, 'reason', 'Leisure');
  await question(page, 'problems').getByRole('checkbox', { name: 'Staff' }).check();
  await page.getByLabel('Where do you come from?').selectOption('Germany');
  await page.getByLabel('Which dish did you have?').fill('Soup');
  await page.getByLabel('Is there anything else').fill('It was fine.');
  await page.getByLabel('How many nights').fill('3');
  await page.getByLabel('When did you visit').fill('2026-03-04');
  await page.getByLabel('What time did you arrive').fill('18:30');
  await page.getByLabel('Where may we send').fill('ann@example.com');
  await page.getByLabel('By which number').fill('+49 30 123456');
  await page.getByLabel('Where did you read').fill('example.com/guide');
  const row = (id: string, role: 'radiogroup' | 'group', name: string) => question(page, id).getByRole(role, { name });
  await row('details', 'radiogroup', 'Food').getByRole('radio', { name: 'Good' }).check();
  await row('details', 'radiogroup', 'Drinks').getByRole('radio', { name: 'Fair' }).check();
  await row('rated', 'radiogroup', 'Food').getByRole('radio', { name: '4' }).check();
  await row('rated', 'radiogroup', 'Food').getByLabel('Why?').fill('Hot and fresh');
  await row('liked', 'group', 'Drinks').getByRole('checkbox', { name: 'Fair' }).check();
  await row('liked', 'group', 'Drinks').getByRole('checkbox', { name: 'Good' }).check();
  await question(page, 'terms').getByRole('checkbox', { name: 'I agree' }).check();
  await question(page, 'sign').getByRole('textbox').fill('Ann Example');
  await page.getByLabel('Email').fill('ann@example.com');
}

/** As the server notes it. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const answers = {
  visit: 4,
  cleanliness: 4,
  recommend: 9,
  satisfied: 5,
  effort: 7,
  taste: 5,
  warmth: 65,
  found: false,
  music: true,
  reason: 'leisure',
  problems: ['staff'],
  country: 'germany',
  dish: 'Soup',
  comment: 'It was fine.',
  nights: 3,
  day: '2026-03-04',
  arrival: '18:30',
  mail: 'ann@example.com',
  call: '+49 30 123456',
  link: 'example.com/guide',
  details: { food: 'good', drinks: 'fair' },
  rated: { food: 4, 'food.text': 'Hot and fresh' },
  liked: { drinks: ['fair', 'good'] },
  priorities: ['service', 'price'],
  sign: ['Ann Example'],
  terms: {
    language: 'en',
    text_sha256: hashOf('You may show the photos that I have sent on your website and in your newsletter.'),
  },
  contact: { email: 'ann@example.com', consent: true },
};

/** Untouched it is no answer, and it becomes none again. */
async function slideAndLetGo(page: Page): Promise<void> {
  const warmth = question(page, 'warmth');
  const none = warmth.getByRole('checkbox', { name: 'No answer' });
  const isPosted = () => page.evaluate(() => new FormData(document.querySelector('form') ?? undefined).has('q.warmth'));
  expect([await none.isChecked(), await isPosted()]).toEqual([true, false]);
  await warmth.getByRole('slider').press('ArrowRight');
  await warmth.getByRole('status').getByText('55 %').waitFor();
  expect([await none.isChecked(), await isPosted()]).toEqual([false, true]);
  await none.check();
  await warmth.getByRole('status').getByText('No answer').waitFor();
  expect(await isPosted()).toBe(false);
}

/** The consent is forgotten at first. */
async function sendWithConsent(page: Page): Promise<void> {
  await press(page, 'Send');
  await page.getByText('Agree to this to be contacted').waitFor();
  await page.getByRole('checkbox', { name: 'I agree that' }).check();
  await press(page, 'Send');
  await heading(page, 'Thank you').waitFor();
}

describe('every kind of question', () => {
  test('is answered with script: an order by taps and buttons, violations at their fields', async () => {
    const code = await unitWithEveryKind();
    const page = await visits.open(code);
    await expectAccessible(page);
    await slideAndLetGo(page);
    const order = question(page, 'priorities');
    await order.getByRole('button', { name: 'Price', exact: true }).tap();
    await order.getByRole('button', { name: 'Quality', exact: true }).tap();
    await order.getByRole('button', { name: 'Service', exact: true }).tap();
    await order.getByRole('button', { name: 'Move Service up' }).press('Enter');
    await order.getByRole('button', { name: 'Move Service up' }).press('Enter');
    await order.getByRole('status').getByText('Service: place 1').waitFor({ state: 'attached' });
    await order.getByRole('button', { name: /Quality$/, pressed: true }).tap();
    await answerAll(page);
    await expectAccessible(page);
    await press(page, 'Send');
    await page.getByText('Agree to this to be contacted').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('q.contact.consent');
    await expectAccessible(page);
    await sendWithConsent(page);
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false, score: 87 }]);
  });

  test('tells what is wrong with a field when it is left, and no longer than that', async () => {
    const page = await visits.open(await unitWithEveryKind());
    const alerts = page.getByRole('alert');
    const nights = page.getByLabel('How many nights');
    await nights.pressSequentially('99');
    expect(await alerts.count()).toBe(0);
    await nights.press('Tab');
    await alerts.getByText('Enter 60 or less.').waitFor();
    await expectAccessible(page);
    await expect.poll(() => nights.getAttribute('aria-invalid')).toBe('true');
    expect(await nights.getAttribute('aria-describedby')).toContain(await alerts.getAttribute('id'));
    await nights.fill('61');
    expect(await alerts.count()).toBe(1);
    await nights.fill('6');
    await alerts.waitFor({ state: 'detached' });
    await page.getByLabel('When did you visit').fill('2019-12-31');
    await page.getByLabel('When did you visit').blur();
    await alerts.getByText('Choose January 1, 2020 or a later day.').waitFor();
    await page.getByLabel('When did you visit').fill('2026-03-04');
    await page.getByLabel('Which dish did you have?').fill('x'.repeat(600));
    await page.getByLabel('Is there anything else').focus();
    await alerts.getByText(/^At most \d+ characters\.$/).waitFor();
    await page.getByLabel('Which dish did you have?').fill('Soup');
    await alerts.waitFor({ state: 'detached' });
    await page.getByLabel('Email').pressSequentially('ann@');
    expect(await alerts.count()).toBe(0);
    // What moves in does not take the tap away that brought it.
    await page.getByRole('checkbox', { name: 'I agree that' }).tap();
    await expect.poll(() => page.getByRole('checkbox', { name: 'I agree that' }).isChecked()).toBe(true);
    await alerts.getByText('Check the email address.').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Phone').fill('12345');
    expect(await alerts.count()).toBe(1);
    await page.getByLabel('Email').fill('ann@example.com');
    await alerts.waitFor({ state: 'detached' });
  });

  test('is answered without script', async () => {
    const code = await unitWithEveryKind();
    const page = await visits.open(code, { javaScriptEnabled: false });
    await answerAll(page);
    await page.getByLabel('Place 1').selectOption('Service');
    await page.getByLabel('Place 2').selectOption('Price');
    await sendWithConsent(page);
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false }]);
  });

  test('stays the form that works where a part of the script does not come', async () => {
    const code = await unitWithEveryKind();
    const page = await visits.journey.visit(PHONE);
    await page.route('**/public-assets/assets/fields-*.js', (route) => route.abort());
    await page.goto(`/Q/${code}`);
    await answerAll(page);
    await page.getByLabel('Place 1').selectOption('Service');
    await page.getByLabel('Place 2').selectOption('Price');
    await sendWithConsent(page);
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false }]);
  });

  test('opens again without a signal, with all that it needs, and is sent later', async () => {
    const code = await unitWithEveryKind();
    const page = await visits.open(code);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open('feedtree-pages');
          return navigator.serviceWorker.controller !== null && (await cache.keys()).length > 0;
        }),
      )
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await question(page, 'priorities').getByRole('button', { name: 'Service', exact: true }).tap();
    await question(page, 'priorities').getByRole('button', { name: 'Price', exact: true }).tap();
    await answerAll(page);
    await page.getByRole('checkbox', { name: 'I agree that' }).check();
    await press(page, 'Send');
    await heading(page, 'Saved on this device').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ answers, is_partial: false }]);
  });

  test('fits a small screen, and every target a thumb', async () => {
    const page = await visits.open(await unitWithEveryKind());
    await question(page, 'priorities').getByRole('button').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const small = await page.locator('.question').evaluateAll((questions) =>
      questions.flatMap((each) =>
        [...each.querySelectorAll('input, select, textarea, button')]
          .map((field) => ({
            name: field.getAttribute('name') ?? field.textContent,
            box: field.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && Math.min(Math.round(box.width), Math.round(box.height)) < 44)
          .map(({ name }) => name),
      ),
    );
    expect(small).toEqual([]);
  });
});
