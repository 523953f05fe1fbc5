/** Looks at one screen in one variant: a picture for each width, and what was found amiss. */
import path from 'node:path';
import type { Page } from 'playwright';
import { findViolations } from '../test/accessibility.ts';
import type { Address } from './addresses.ts';
import { collectComplaints } from './complaints.ts';
import { findIssues } from './find-issues.ts';
import { close, issuesOfOpen, isAnyOpen, OVERLAY } from './overlays/open-overlays.ts';
import { leaveButton, open } from './overlays/open.ts';
import type { Variant } from './variants.ts';

export interface Shot {
  address: Address;
  variant: string;
  width: number;
  /** Name of the picture's file. */
  picture: string;
  /** In words, empty where all is well. */
  issues: string[];
}

const HEIGHT = 800;
/** Longer pages are cut in pictures, not in what is judged. */
const MAX_HEIGHT = 2_400;
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
  const target = { address, variant, folder };
  try {
    for (const width of variant.widths) {
      // What is open over a page may close when the window changes.
      const isFresh = shots.length === 0 || address.overlay !== undefined;
      const ready = isFresh ? await enter(page, { ...target, width }) : [];
      shots.push(await shoot(page, { ...target, width, ready }));
      if (address.overlay?.leavesTraces === true) await page.goto('about:blank');
    }
  } finally {
    const issues = complaints.end();
    shots[0]?.issues.push(...issues);
  }
  return shots;
}

/** Answers what is amiss about the way there. A page that is left as it was found is not loaded again. */
async function enter(page: Page, { address, variant, width }: Omit<Look, 'ready'>): Promise<string[]> {
  const { overlay, path: to, isPublic } = address;
  await page.unrouteAll();
  await page.setViewportSize({ width, height: HEIGHT });
  if (overlay !== undefined && (await isAt(page, to))) {
    const isOpen = await open(page, overlay, variant).then(
      () => true,
      () => false,
    );
    if (isOpen) return [];
  }
  await page.goto(isPublic ? withLanguage(to, variant) : to);
  const ready = await untilReady(page, variant);
  if (overlay !== undefined) await open(page, overlay, variant);
  return ready;
}

async function isAt(page: Page, to: string): Promise<boolean> {
  const { origin, pathname, search } = new URL(page.url());
  return origin !== 'null' && `${pathname}${search}` === to && !(await isAnyOpen(page));
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
  if (condition === 'loading') {
    await page.waitForTimeout(DRAWN_MS);
    return [];
  }
  const issues = await untilLoaded(page);
  await page.waitForTimeout(DRAWN_MS / 4);
  return issues;
}

/** Answers what is amiss when it never is. */
async function untilLoaded(page: Page): Promise<string[]> {
  const skeletons = page.locator('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]), [aria-busy="true"]');
  return skeletons
    .filter({ visible: true })
    .first()
    .waitFor({ state: 'detached', timeout: LOADED_MS })
    .then(
      () => [],
      () => ['loading never ended'],
    );
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
  // Another width may be shown by another view, which loads what it shows.
  const loaded = variant.condition === 'loading' ? [] : await untilLoaded(page);
  const isOver = address.overlay !== undefined;
  const found = isOver ? [...(await findIssues(page, OVERLAY)), ...(await issuesOfOpen(page))] : await findIssues(page);
  const picture = `${fileName(`${address.person} ${address.pattern} ${variant.name} ${width}`)}.jpeg`;
  const file = path.join(folder, picture);
  await (isOver ? take(page, file) : takeWhole(page, file, width));
  const isForAxe = variant.isForAxe === true && [1280, 360].includes(width);
  const issues = [
    ...new Set([...ready, ...loaded]),
    ...found,
    ...(isForAxe ? await askAxe(page, isOver ? OVERLAY : 'html') : []),
  ];
  if (isOver && address.overlay?.staysOpen !== true) issues.push(...(await close(page, leaveButton(page, variant))));
  return { address, variant: variant.name, width, picture, issues };
}

const take = (page: Page, file: string): Promise<Buffer> => page.screenshot({ path: file, type: 'jpeg', quality: 80 });

/** With what stands below the window. */
async function takeWhole(page: Page, file: string, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHT), MAX_HEIGHT) });
  await take(page, file);
  await page.setViewportSize({ width, height: HEIGHT });
}

/** @param within selects what is judged */
async function askAxe(page: Page, within: string): Promise<string[]> {
  const violations = await findViolations(page, within);
  return violations.flatMap(({ id, elements }) =>
    elements.slice(0, 3).map((html) => `axe ${id}: ${html.slice(0, 160)}`),
  );
}

const fileName = (text: string): string => text.replaceAll(/[^\w-]+/g, '_').replaceAll(/^_|_$/g, '');
