import type { Page } from 'playwright';

/** Lets the page draw so many frames, however long one takes: what an event begins is done by then, or in view. */
export function frames(page: Page, count: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const draw = (left: number): void => {
          if (left === 0) resolve();
          else requestAnimationFrame(() => draw(left - 1));
        };
        draw(wanted);
      }),
    count,
  );
}
