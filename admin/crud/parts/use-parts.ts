import { useInfiniteQuery } from '@tanstack/react-query';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';

/** As much of a query by parts as a list of its rows needs. */
export interface Parts<Row> {
  data: { pages: Part<Row>[] } | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  isFetchingNextPage: boolean;
}

export interface Part<Row> {
  total: number;
  results: Row[];
}

const AT_ONCE = 20;

interface Listed {
  entity: EntityResource;
  id: number;
  action: string;
  search?: string;
}

/** A long list of a row, read part by part; what more it answers comes with each part. */
export function useParts<Row, More = object>({ entity, id, action, search = '' }: Listed) {
  const act = useAct();
  return useInfiniteQuery({
    queryKey: [entity.route, 'getOne', action, id, search],
    queryFn: ({ pageParam, signal }) =>
      act<Part<Row> & More>(entity.route, {
        action,
        id,
        method: 'GET',
        input: { offset: pageParam, limit: AT_ONCE, ...(search !== '' && { search }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, parts) => {
      const read = parts.reduce((sum, { results }) => sum + results.length, 0);
      return last.results.length > 0 && read < last.total ? read : undefined;
    },
    placeholderData: (previous) => previous,
  });
}
