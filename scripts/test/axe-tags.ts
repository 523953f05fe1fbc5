/** What pages are judged by: WCAG 2.2, levels A and AA, and what axe calls good practice. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
