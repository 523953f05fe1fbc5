import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetList, useListContext, useNotify, useTranslate } from 'react-admin';
import { feedback, feedbackExport } from '../../../generated/resources.ts';
import { useSayFault } from '../../../kit/use-say-fault.ts';
import { useTask } from '../../../kit/use-task.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';
import { useAct } from '../../../providers/use-act.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Names that are the same in every language. */
export const formatNames: Record<ExportFormat, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

export interface ExportRow {
  id: number;
  format: ExportFormat;
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
export function useExports() {
  const client = useQueryClient();
  const { data, isPending, error, refetch } = useGetList<ExportRow>(
    feedbackExport.route,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'created_at', order: 'DESC' } },
    { refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? LOOK_MS : false) },
  );
  return {
    exports: data ?? [],
    isPending,
    error,
    refetch,
    hasOneUnderWay: data?.some(isUnderWay) ?? false,
    refresh: () => client.invalidateQueries({ queryKey: [feedbackExport.route] }),
  };
}

/** Asks for a file of what the list around it shows, in its order. */
export function useAskForExport(refresh: () => Promise<void>) {
  const act = useAct();
  const task = useTask();
  const { filterValues, filter, sort } = useListContext();
  const ask = (format: ExportFormat): Promise<void> =>
    task.run(async () => {
      const input = {
        format,
        filter: { ...(filterValues as object), ...(filter as object | undefined) },
        sort: [sort.field, sort.order],
      };
      await act(feedback.route, { action: 'export', input });
      await refresh();
    });
  return { ask, ...task };
}

/** Fetches the file of an export, and deletes one. */
export function useExportFile(refresh: () => Promise<void>) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const sayFault = useSayFault();
  const notify = useNotify();
  const translate = useTranslate();
  const { run, isRunning } = useTask();
  const tried = (task: () => Promise<void>) => run(() => task().catch(sayFault));
  return {
    isRunning,
    save: ({ id }: ExportRow) =>
      tried(async () => saveFile(await provider.getFile(feedbackExport.route, { id, part: 'file/', isLong: true }))),
    remove: (row: ExportRow) =>
      tried(async () => {
        await provider.delete(feedbackExport.route, { id: row.id });
        notify(translate(isUnderWay(row) ? 'app.feedback_export.stopped' : 'app.feedback_export.deleted'));
        await refresh();
      }),
  };
}
