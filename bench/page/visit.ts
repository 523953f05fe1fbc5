/** A cold visit of a throttled browser: one that only looks while the page loads, one that taps as soon as it can. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { phone, slowDown } from './conditions.ts';
import { type Transfer, watchTransfer } from './transfer.ts';
import { ANSWERABLE, type Noted, type Place, WATCH } from './watch.ts';
import { openWire, type Wire } from './wire.ts';

export interface Target {
  origin: string;
  path: string;
  /** CSS selector of the button that goes on to the next page of questions; '' where there are no pages. */
  next: string;
}

/** One measured visit; bytes with their headers, milliseconds since the navigation, MiB. */
export interface Visit {
  bytesUntilAnswerable: number;
  /** What the page and its service worker loaded before anything was done with it. */
  bytesInAll: number;
  largestContentfulPaint: number;
  answerable: number;
  /** The first answer was given by a tap at once, and is still there when all scripts have run. */
  firstAnswer: number;
  /** Whether that tap came before the last script. */
  beforeScript: boolean;
  /** Tap to next paint, of each tap; what is not told of is below 16 ms and counted as that. */
  interactions: number[];
  heap: number;
}

/** The Event Timing API tells of nothing shorter (https://w3c.github.io/event-timing/#sec-intro). */
const SHORTEST_MS = 16;
const TRIES = 30;
const BETWEEN_TRIES_MS = 150;
const TAPS = 8;
/** Longer than a page takes to go on by itself after a tap, and to draw. */
const BETWEEN_TAPS_MS = 900;
/** Nothing came for so long: that was all. A service worker comes after the page is there. */
const SILENCE_MS = 2_000;

interface Opened {
  page: Page;
  session: CDPSession;
  transfer: Transfer;
  wire: Wire;
  /** Goes to the page, and waits until its first question is there. */
  arrive: () => Promise<void>;
  close: () => Promise<void>;
}

async function open(browser: Browser, { origin, path }: Target): Promise<Opened> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  const said = Promise.withResolvers<void>();
  await page.exposeFunction(ANSWERABLE, () => said.resolve());
  await page.addInitScript(WATCH);
  const wire = await openWire(origin);
  return {
    page,
    session,
    transfer: watchTransfer(session),
    wire,
    arrive: async () => {
      await Promise.all([said.promise, page.goto(wire.origin + path, { waitUntil: 'commit' })]);
    },
    close: async () => {
      await context.close();
      await wire.close();
    },
  };
}

const notedBy = (page: Page): Promise<Noted> => page.evaluate<Noted>('__noted()');

async function settle({ page, wire }: Opened): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let before = -1; before !== wire.bytes();) {
    before = wire.bytes();
    await sleep(SILENCE_MS);
  }
}

async function tap(session: CDPSession, { x, y }: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Throws when the tap was not taken, or the answer was lost while the scripts took over. */
async function tapAtOnce(browser: Browser, target: Target): Promise<Pick<Visit, 'firstAnswer' | 'beforeScript'>> {
  const opened = await open(browser, target);
  const { page, session } = opened;
  try {
    await opened.arrive();
    await tapUntilTaken(page, session);
    await settle(opened);
    const { firstAnswer, scriptsLoaded } = await notedBy(page);
    if (!(await page.evaluate<boolean>('__kept()'))) throw new Error(`${target.path} lost its first answer.`);
    return { firstAnswer, beforeScript: firstAnswer < scriptsLoaded };
  } finally {
    await opened.close();
  }
}

/** As a visitor does: once more where nothing happened. */
async function tapUntilTaken(page: Page, session: CDPSession): Promise<void> {
  for (let at = 0; at < TRIES; at++) {
    await tap(session, await page.evaluate<Place>('__firstPlace()'));
    await sleep(BETWEEN_TRIES_MS);
    if ((await notedBy(page)).firstAnswer > 0) return;
  }
  throw new Error(`${page.url()} took no tap on its first question.`);
}

type Loading = Omit<Visit, 'firstAnswer' | 'beforeScript'>;

async function look(browser: Browser, target: Target): Promise<Loading> {
  const opened = await open(browser, target);
  const { page, session, transfer, wire } = opened;
  try {
    await opened.arrive();
    await settle(opened);
    const { answerable, largestContentfulPaint } = await notedBy(page);
    const bytes = { bytesUntilAnswerable: transfer.bytesBy(answerable), bytesInAll: wire.bytes() };
    const heap = await heapOf(session);
    const interactions = await tapThrough(page, session, target.next);
    return { ...bytes, largestContentfulPaint, answerable, interactions, heap };
  } finally {
    await opened.close();
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 ** 2;
}

/** Answers question after question as a thumb does. */
async function tapThrough(page: Page, session: CDPSession, next: string): Promise<number[]> {
  const taken: number[] = [];
  const known = new Set<string>();
  for (let at = 0; at < TAPS; at++) {
    const place = await page.evaluate<Place | null>(`__next(${JSON.stringify(next)})`);
    if (!place) break;
    await sleep(100);
    await tap(session, place);
    await sleep(BETWEEN_TAPS_MS);
    const { interactions } = await notedBy(page);
    const fresh = Object.entries(interactions).filter(([id]) => !known.has(id));
    for (const [id] of fresh) known.add(id);
    taken.push(Math.max(SHORTEST_MS, ...fresh.map(([, duration]) => duration)));
  }
  return taken;
}

/** A visit of each sort, each by a browser that has nothing of the page. */
export async function visit(browser: Browser, target: Target): Promise<Visit> {
  return { ...(await look(browser, target)), ...(await tapAtOnce(browser, target)) };
}
