/** What the server would refuse, asked before a deletion is offered. */
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useSession } from '../../providers/use-session.tsx';
import type { EntityResource } from '../../entities/resource.ts';

/** Rows of one kind that refer to a row. */
export interface Use {
  /** Id of their entity. */
  entity: string;
  count: number;
  /** The first that the user sees. */
  ids: number[];
}

export interface Refusal {
  id: number;
  title: string;
  detail: string;
  used_by: Use[];
}

interface Checked {
  /** Undefined while it is asked. */
  refused: Refusal[] | undefined;
  error: Error | null;
}

/** @param ids none: nothing is asked */
export function useDeletionCheck(entity: EntityResource, ids: readonly RaRecord['id'][]): Checked {
  const { client } = useSession();
  const { data, error } = useQuery({
    queryKey: ['deletion_check', entity.id, ids],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ entity: entity.id, ids: ids.join(',') });
      const { json } = await client.call(`/deletion_check/?${query}`, { signal });
      return (json as { refused: Refusal[] }).refused;
    },
    enabled: ids.length > 0,
    // What held a moment ago says nothing: it is asked each time the question is.
    staleTime: 0,
    gcTime: 0,
  });
  return { refused: data, error };
}
