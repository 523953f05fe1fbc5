import type { Locator } from 'playwright';

/** What stands below a field and is read out with it. */
export async function messageAt(field: Locator): Promise<string | null> {
  const id = await field.getAttribute('aria-describedby');
  return id === null ? null : field.page().locator(`[id="${id}"]`).textContent();
}
