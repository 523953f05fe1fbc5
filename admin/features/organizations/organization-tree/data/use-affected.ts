import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { node } from '../../../../generated/resources.ts';
import { usageKey } from '../../../billing/limits/use-plan-usage.ts';
import { isWithin, pathIds, type Unit } from '../unit.ts';
import type { LevelPage } from './level-loader.ts';
import { treeKeys } from './tree-keys.ts';

/**
 * Loads anew what a change of units touches: the levels along their paths, for their counters, and those in and below
 * them; of the other lists of units everything. Resolves when what is in view is there again.
 */
export function useAffected() {
  const client = useQueryClient();
  return useCallback(
    async (organizationId: number, paths: readonly Pick<Unit, 'path'>[]): Promise<void> => {
      void client.invalidateQueries({ queryKey: usageKey });
      const ids = new Set(paths.flatMap(pathIds));
      await client.invalidateQueries({ predicate: (query) => isTouched(query, { organizationId, paths, ids }) });
    },
    [client],
  );
}

/** After a change that nobody knows the place of: the whole tree, as far as it is in view. */
export function useAffectedEverywhere() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [node.route] }), [client]);
}

interface Change {
  organizationId: number;
  paths: readonly Pick<Unit, 'path'>[];
  /** Of everything on the paths. */
  ids: ReadonlySet<number>;
}

function isTouched({ queryKey, state }: Query, { organizationId, paths, ids }: Change): boolean {
  const [route, area, organization, kind, place] = queryKey;
  if (route !== node.route) return false;
  if (area !== treeKeys.all[1]) return true;
  if (organization !== organizationId) return false;
  if (kind === 'path' || place === 'top' || (typeof place === 'number' && ids.has(place))) return true;
  const page = state.data as LevelPage<Unit> | undefined;
  return page?.rows.some((row) => paths.some((changed) => isWithin(row, changed))) === true;
}
