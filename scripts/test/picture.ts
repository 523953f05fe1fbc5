/** Pictures of pages, compared point by point. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { untilLoaded } from './until-loaded.ts';

const TRIES = 20;
/** Red, green, blue. */
const CHANNELS = 3;

export interface Picture {
  width: number;
  height: number;
  points: Buffer;
}

/** What the window shows once it has loaded and two pictures of it are the same. */
export async function pictureOf(page: Page): Promise<Picture> {
  await untilLoaded(page);
  let before = await take(page);
  for (let tried = 0; tried < TRIES; tried++) {
    const now = await take(page);
    if (differingPoints(before, now) === 0) return now;
    before = now;
  }
  throw new Error(`${page.url()} never comes to rest.`);
}

async function take(page: Page): Promise<Picture> {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, points: data };
}

/** Half-transparent layers are blended with a rounding of one or two steps of 255 that differs from load to load. */
const ROUNDING = 3;

/** How many points are not the same in both, but for what rounding does. */
export function differingPoints(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  if (one.points.equals(other.points)) return 0;
  const differs = (value: number, at: number): boolean => Math.abs(value - (other.points[at] ?? 0)) > ROUNDING;
  const points = new Set<number>();
  for (const [at, value] of one.points.entries()) if (differs(value, at)) points.add(Math.floor(at / CHANNELS));
  return points.size;
}
