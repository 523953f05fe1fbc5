import type { Page } from 'playwright';

/**
 * Waits until the back office shows what it was asked for. The network is no sign of it: a stream of events stays open
 * as long as the page does.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('.MuiSkeleton-root, main [role="progressbar"]').first().waitFor({ state: 'detached' });
}
