import { useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import type { ExportRow } from '../../../ui/exports/use-exports.ts';
import { useTask } from '../../../ui/use-task.ts';
import { useAct } from '../../../providers/use-act.ts';

export const exportFormats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Names that are the same in every language. */
export const formatNames: Record<ExportFormat, string> = { xlsx: 'Excel (XLSX)', csv: 'CSV' };

export interface FeedbackExportRow extends ExportRow {
  format: ExportFormat;
}

/** Asks for a file of what the list around it shows, in its order. */
export function useAskForExport(refresh: () => Promise<void>) {
  const act = useAct();
  const task = useTask();
  const { filterValues, filter, sort } = useListContext();
  const ask = (format: ExportFormat): Promise<void | undefined> =>
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
