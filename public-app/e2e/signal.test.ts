/** A visitor whose signal goes: nothing is lost or doubled, and what is said of it is true. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../scripts/test/journey.ts';
import { heading, press, sendWithoutContact, setUpVisitorJourney } from './open-visits.ts';

const visits = setUpVisitorJourney();

/** Where any unit will do, also one that has answers. */
const anyCode = (): string => visits.data.codes[0] ?? '';

/** The worker is there, and has the page. */
async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('feedtree-pages');
        return navigator.serviceWorker.controller !== null && (await cache.keys()).length > 0;
      }),
    )
    .toBe(true);
}

/** Begun with a signal, answered without one, and asked to be sent later. */
async function answeredOffline(code: string): Promise<Page> {
  const page = await visits.open(code);
  await untilCached(page);
  await page.getByRole('radio', { name: 'Very good' }).tap();
  await heading(page, 'Is there anything else').waitFor();
  await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ is_partial: true }]);
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill('Later');
  await sendWithoutContact(page);
  await heading(page, 'Saved on this device').waitFor();
  return page;
}

describe('without a signal in the middle', () => {
  test('the answer is kept on the device, is said to be, and goes when the signal is back', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code);
    await page.getByRole('radio', { name: 'Very good' }).tap();
    await heading(page, 'Is there anything else').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('textbox').fill('Lovely');
    await sendWithoutContact(page);
    await heading(page, 'Saved on this device').waitFor();
    expect(await page.getByText('Thank you').count()).toBe(0);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await heading(page, 'Thank you').waitFor();
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ answers: { experience: 5, comment: 'Lovely' }, is_partial: false }]);
  });

  test('a page that was loaded opens again, as another response, and is sent later', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code);
    await untilCached(page);
    await page.context().setOffline(true);
    for (const answer of ['Very good', 'Good']) {
      await page.reload();
      await page.getByRole('radio', { name: answer, exact: true }).tap();
      await heading(page, 'Is there anything else').waitFor();
      await sendWithoutContact(page);
      await heading(page, 'Saved on this device').waitFor();
    }
    await page.context().setOffline(false);
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([
        { answers: { experience: 5 }, is_partial: false, is_repeat: false },
        { answers: { experience: 4 }, is_partial: false, is_repeat: true },
      ]);
    await expect.poll(() => visits.data.readsAt(code)).toBe(1);
  });

  test('a page that was posted before its script came is not kept: what it holds is its visitor’s', async () => {
    const page = await visits.open(anyCode());
    await untilCached(page);
    await page.evaluate(() => caches.delete('feedtree-pages'));
    // The answer to a post of the bare form is the next page, with the answers so far in it.
    await page.evaluate(() => {
      const form = document.querySelector('form');
      const chosen = form?.querySelector<HTMLInputElement>('input[type=radio][value="2"]');
      if (chosen) chosen.checked = true;
      form?.submit();
    });
    await heading(page, 'What went wrong?').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await (await caches.open('feedtree-pages')).keys()).length)).toBe(0);
  });

  test('what was kept when the page was closed is sent by the next visit', async () => {
    const code = await visits.nextCode();
    const first = await visits.open(code);
    await untilCached(first);
    await first.context().setOffline(true);
    await first.getByRole('radio', { name: 'Very bad' }).tap();
    await heading(first, 'What went wrong?').waitFor();
    await press(first, 'Next');
    await sendWithoutContact(first);
    await heading(first, 'Saved on this device').waitFor();
    const context = first.context();
    await first.close();
    const second = await context.newPage();
    await context.setOffline(false);
    await second.goto(`/Q/${anyCode()}`);
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ answers: { experience: 1 }, is_partial: false }]);
  });

  test('what was kept when the page was closed is sent with no page open, when the browser wakes the worker', async () => {
    const code = await visits.nextCode();
    const page = await answeredOffline(code);
    const context = page.context();
    const other = await context.newPage();
    const session = await context.newCDPSession(other);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId, scopeURL } of registrations) if (scopeURL.endsWith('/Q/')) resolve(registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const wake = { origin: visits.journey.origin, registrationId: await registered, tag: 'feedtree-outbox' };
    await page.close();
    await expect.poll(() => visits.data.feedbackAt(code)).toMatchObject([{ is_partial: true }]);
    await context.setOffline(false);
    await session.send('ServiceWorker.dispatchSyncEvent', { ...wake, lastChance: false });
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ answers: { experience: 5, comment: 'Later' }, is_partial: false }]);
    expect(other.url()).toBe('about:blank');
  });

  test('where no browser wakes the worker, the next page of the site sends it, also one without script', async () => {
    const code = await visits.nextCode();
    const page = await answeredOffline(code);
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const plain = await context.newPage();
    await plain.goto(`/Q/${code}/answer`);
    expect(await plain.locator('script').count()).toBe(0);
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ answers: { experience: 5, comment: 'Later' }, is_partial: false }]);
  });

  test('the first tap is kept too, when the visitor leaves it at that', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code);
    await heading(page, 'How was your experience?').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('radio', { name: 'Bad', exact: true }).tap();
    await heading(page, 'What went wrong?').waitFor();
    await page.context().setOffline(false);
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([{ answers: { experience: 2 }, is_partial: true }]);
  });

  test('another language can not be had, which is said', async () => {
    const page = await visits.open(anyCode());
    await page.getByRole('radio', { name: 'Very good' }).tap();
    await heading(page, 'Is there anything else').waitFor();
    await page.context().setOffline(true);
    await page.locator('summary').tap();
    await page.getByRole('button', { name: 'Deutsch' }).tap();
    await page.getByText('This language can’t be loaded right now.').waitFor();
    await page.context().setOffline(false);
  });
});

describe('after a reload', () => {
  test('the response goes on where it was, and ends when it is complete', async () => {
    const code = await visits.nextCode();
    const page = await visits.open(code);
    await page.getByRole('radio', { name: 'Bad', exact: true }).tap();
    await page.getByRole('checkbox', { name: 'Staff' }).tap();
    await press(page, 'Next');
    await page.getByRole('textbox').fill('Half a sentence');
    await page.reload();
    await page.getByText('Your answers are still here.').waitFor();
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Half a sentence');
    await expectAccessible(page);
    await press(page, 'Back');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Staff' }).isChecked()).toBe(true);
    await press(page, 'Next');
    await sendWithoutContact(page);
    await heading(page, 'Thank you').waitFor();
    await expect
      .poll(() => visits.data.feedbackAt(code))
      .toMatchObject([
        { answers: { experience: 2, problems: ['staff'], comment: 'Half a sentence' }, is_partial: false },
      ]);
    await page.reload();
    await heading(page, 'How was your experience?').waitFor();
    expect(await page.getByText('Your answers are still here.').count()).toBe(0);
  });

  test('another person on the same phone begins anew', async () => {
    const page = await visits.open(anyCode());
    await page.getByRole('radio', { name: 'Very bad' }).tap();
    await heading(page, 'What went wrong?').waitFor();
    await page.reload();
    await press(page, 'Start over');
    await heading(page, 'How was your experience?').waitFor();
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  });
});
