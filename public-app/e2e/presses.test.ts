/** Nothing moves between press and release: neither what is pressed nor what could be pressed in its place. */
import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { heading, setUpVisitorJourney } from './open-visits.ts';

const SIZES: [string, BrowserContextOptions][] = [
  ['390 × 844, by touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['412 × 915, by touch', { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true }],
  ['360 × 640, by touch', { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }],
  ['390 × 844, by mouse', { viewport: { width: 390, height: 844 } }],
  ['1280 × 800, by mouse', { viewport: { width: 1280, height: 800 } }],
];

/** Longer than what was put off for a press takes to look again, and than the pause after a tap. */
const HELD_MS = 350;
const SETTLED_MS = 200;

const visits = setUpVisitorJourney(async () => {
  await visits.journey.database.query(
    `update customer set return_url = 'https://shop.example/', return_url_enabled = true
      where id = (select company_id from node_qr_code where code = $1)`,
    [visits.data.codes[0]],
  );
});

interface Place {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What can be pressed and is in view, in the order of the document; a field is pressed by its label. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, label, summary, select, textarea, input.text')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
      const middle = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!isSeen || !middle || !(element.contains(middle) || middle.contains(element))) return [];
      return [{ name: `${element.localName} ${element.textContent.trim()}`, x, y, width, height }];
    }),
  );

interface Hand {
  press: (place: Place) => Promise<void>;
  /** Without a click. */
  letGo: () => Promise<void>;
}

function handOf(page: Page, session: CDPSession, hasTouch: boolean): Hand {
  const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 });
  if (hasTouch)
    return {
      press: async (place) => {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle(place)] });
      },
      letGo: async () => {
        await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      },
    };
  return {
    press: async (place) => {
      const { x, y } = middle(place);
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    letGo: async () => {
      await page.mouse.move(1, 1);
      await page.mouse.up();
    },
  };
}

async function expectSteadyWhile(page: Page, hand: Hand, pressed: Place, size: string): Promise<void> {
  // What the release before has changed is there by now.
  await page.waitForTimeout(SETTLED_MS);
  const before = await placesOf(page);
  await hand.press(pressed);
  await page.waitForTimeout(HELD_MS);
  const after = await placesOf(page);
  await hand.letGo();
  expect(after, `while ${pressed.name} is held, at ${size}`).toEqual(before);
}

async function pressEverything(size: string, options: BrowserContextOptions): Promise<void> {
  const page = await visits.journey.visit({ ...options, reducedMotion: 'reduce' });
  await page.goto(`/Q/${await visits.nextCode()}`);
  const hand = handOf(page, await page.context().newCDPSession(page), options.hasTouch ?? false);
  const expectSteady = (place: Place) => expectSteadyWhile(page, hand, place, size);
  /** Presses each of what is in view, one after the other. */
  async function expectAllSteady(): Promise<void> {
    const places = await placesOf(page);
    expect(places.length).toBeGreaterThan(1);
    for (const place of places) await expectSteady(place);
  }
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await heading(page, 'How was your experience?').waitFor();
  await expectAllSteady();
  await page.locator('summary').click();
  await expectSteady((await placesOf(page))[0] ?? expect.fail('nothing in view'));
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Bad', exact: true }).click();
  await heading(page, 'What went wrong?').waitFor();
  await page.getByRole('checkbox', { name: 'Staff', exact: true }).click();
  await expectAllSteady();
  await click('Next');
  await page.getByRole('textbox').first().fill('It was cold.');
  await click('Next');
  await page.locator('[data-question="contact"]').waitFor();
  // What is wrong with a field is told when it is left: by the press on something else.
  for (const place of await placesOf(page)) {
    await page.getByRole('textbox', { name: 'Email' }).fill('no address');
    await expectSteady(place);
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('');
  await click('Send');
  await heading(page, 'Thank you').waitFor();
  await expectAllSteady();
  await click('I don’t need the code');
  await page.getByText('You go on in').waitFor();
  // The first press ends the countdown: none of what follows was ever anywhere else.
  await expectAllSteady();
  expect(await heading(page, 'Thank you').isVisible()).toBe(true);
  await page.getByText('You stay here.').waitFor();
  await page.getByRole('link', { name: 'See your feedback' }).click();
  await heading(page, 'Your feedback').waitFor();
  await expectAllSteady();
}

describe('nothing moves under a finger', () => {
  // Nearly all of it is waiting, so the sizes wait together.
  test('on the way through the survey and after it, at each size', async () => {
    await Promise.all(SIZES.map(([size, options]) => pressEverything(size, options)));
  });
});
