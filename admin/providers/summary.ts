/** How many rows of a list there are of each value of a field, and sums over them. */
import type { ApiClient } from './api-client.ts';
import { toWire } from './filter-nulls.ts';

export interface SummaryRequest {
  /** Absent: all rows together. */
  group?: string | undefined;
  /** Fields. */
  sums: readonly string[];
  filter: Record<string, unknown>;
}

export interface RowGroup {
  value: string | number | boolean | null;
  count: number;
  /** By field its sums as parts of rows: of an amount one for each currency, beside that. */
  sums: Record<string, Record<string, unknown>[]>;
}

export interface SummaryProvider {
  getSummary: (resource: string, request: SummaryRequest, signal?: AbortSignal) => Promise<RowGroup[]>;
}

/** @param addressOf the address of a resource's list */
export function createSummaryProvider(client: ApiClient, addressOf: (resource: string) => string): SummaryProvider {
  return {
    async getSummary(resource, { group, sums, filter }, signal) {
      const query = new URLSearchParams({
        filter: JSON.stringify(toWire(filter)),
        ...(group !== undefined && { group }),
        ...(sums.length > 0 && { sums: JSON.stringify(sums) }),
      });
      const { json } = await client.call(`${addressOf(resource)}?${query}`, signal ? { signal } : {});
      return json as RowGroup[];
    },
  };
}
