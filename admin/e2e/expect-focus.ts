/** Where the focus is, and how it gets there without a mouse. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** More than any screen has. */
const MAX_STEPS = 120;

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Goes on with the Tab key until an element has the focus, as somebody without a mouse does. */
export async function tabTo(element: Locator): Promise<void> {
  const page = element.page();
  await element.waitFor();
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(element)} is not reached with the Tab key.`);
}
