import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { pathIds, type Unit } from '../unit.ts';
import { treeKeys } from './tree-keys.ts';

/** Units of the ways that were looked up, most recent last: their levels may have pages that nobody has asked for. */
const MAX_PINNED = 10;

/** The units along the ways that a search led, and how to add one more. */
export function usePinned(organizationId: number) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const [ids, setIds] = useState<readonly number[]>([]);
  const queryOf = useCallback(
    (id: number) => ({
      queryKey: treeKeys.path(organizationId, id),
      queryFn: async () => {
        const { data: unit } = await provider.getOne<Unit>(node.route, { id }).catch(nothingIfMissing);
        // It has gone, and so has its place in the tree.
        if (unit === null) return [];
        const { data: units } = await provider.getMany<Unit>(node.route, { ids: pathIds(unit) });
        // From the top down; what the reader may not see is not in the answer.
        return units.filter((one) => one.organization_id === organizationId).sort(byDepth);
      },
    }),
    [provider, organizationId],
  );
  const pinned = useQueries({ queries: ids.map(queryOf), combine: units });

  /** The way to a unit, from the top down to itself; empty when there is none. */
  const pin = useCallback(
    async (id: number): Promise<Unit[]> => {
      const path = await client.fetchQuery(queryOf(id));
      setIds((now) => [...now.filter((other) => other !== id), id].slice(-MAX_PINNED));
      return path;
    },
    [client, queryOf],
  );
  return { pinned, pin };
}

const NOT_FOUND = 404;

function nothingIfMissing(error: unknown): { data: null } {
  if (error instanceof HttpError && error.status === NOT_FOUND) return { data: null };
  throw error;
}

const byDepth = (one: Unit, other: Unit): number => one.path.length - other.path.length;

function units(results: { data: Unit[] | undefined }[]): Unit[] {
  return results.flatMap(({ data }) => data ?? []);
}
