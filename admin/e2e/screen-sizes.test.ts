/** The screens of the back office on a phone, a tablet and a desk: accessible, and no wider than the window. */
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { goOn } from './go-on.ts';

const journey = setUpJourney();

/** Each address, with a heading of what it shows: the screen before has none of that name. */
const SCREENS: [email: string, screens: [path: string, heading: string | RegExp][]][] = [
  [
    'super@demo.example',
    [
      ['/customers', 'Customers'],
      ['/customers/2', /^Acme Cafés & Hotels/],
      ['/plan', 'Plans'],
      ['/plan/4', 'Prices'],
      ['/planlocation/9/edit', 'Edit United Kingdom'],
      ['/discount/1', /^WELCOME20/],
      ['/general_definitions/currency/create', 'Add currency'],
      ['/', /^Welcome/],
    ],
  ],
  [
    'admin@acme.example',
    [
      ['/organization_management', 'Organizations'],
      ['/units', 'Units'],
      ['/units/8', 'Place'],
      ['/units/8/survey', 'Preview'],
      ['/user_management/3/edit', 'Edit Jonas Weber'],
      ['/feedback_management', 'Feedback'],
      ['/units/8/qr-code', 'Preview'],
      ['/feedback_management/10', 'Feedback #10'],
      ['/survey_management', 'Surveys'],
      ['/survey_management/groups', 'Survey groups'],
      ['/survey_management/groups/1', /^Tables and terraces/],
      ['/survey_management/surveys/3', 'At the table'],
      ['/qrcode_management/1', /^Table stands/],
      ['/link_list_management/create', 'Add link list group'],
      ['/organization_management/1', 'Acme Cafés'],
      ['/eventrules', 'Event rules'],
      ['/eventrules/create', 'Add event rule'],
      ['/eventnotices', 'Event notices'],
      ['/support', 'Support tickets'],
      ['/support/new_support', 'New support request'],
      ['/support_notifications', 'Support Notifications'],
      ['/faq#rights', 'FAQ'],
      ['/', /^Welcome/],
    ],
  ],
];

/** Goes on to another screen, and waits until it is there. */
async function goTo(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await goOn(page, path);
  await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
  await untilLoaded(page);
}

interface ScreenVariant {
  name: string;
  viewport: { width: number; height: number };
  stored: Record<string, string>;
}

/** The direction of a screen changes nothing that axe judges; the skin and the small screen do. */
const JUDGED: ScreenVariant[] = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, stored: {} },
  { name: 'a desk', viewport: { width: 1280, height: 800 }, stored: { skin: 'dark', menuPlace: 'vertical' } },
];
const VARIANTS: ScreenVariant[] = [
  ...JUDGED,
  {
    name: 'a tablet',
    viewport: { width: 1024, height: 768 },
    stored: { direction: 'rtl', skin: 'light', contentWidth: 'full', barKind: 'sticky' },
  },
];

describe.each(VARIANTS)('on $name', (variant) => {
  const { viewport, stored } = variant;

  test.each(SCREENS)('every screen of %s is accessible and no wider than the window', async (email, screens) => {
    const page = await journey.signIn(email, { viewport, stored });
    await page.goto('/');
    for (const [path, heading] of screens) {
      await goTo(page, path, heading);
      if (JUDGED.includes(variant)) await expectAccessible(page);
      // A table that is too wide finds that out a frame later, and scrolls by itself from then on.
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(tooWide, { message: path }).toBe(0);
    }
  });

  test('the menu leads on', async () => {
    const page = await journey.signIn('admin@acme.example', { viewport });
    await page.goto('/');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    const opener = page.getByRole('button', { name: 'Open menu' });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole('link', { name: 'Units' }).first().click();
    await page.waitForURL('**/units');
    await page.getByRole('heading', { name: 'Units' }).waitFor();
  });
});
