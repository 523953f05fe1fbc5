/** What the quick search offers: a screen, a row, or a list of all that was found. */
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

export interface Hit {
  /** Where it leads; no two hits lead to the same place. */
  path: string;
  /** Under which heading it stands. */
  group: string;
  name: string;
  /** What tells it from others of that name. */
  hint: ReactNode;
  Icon: typeof SvgIcon;
}

/** The first one of those that lead to the same place. */
export const eachOnce = (hits: readonly Hit[]): Hit[] =>
  hits.filter((hit, at) => hits.findIndex(({ path }) => path === hit.path) === at);
