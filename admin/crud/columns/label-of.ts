import type { ReactElement } from 'react';

/** The column's own name, where it has one. */
export function labelOf(column: ReactElement | undefined): { label?: string } {
  const label = (column as ReactElement<{ label?: string }> | undefined)?.props.label;
  return label === undefined ? {} : { label };
}
