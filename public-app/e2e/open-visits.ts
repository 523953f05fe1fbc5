/** What the journeys of visitors share: a phone, a page at a code, and words for what is done there. */
import type { BrowserContextOptions, Page } from 'playwright';
import { type Journey, openJourney } from '../../scripts/test/journey.ts';
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
  /** Each test has a unit of its own, and each further try of it another one; those of long ago are taken anew. */
  nextCode: () => Promise<string>;
  open: (code: string, options?: BrowserContextOptions, search?: string) => Promise<Page>;
  close: () => Promise<void>;
}

export async function openVisitorJourney(): Promise<VisitorJourney> {
  const journey = await openJourney();
  const data = await openVisitorData(journey.databaseUrl);
  let used = 0;
  return {
    journey,
    data,
    async nextCode() {
      const code = data.codes[used++ % data.codes.length];
      if (!code) throw new Error('The demo has no unit with the default survey.');
      if (used > data.codes.length) await data.startOver(code);
      return code;
    },
    async open(code, options = {}, search = '') {
      const page = await journey.visit({ ...PHONE, ...options });
      await page.goto(`/Q/${code.toLowerCase()}${search}`);
      return page;
    },
    async close() {
      await data.close();
      await journey.close();
    },
  };
}
