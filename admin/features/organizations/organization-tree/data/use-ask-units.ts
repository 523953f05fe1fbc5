import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { PAGE_LIMIT } from '../../../../providers/data-provider.ts';
import type { Unit } from '../unit.ts';
import { type AskUnits, createLevelLoader } from './level-loader.ts';

/** How levels of an organization's tree are loaded: a page of one, or several small ones together. */
export function useLevelLoader(organizationId: number) {
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
