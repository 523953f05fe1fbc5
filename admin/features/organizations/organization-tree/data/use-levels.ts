import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Unit } from '../unit.ts';
import { type LevelPage, type AskUnits, createLevelLoader } from './level-loader.ts';
import type { LevelKey, Opened } from './opened.ts';
import { isReachable, type Level } from './tree-items.ts';
import { treeKeys } from './tree-keys.ts';
import { useDataProvider } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';

/** Counters move on; a tree that is looked at again after this time asks anew. */
const FRESH_MS = 60_000;

interface PageKey {
  level: LevelKey;
  page: number;
}

/** Everything that is known of the levels that are open, and a second try for what did not come. */
export function useLevels(organizationId: number, opened: Opened) {
  const client = useQueryClient();
  const load = useLevelLoader(organizationId);
  // Closed branches stay known, so that they open again as they were.
  const [known] = useState(() => new Map<number, Unit>());
  const pages = useMemo(() => wantedPages(opened, known), [opened, known]);
  const combine = useCallback(
    (results: UseQueryResult<LevelPage<Unit>>[]) => {
      const found = combineLevels(pages, results);
      for (const { rows } of found.values()) for (const unit of rows) known.set(unit.id, unit);
      return found;
    },
    [pages, known],
  );
  const levels = useQueries({
    queries: pages.map(({ level, page }) => ({
      queryKey: treeKeys.page(organizationId, level, page),
      queryFn: () => load({ level, page, expected: expectedAt(level, known) }),
      staleTime: FRESH_MS,
    })),
    combine,
  });
  const retry = useCallback(
    (level: LevelKey) => void client.refetchQueries({ queryKey: treeKeys.level(organizationId, level) }),
    [client, organizationId],
  );
  return { levels, known, retry };
}

/** What is open in a branch that is closed need not be asked for. */
function wantedPages(opened: Opened, known: ReadonlyMap<number, Unit>): PageKey[] {
  return [...opened].flatMap(([level, count]) => {
    const unit = level === 'top' ? undefined : known.get(level);
    if (unit !== undefined && !isReachable(unit, opened, known)) return [];
    return Array.from({ length: count }, (_, page) => ({ level, page }));
  });
}

function expectedAt(level: LevelKey, known: ReadonlyMap<number, Unit>): number | undefined {
  return level === 'top' ? undefined : known.get(level)?.child_count;
}

function combineLevels(pages: PageKey[], results: UseQueryResult<LevelPage<Unit>>[]): Map<LevelKey, Level> {
  const levels = new Map<LevelKey, Level>();
  pages.forEach(({ level }, at) => {
    const before = levels.get(level);
    const result = results[at];
    levels.set(level, {
      rows: [...(before?.rows ?? []), ...(result?.data?.rows ?? [])],
      total: result?.data?.total ?? before?.total,
      isLoading: before?.isLoading === true || result?.isPending === true,
      error: before?.error ?? (result?.data === undefined ? result?.error : undefined) ?? undefined,
    });
  });
  return levels;
}

/** How levels of an organization's tree are loaded: a page of one, or several small ones together. */
function useLevelLoader(organizationId: number) {
  const provider = useDataProvider();
  return useMemo(() => {
    const ask: AskUnits<Unit> = async (below, page) => {
      const { data, total } = await provider.getList<Unit>(node.route, {
        filter: { organization_id: organizationId, ...(below === 'top' ? { is_top: true } : { parent_id: below }) },
        pagination: { page: page + 1, perPage: PAGE_LIMIT },
        sort: { field: 'name', order: 'ASC' },
      });
      return { rows: data, total: total ?? data.length };
    };
    return createLevelLoader(ask);
  }, [provider, organizationId]);
}
