import type { Locator } from 'playwright';
import { expect } from 'vitest';

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}
