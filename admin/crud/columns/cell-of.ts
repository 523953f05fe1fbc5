import type { ReactElement } from 'react';

/** What stands in a column's cells: its one child. */
export const cellOf = (column: ReactElement | undefined): ReactElement | null =>
  (column as ReactElement<{ children: ReactElement }> | undefined)?.props.children ?? null;
