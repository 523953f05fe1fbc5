import type { RowGroup } from '../../providers/summary.ts';
import type { FilterValues } from '../../ui/list/use-list-filter.ts';

const MONTH = /^(\d{4})-(\d{2})$/;

/** What the list is filtered by to show the rows of a group; a month by its first and last day. */
export function filterOfGroup(field: string, value: RowGroup['value']): FilterValues {
  const [isMonth, year = '', month = ''] = MONTH.exec(String(value)) ?? [];
  if (!isMonth) return { [field]: value === null ? [null] : typeof value === 'string' ? [value] : value };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { [`${field}_gte`]: `${value}-01`, [`${field}_lte`]: `${value}-${last}` };
}

/** The month in the reader's language; null where the value is none. */
export function monthName(value: RowGroup['value'], locale: string): string | null {
  const [isMonth, year = '', month = ''] = MONTH.exec(String(value)) ?? [];
  if (!isMonth) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, 1));
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}
