/** What is open over a page: whether it fits, and whether the focus goes into it and comes back. */
import type { Locator, Page } from 'playwright';

/** Menus, dialogs, drawers and popovers; what hangs at a control; messages at the foot. Tips are none. */
export const OVERLAY = '.MuiModal-root, .MuiPopper-root:not(.MuiTooltip-popper), .MuiSnackbar-root';

const OPENED_MS = 6_000;
/** A dialog over a dialog over a menu: more is one that does not close. */
const MAX_ESCAPES = 3;

export const isAnyOpen = (page: Page): Promise<boolean> =>
  page.locator(OVERLAY).filter({ visible: true }).first().isVisible();

/** Rejects when nothing opens. */
export const untilOpen = (page: Page): Promise<void> =>
  page.locator(OVERLAY).filter({ visible: true }).first().waitFor({ timeout: OPENED_MS });

/** Runs in the page: this is where the focus belongs when all has closed. */
export function rememberOpener(element: Element): void {
  for (const one of document.querySelectorAll('[data-sheet-opener]')) one.removeAttribute('data-sheet-opener');
  element.setAttribute('data-sheet-opener', '');
}

/** What stands beyond the window, and a focus that is not in what has opened. */
export const issuesOfOpen = (page: Page): Promise<string[]> => page.evaluate(issuesInPage, OVERLAY);

function issuesInPage(selector: string): string[] {
  const SLACK = 1;
  const open = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const papers = open.flatMap((one) => [one, ...one.querySelectorAll('.MuiPaper-root')]);
  const outside = papers.filter((paper) => {
    const { left, right, top, bottom } = paper.getBoundingClientRect();
    return left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
  });
  const modals = open.filter((one) => one.matches('.MuiModal-root'));
  const isInside = modals.length === 0 || modals.some((modal) => modal.contains(document.activeElement));
  return [...outside.map((one) => `outside: ${one.className}`), ...(isInside ? [] : ['focus: not in what has opened'])];
}

/**
 * Closes all by Escape; answers what of it fails.
 * @param leave the answer to a question whether to leave what was written
 */
export async function close(page: Page, leave: Locator): Promise<string[]> {
  for (let time = 0; time < MAX_ESCAPES && (await isAnyOpen(page)); time++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(120);
    if (await leave.isVisible()) await leave.click();
  }
  if (await isAnyOpen(page)) return ['escape: does not close it'];
  const found = await page.evaluate(focusInPage);
  return found === null ? [] : [found];
}

function focusInPage(): string | null {
  const opener = document.querySelector('[data-sheet-opener]');
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'focus: lost when it has closed';
  if (opener === null || opener.contains(focused) || focused.contains(opener)) return null;
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  // Drawn anew in the meantime.
  if (nameOf(opener) === nameOf(focused)) return null;
  return `focus: goes to "${nameOf(focused).slice(0, 60)}"`;
}
