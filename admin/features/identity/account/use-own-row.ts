import { type RaRecord, useDataProvider, useGetOne } from 'react-admin';
import { FORM_QUERY } from '../../../ui/form/form-query.ts';
import { useRowConflict } from '../../../ui/mutations/row-conflict.tsx';
import { useSaveForm } from '../../../ui/mutations/use-save-form.ts';
import { useSession } from '../../../providers/use-session.tsx';

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
  const { conflict, settle, take } = useRowConflict();
  const saving = useSaveForm(saved, take);
  const { client } = useSession();
  const { data, error, refetch } = useGetOne<Row>(resource, { id }, FORM_QUERY);

  /** Answers what is wrong at which field. */
  async function save(values: Record<string, unknown>): Promise<object | undefined> {
    if (data === undefined) return undefined;
    const changes = Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
    const { revision } = values;
    return saving(async () => {
      await provider.update(resource, { id: data.id, data: { ...data, ...changes, revision }, previousData: data });
      // The bar above shows names.
      await client.refreshUserData();
    });
  }
  return { record: data, error, retry: () => void refetch(), save, conflict, settle };
}
