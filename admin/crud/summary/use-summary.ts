import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { RowGroup, SummaryProvider } from '../../providers/summary.ts';
import { useScreen } from '../screen-context.tsx';

/** The groups and sums of all that the list around finds; asked for anew with its rows. */
export function useSummary(group: string | undefined, sums: readonly string[]) {
  const { entity } = useScreen();
  const provider = useDataProvider<SummaryProvider & ReturnType<typeof useDataProvider>>();
  const { filter, filterValues } = useListContext();
  const request = { group, sums, filter: { ...(filterValues as object), ...(filter as object | undefined) } };
  return useQuery<RowGroup[]>({
    // As react-admin names what is read of a list, so that a change of its rows counts for it too.
    queryKey: [entity.route, 'getList', 'summary', request],
    queryFn: ({ signal }) => provider.getSummary(entity.route, request, signal),
    enabled: group !== undefined || sums.length > 0,
    placeholderData: (previous) => previous,
  });
}
