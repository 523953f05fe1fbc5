/** What is wrong with a file, at its row and column. */
import type { Column } from './columns.ts';

/** Texts are under `fields` in server/i18n. */
export interface Violation {
  row: number;
  column: Column;
  code: string;
  parameters?: Record<string, string | number>;
}

/** In the order in which a person walks through the file. */
export const byPlace = (order: readonly Column[]) => {
  // Fields of the company stand behind all others.
  const placeOf = ({ column }: Violation): number => (order.includes(column) ? order.indexOf(column) : order.length);
  return (one: Violation, other: Violation) => one.row - other.row || placeOf(one) - placeOf(other);
};
