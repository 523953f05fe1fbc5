/** Where the tour stops, in its order. */

export interface Stop {
  /** Its key in admin/i18n, below `app.tour.stops`. */
  name: string;
  /** `data-tour` of what it is about; where the first is not in view, the next one stands for it. */
  anchors: readonly string[];
}

/** What has no room in the bar is behind its last entry, and on narrow pages the whole menu is behind one button. */
const inMenu = (path: string): readonly string[] => [`menu ${path}`, 'menu /more', 'menu'];
/** A sign of its own where the menu is in the bar, else among the menu's groups. */
const HELP = ['help', 'menu /help', 'menu'];

export const STOPS: readonly Stop[] = [
  { name: 'steps', anchors: ['first-steps', ...HELP] },
  { name: 'tree', anchors: inMenu('/organization_management') },
  { name: 'surveys', anchors: inMenu('/survey_management') },
  { name: 'codes', anchors: inMenu('/groups') },
  { name: 'feedback', anchors: inMenu('/feedback_management') },
  { name: 'help', anchors: HELP },
];

/**
 * What the stop is about on this page: the first of its anchors that takes up room; null where none does. The menu of a
 * phone, from where the tour may have been started, is on its way out and no anchor.
 */
export function anchorOf({ anchors }: Stop): HTMLElement | null {
  for (const anchor of anchors) {
    const found = document.querySelector<HTMLElement>(`[data-tour="${CSS.escape(anchor)}"]:not(.MuiModal-root *)`);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return null;
}
