/** Once before the journeys, which share it: two at the same time would take it from under each other. */
import { openBrowser } from '../browser.ts';
import { buildIfStale } from '../front-ends.ts';

/** Builds the front ends, and opens a browser: the first time it may be unpacked from its package. */
export async function setup(): Promise<void> {
  await buildIfStale();
  const browser = await openBrowser();
  await browser.close();
}
