/** What axe finds amiss with a page, by WCAG 2.2, levels A and AA, and by what axe calls good practice. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // The elements that pass are not written down: on a large page that takes longer than to judge them.
  resultTypes: ['violations'],
  // What a frame shows is a page of its own, which is judged where it stands alone.
  iframes: false,
};

/** A rule that is violated, and the HTML of each element that violates it. */
export interface Violation {
  id: string;
  elements: string[];
}

/**
 * Judges the page as it is now. The program of axe is loaded once a document.
 * @param within selects what is judged; the whole page without it
 */
export async function findViolations(page: Pick<Page, 'evaluate'>, within = 'html'): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([context, options]) => (globalThis as unknown as { axe: AxeInPage }).axe.run(context, options),
    [{ include: [[within]], exclude: [['iframe']] }, OPTIONS] as const,
  );
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }));
}

/** Selectors. */
interface Parts {
  include: readonly (readonly string[])[];
  exclude: readonly (readonly string[])[];
}

interface AxeInPage {
  run(context: Parts, options: RunOptions): Promise<AxeResults>;
}
