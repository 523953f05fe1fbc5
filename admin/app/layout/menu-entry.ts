import type SvgIcon from '@mui/material/SvgIcon';

export interface MenuEntry {
  path: string;
  /** A key of admin/i18n, tried first; then the resource's own name. */
  label: string;
  fallback?: string;
  Icon: typeof SvgIcon;
  /** Addresses of lists that are tabs beside its own. */
  tabs?: string[];
  /** Entries below it; such an entry leads nowhere itself. */
  children?: MenuEntry[];
}

/** Of the group where help is found: it has a sign of its own at the end of the bar. */
export const HELP_PATH = '/help';

/** All that waits, each thing once: two entries may lead to the same. */
export const totalOf = (entries: readonly MenuEntry[], counts: ReadonlyMap<string, number>): number =>
  entries.reduce((sum, { path }) => sum + (counts.get(path) ?? 0), 0);
