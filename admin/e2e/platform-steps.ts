/** What the super administrator's journeys have in common. */
import type { Locator, Page } from 'playwright';

export const PLATFORM = 'super@demo.example';
export const COMPANY = 'Acme Cafés & Hotels GmbH';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });

/** A toast is no landmark: axe is asked when it has gone. */
export async function untilNotified(page: Page, text: string): Promise<void> {
  const toast = page.getByText(text, { exact: true });
  await toast.waitFor();
  await toast.waitFor({ state: 'hidden' });
}
