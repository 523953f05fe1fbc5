/** Rows bring along those that they are named by: a unit's links are called after the unit. */
import type { DataProvider, RaRecord } from 'ra-core';
import { isObject } from './user-data.ts';

/** Of a row, beside its fields: field to the row that it refers to. */
const REFERRED = '@referred';

/** Field of a resource's label to the resource that it refers to, and what of its rows has to be read to name them. */
export type Referred = Readonly<Record<string, { resource: string; fields: readonly string[] }>>;

/** The row that a field of another one's label refers to; undefined where the reader may not see it. */
export function referredBy(row: RaRecord, field: string): RaRecord | undefined {
  const rows: unknown = row[REFERRED];
  const found = isObject(rows) ? rows[field] : undefined;
  return isObject(found) ? (found as RaRecord) : undefined;
}

const READS = ['getList', 'getMany', 'getManyReference', 'getOne'] as const;
const WRITES = ['create', 'update'] as const;

type Answer = { data: RaRecord | RaRecord[] };
type Call = (resource: string, parameters: { signal?: AbortSignal }) => Promise<Answer>;

/**
 * Reads such rows after those that are named by them, together and each once.
 * @param referredOf what the labels of a resource's rows refer to, as far as the reader may read it
 */
export function withReferredRows<Provider extends DataProvider>(
  provider: Provider,
  referredOf: (resource: string) => Referred,
): Provider {
  const bringing =
    (call: Call): Call =>
    async (resource, parameters) => {
      const answer = await call(resource, parameters);
      const referred = Object.entries(referredOf(resource));
      if (referred.length === 0) return answer;
      const rows = [answer.data].flat();
      const found = await Promise.all(
        referred.map(async ([field, { resource: other, fields }]) => {
          const ids = [...new Set(rows.flatMap((row) => (typeof row[field] === 'number' ? [row[field]] : [])))];
          const { data } = ids.length === 0 ? { data: [] } : await provider.getMany(other, { ids, meta: { fields } });
          return [field, new Map(data.map((row) => [row.id, row]))] as const;
        }),
      );
      const whole = (row: RaRecord): RaRecord => ({
        ...row,
        [REFERRED]: Object.fromEntries(
          found.map(([field, others]) => [field, others.get(row[field] as RaRecord['id'])]),
        ),
      });
      return { ...answer, data: Array.isArray(answer.data) ? answer.data.map(whole) : whole(answer.data) };
    };
  const calls = [...READS, ...WRITES].map((name) => [name, bringing(provider[name] as Call)]);
  return { ...provider, ...Object.fromEntries(calls) } as Provider;
}
