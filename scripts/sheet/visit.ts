/** Looks at one screen in one variant: a picture for each width, and what was found amiss. */
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { axeTags } from '../test/axe-tags.ts';
import type { Address } from './addresses.ts';
import { findFaults } from './find-faults.ts';
import type { Variant } from './variants.ts';

export interface Shot {
  address: Address;
  variant: string;
  width: number;
  /** Name of the picture's file. */
  picture: string;
  /** In words, empty where all is well. */
  faults: string[];
}

const HEIGHT = 800;
/** Longer pages are cut in pictures, not in what is judged. */
const MOST_HEIGHT = 2_400;
/** After which a page that waits for held answers has drawn all that it can. */
const DRAWN_MS = 800;
const LOADED_MS = 20_000;

/** What ends by itself has ended; skeletons never do. */
const CALM = `Promise.race([
  Promise.allSettled([document.fonts.ready, ...document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished)]),
  new Promise((resolve) => setTimeout(resolve, 3000)),
]).then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))))`;

/** @param folder where the pictures go */
export async function visit(page: Page, address: Address, variant: Variant, folder: string): Promise<Shot[]> {
  const complaints = collectComplaints(page, address, variant);
  const shots: Shot[] = [];
  try {
    await page.setViewportSize({ width: variant.widths[0] ?? 1280, height: HEIGHT });
    await page.goto(address.isPublic ? withLanguage(address.path, variant) : address.path);
    const ready = await untilReady(page, variant);
    for (const width of variant.widths) shots.push(await shoot(page, { address, variant, width, folder, ready }));
  } finally {
    const faults = complaints.end();
    shots[0]?.faults.push(...faults);
  }
  return shots;
}

/** A page from right to left is one in Arabic, as far as it has texts in it. */
function withLanguage(address: string, { preferences }: Variant): string {
  const language = preferences?.direction === 'rtl' ? 'ar' : preferences?.locale;
  return language === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Answers what is amiss about it: that it never ended loading. */
async function untilReady(page: Page, { condition }: Variant): Promise<string[]> {
  await page
    .locator('main, form, [role="main"]')
    .first()
    .waitFor({ timeout: LOADED_MS })
    .catch(() => undefined);
  if (condition === 'loading') await page.waitForTimeout(DRAWN_MS);
  else {
    const skeletons = page.locator('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]), [aria-busy="true"]');
    const isDone = await skeletons
      .first()
      .waitFor({ state: 'detached', timeout: LOADED_MS })
      .then(
        () => true,
        () => false,
      );
    await page.waitForTimeout(DRAWN_MS / 4);
    if (!isDone) return ['loading never ended'];
  }
  return [];
}

interface Look {
  address: Address;
  variant: Variant;
  width: number;
  folder: string;
  ready: string[];
}

async function shoot(page: Page, { address, variant, width, folder, ready }: Look): Promise<Shot> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(CALM);
  const found = await findFaults(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const picture = `${fileName(`${address.person} ${address.pattern} ${variant.name} ${width}`)}.jpeg`;
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), MOST_HEIGHT) });
  await page.screenshot({ path: path.join(folder, picture), type: 'jpeg', quality: 80 });
  await page.setViewportSize({ width, height: HEIGHT });
  const isForAxe = variant.isForAxe === true && [1280, 360].includes(width);
  const faults = [...ready, ...found, ...(isForAxe ? await askAxe(page) : [])];
  return { address, variant: variant.name, width, picture, faults };
}

async function askAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()
    .withTags(axeTags)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`));
}

const fileName = (text: string): string => text.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '');

/** Of the console, and of requests that fail though nobody made them fail. */
function collectComplaints(page: Page, address: Address, { condition, isRefused }: Variant): { end: () => string[] } {
  const complaints: string[] = [];
  const isMeant = condition === 'error' || isRefused === true || address.leadsNowhere === true;
  const onError = (error: Error): void => void complaints.push(`error: ${error.message}`);
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !text.startsWith('Failed to load resource'))
      complaints.push(`console: ${text.slice(0, 300)}`);
  };
  const onResponse = (response: { status: () => number; url: () => string }): void => {
    if (response.status() >= 400 && !isMeant) complaints.push(`request: ${response.status()} ${response.url()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  page.on('response', onResponse);
  return {
    end() {
      page.off('pageerror', onError);
      page.off('console', onConsole);
      page.off('response', onResponse);
      return [...new Set(complaints)];
    },
  };
}
