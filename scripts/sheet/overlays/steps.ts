/** What a hand does until something opens over a screen. */
import type { Locator, Page } from 'playwright';
import { isAnyOpen, rememberOpener } from './open-overlays.ts';
import type { Words } from './words.ts';

export interface Hand {
  page: Page;
  words: Words;
}

export type Step = (hand: Hand) => Promise<void>;

type Role = Parameters<Page['getByRole']>[0];

const TIMEOUT_MS = 6_000;

/** Presses it; what is pressed while nothing is open is where the focus belongs afterwards. */
export async function press(page: Page, locator: Locator): Promise<void> {
  await locator.waitFor({ timeout: TIMEOUT_MS });
  if (!(await isAnyOpen(page))) await locator.evaluate(rememberOpener);
  await locator.click({ timeout: TIMEOUT_MS });
}

const ofRole =
  (role: Role) =>
  (key: string, at = 0): Step =>
  ({ page, words }) =>
    press(page, page.getByRole(role, { name: words(key) }).nth(at));

/** Each takes the key of the name, and which of several. */
export const button = ofRole('button');
export const item = ofRole('menuitem');
export const check = ofRole('checkbox');
export const list = ofRole('combobox');

/** For what has no words of its own: a CSS selector. */
export const at =
  (selector: string, nth = 0): Step =>
  ({ page }) =>
    press(page, page.locator(selector).filter({ visible: true }).nth(nth));

export const type =
  (key: string, text: string): Step =>
  ({ page, words }) =>
    page.getByLabel(words(key)).filter({ visible: true }).first().fill(text, { timeout: TIMEOUT_MS });

export const write =
  (selector: string, text: string): Step =>
  ({ page }) =>
    page.locator(selector).first().fill(text, { timeout: TIMEOUT_MS });

/** What the server would say from here on: nothing is written, however often the sheet is made. */
export const answer =
  (method: string, path: RegExp, json: object, status = 200): Step =>
  async ({ page }) => {
    await page.route(path, (route, request) =>
      request.method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
  };
