import { type RaRecord, useGetList, useListContext } from 'react-admin';
import type { Calendar } from '../../entities/resource.ts';
import { PAGE_LIMIT } from '../../providers/data-provider.ts';
import { listQuery } from '../../ui/list/list-query.ts';
import { useScreen } from '../screen-context.tsx';
import {
  beginningAfter,
  beginningBefore,
  type Days,
  daysOfRow,
  type Month,
  monthOf,
  narrowed,
  onDays,
  touches,
} from './days.ts';

const ONE = { page: 1, perPage: 1 };

/** The list's rows on some days, and the nearest month that has any where there are none. */
export function useMonthRows(calendar: Calendar, days: Days) {
  const { entity } = useScreen();
  const { filter, filterValues } = useListContext();
  const own = { ...(filterValues as object), ...(filter as object | undefined) };
  const sort = { field: calendar.from, order: 'ASC' as const };
  const { data, total, error, isPlaceholderData, refetch } = useGetList(
    entity.route,
    { pagination: { page: 1, perPage: PAGE_LIMIT }, sort, filter: narrowed(own, onDays(calendar, days)) },
    // While another month or filter is read, what is there stays.
    { ...listQuery, placeholderData: (previous) => previous },
  );
  const rows = data?.filter((row) => isOn(calendar, row, days));
  const isEmpty = !isPlaceholderData && rows?.length === 0;
  const next = useGetList(
    entity.route,
    { pagination: ONE, sort, filter: narrowed(own, beginningAfter(calendar, days)) },
    { ...listQuery, enabled: isEmpty },
  );
  const isLast = isEmpty && next.data?.length === 0;
  const before = useGetList(
    entity.route,
    { pagination: ONE, sort: { ...sort, order: 'DESC' }, filter: narrowed(own, beginningBefore(calendar, days)) },
    { ...listQuery, enabled: isLast },
  );
  return {
    rows,
    total,
    error,
    isStale: isPlaceholderData,
    refetch,
    /** Of where the days have no row. */
    isEmpty,
    next: isEmpty ? monthOfFirst(calendar, next.data) : undefined,
    before: isLast ? monthOfFirst(calendar, before.data) : undefined,
  };
}

/** What ends at the first midnight is found, but not there. */
function isOn(calendar: Calendar, row: RaRecord, days: Days): boolean {
  const own = daysOfRow(calendar, row);
  return own !== null && touches(own, days);
}

function monthOfFirst(calendar: Calendar, rows: RaRecord[] = []): Month | undefined {
  const days = rows[0] && daysOfRow(calendar, rows[0]);
  return days ? monthOf(days.first) : undefined;
}
