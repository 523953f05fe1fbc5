/** What the journeys of visitors share: a phone, a page at a code, and words for what is done there. */
import type { BrowserContextOptions, Page } from 'playwright';
import { type Journey, setUpJourney } from '../../scripts/test/journey.ts';
import { openVisitorData, type VisitorData } from './visitor-data.ts';

/** Without motion, so that nothing is looked at half-way. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
};

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: false });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();

/** From the comment of the default survey to its end. */
export async function sendWithoutContact(page: Page): Promise<void> {
  await heading(page, 'Is there anything else').waitFor();
  await press(page, 'Next');
  await heading(page, 'May we get back to you?').waitFor();
  await press(page, 'Send');
}

export interface VisitorJourney {
  journey: Journey;
  data: VisitorData;
  /** Each test has a unit of its own; those of long ago are taken anew. */
  nextCode: () => Promise<string>;
  open: (code: string, options?: BrowserContextOptions, search?: string) => Promise<Page>;
}

/** @param prepare as with every journey */
export function setUpVisitorJourney(prepare?: (visits: VisitorJourney) => Promise<void>): VisitorJourney {
  let data: VisitorData | undefined;
  let used = 0;
  const visits: VisitorJourney = {
    journey: setUpJourney({
      independent: true,
      async prepare({ database }) {
        data = await openVisitorData(database);
        used = 0;
        await prepare?.(visits);
      },
    }),
    get data() {
      if (data === undefined) throw new Error('The journey has not begun.');
      return data;
    },
    async nextCode() {
      const { codes, startOver } = visits.data;
      const code = codes[used++ % codes.length];
      if (!code) throw new Error('The demo has no unit with the default survey.');
      if (used > codes.length) await startOver(code);
      return code;
    },
    async open(code, options = {}, search = '') {
      const page = await visits.journey.visit({ ...PHONE, ...options });
      await page.goto(`/Q/${code.toLowerCase()}${search}`);
      return page;
    },
  };
  return visits;
}
