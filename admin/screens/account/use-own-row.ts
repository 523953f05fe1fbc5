import { type RaRecord, useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { useSayFault } from '../../kit/use-say-fault.ts';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { useSession } from '../../providers/use-session.tsx';

interface OwnRow {
  /** A react-admin resource. */
  resource: string;
  id: number;
  /** What of the row is changed here. */
  fields: readonly string[];
  /** Key of the toast. */
  saved: string;
}

/** A row that is the user's own, or his company's, and how it is saved. */
export function useOwnRow<Row extends RaRecord>({ resource, id, fields, saved }: OwnRow) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const sayFault = useSayFault();
  const { client } = useSession();
  const { data, error, refetch } = useGetOne<Row>(resource, { id });

  /** Answers what is wrong at which field. */
  async function save(values: Record<string, unknown>): Promise<object | undefined> {
    if (data === undefined) return undefined;
    const changes = Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
    try {
      await provider.update(resource, { id: data.id, data: { ...data, ...changes }, previousData: data });
      notify(saved, { type: 'success' });
      // The bar above shows names.
      await client.refreshUserData();
      refresh();
      return undefined;
    } catch (refusal) {
      const faults = fieldErrorsOf(refusal);
      if (Object.keys(faults).length === 0) sayFault(refusal);
      return faults;
    }
  }
  return { record: data, error, retry: () => void refetch(), save };
}
