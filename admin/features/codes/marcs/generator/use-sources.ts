import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { customer } from '../../../../generated/resources.ts';
import type { CustomerRecord } from '../../../../generated/types.ts';
import { useTypedSearch } from '../../../../fields/base/use-typed-search.ts';
import { useAct } from '../../../../providers/use-act.ts';
import type { Order } from './use-order.ts';

export interface SourceUnit {
  id: number;
  name: string;
  /** The names of the units above, from the top down. */
  above: string[];
  /** It and all below it. */
  unit_count: number;
}

export interface SourceDesign {
  id: number;
  name: string;
  design: Record<string, unknown>;
}

interface UnitsAnswer {
  unit_count: number;
  results: SourceUnit[];
}

/** What marcs can be made of for the company that is chosen, and how many they would be. */
export function useSources({ customerId, kind, count, unit, groupId }: Order) {
  const act = useAct();
  const { words, setTyped, isStale, onlyHits } = useTypedSearch();
  const asked = { id: customerId ?? 0, method: 'GET' } as const;
  const enabled = customerId !== null;
  const { data: company } = useGetOne<CustomerRecord>(customer.route, { id: asked.id }, { enabled });
  const units = useQuery({
    queryKey: [customer.route, 'getOne', 'mark_units', customerId, words],
    queryFn: ({ signal }) =>
      act<UnitsAnswer>(customer.route, { ...asked, action: 'mark_units', input: { search: words }, signal }),
    enabled: enabled && kind === 'units',
    placeholderData: keepPreviousData,
  });
  const designs = useQuery({
    queryKey: [customer.route, 'getOne', 'mark_designs', customerId],
    queryFn: ({ signal }) =>
      act<{ results: SourceDesign[] }>(customer.route, { ...asked, action: 'mark_designs', signal }),
    enabled,
  });
  return {
    company: enabled ? company : undefined,
    units,
    isStale: isStale(units),
    filterOptions: onlyHits(units.data?.results),
    search: setTyped,
    designs: designs.data?.results ?? [],
    design: designs.data?.results.find(({ id }) => id === groupId) ?? null,
    /** Null while it is not known. */
    marcCount:
      kind === 'blank' ? countOf(count) : (unit?.unit_count ?? (enabled ? units.data?.unit_count : null) ?? null),
  };
}

function countOf(count: string): number | null {
  const number = Number(count);
  return count.trim() !== '' && Number.isInteger(number) ? number : null;
}
