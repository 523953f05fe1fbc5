/** The files that a worker makes for the user: how far they are, fetched and deleted alike, whatever is in them. */
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import { type FilesProvider, saveFile } from '../../providers/files.ts';
import { useServerMutation } from '../mutations/use-server-mutation.ts';

/** What the exports of every kind have. */
export interface ExportRow {
  id: number;
  state: 'queued' | 'running' | 'done' | 'failed';
  row_count: number | null;
  rows_done: number;
  byte_size: number | null;
  created_at: string;
  expires_at: string;
  failure: string | null;
}

export const isUnderWay = ({ state }: ExportRow): boolean => state === 'queued' || state === 'running';

const SHOWN = 5;
/** Between two looks at how far an export is. */
const LOOK_MS = 1_500;

/** The user's exports, looked at again while one is under way; they outlive a reload, since the server keeps them. */
export function useExports<Row extends ExportRow>(route: string) {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useGetList<Row>(
    route,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'created_at', order: 'DESC' } },
    { refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? LOOK_MS : false) },
  );
  return {
    exports: data ?? [],
    isPending,
    error,
    refetch,
    hasOneUnderWay: data?.some(isUnderWay) ?? false,
    refresh: () => client.invalidateQueries({ queryKey: [route] }),
  };
}

/** Fetches the file of an export, and deletes one. */
export function useExportFile(route: string, refresh: () => Promise<void>) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const notify = useNotify();
  const translate = useTranslate();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  return {
    isPending,
    save: ({ id }: ExportRow) =>
      mutate(async () => saveFile(await provider.getFile(route, { id, part: 'file/', isLong: true }))),
    remove: (row: ExportRow) =>
      mutate(async () => {
        await provider.delete(route, { id: row.id });
        notify(translate(isUnderWay(row) ? 'app.exports.stopped' : 'app.exports.deleted'));
        await refresh();
      }),
  };
}
