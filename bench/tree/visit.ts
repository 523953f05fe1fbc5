/** What a browser sees of a tree: how long until it can be used, and how evenly it moves. */
import type { Page } from 'playwright';

export interface Movement {
  /** Milliseconds from one frame to the next. */
  median: number;
  p95: number;
  /** Frames that came more than 50 ms after the one before, of all. */
  slow: number;
  frames: number;
  /** Tasks of the main thread of more than 50 ms, together in milliseconds. */
  longTasks: number;
  longTaskTime: number;
}

/** Cards that must be there before a chart is called usable: the root, and some of what is below it. */
const USABLE_CARDS = 4;

/** Runs in the page before everything else: notes when the chart is there. */
const WATCH_FOR_CHART = `
  globalThis.__usable = new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll('.unit-card').length < ${USABLE_CARDS}) return requestAnimationFrame(look);
      // Drawn, and the next frame begun: now it answers.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    requestAnimationFrame(look);
  });`;

/** Milliseconds from the navigation to a chart that can be used. */
export async function timeToChart(page: Page, path: string): Promise<number> {
  await page.addInitScript(WATCH_FOR_CHART);
  await page.goto(path);
  return page.evaluate('globalThis.__usable');
}

const RECORD = `(() => {
  const frames = [];
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  let before = performance.now();
  let isOn = true;
  const tick = (now) => {
    frames.push(now - before);
    before = now;
    if (isOn) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  globalThis.__stop = () => {
    isOn = false;
    observer.takeRecords().forEach(({ duration }) => tasks.push(duration));
    observer.disconnect();
    return { frames: frames.slice(2), tasks };
  };
})()`;

/** The frames that go by while something is done. */
export async function record(page: Page, move: () => Promise<void>): Promise<Movement> {
  await page.evaluate(RECORD);
  await move();
  const { frames, tasks } = await page.evaluate<{ frames: number[]; tasks: number[] }>('globalThis.__stop()');
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    median: at(0.5),
    p95: at(0.95),
    slow: frames.filter((frame) => frame > 50).length,
    frames: frames.length,
    longTasks: tasks.length,
    longTaskTime: tasks.reduce((sum, task) => sum + task, 0),
  };
}

const STEPS = 90;

/** Pulls the chart about by an empty place, as a hand does. */
export async function pan(page: Page): Promise<void> {
  const { x, y } = await emptyPlace(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step++) {
    const turn = (step / STEPS) * Math.PI * 2;
    await page.mouse.move(x + Math.sin(turn) * 420, y + Math.sin(turn * 2) * 220);
  }
  await page.mouse.up();
}

/** Rolls over the chart with two fingers. */
export async function scroll(page: Page): Promise<void> {
  const { x, y } = await emptyPlace(page);
  await page.mouse.move(x, y);
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step < STEPS / 2 ? 60 : -60);
}

/** Out to all of it and in again. */
export async function zoom(page: Page): Promise<void> {
  const { x, y } = await emptyPlace(page);
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < STEPS; step++) await page.mouse.wheel(0, step < STEPS / 2 ? 12 : -12);
  await page.keyboard.up('Control');
}

/** In the pane, where no card is. */
async function emptyPlace(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    const { left, top, width, height } = document.querySelector('.react-flow').getBoundingClientRect();
    for (let share = 0.5; share < 0.95; share += 0.02)
      for (const y of [top + height * share, top + height * (1 - share)])
        for (const x of [left + width * share, left + width * (1 - share)])
          if (document.elementFromPoint(x, y)?.classList.contains('react-flow__pane')) return { x, y };
    return null;
  })()`);
  if (place === null) throw new Error('The chart has no empty place to take hold of.');
  return place;
}
