import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { idsOf } from '../../../providers/use-events.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

interface Row {
  id: number;
  revision?: number;
}

interface ListAnswer {
  data: Row[];
}

/** Also what a colleague has read is read. */
const SHOWN = new Set(['changed', 'erased', 'read']);

/** Changes of colleagues show in the rows that are seen, in their places; nothing comes or goes under the hand. */
export function useLiveRows(): void {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { data = [] } = useListContext<Row>();

  async function renew(ids: number[]): Promise<void> {
    const { data: rows } = await provider.getMany<Row>(feedback.route, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const renewed = (row: Row): Row => ({ ...row, ...byId.get(row.id) });
    client.setQueriesData<ListAnswer>({ queryKey: [feedback.route, 'getList'] }, (answer) =>
      answer === undefined ? undefined : { ...answer, data: answer.data.map(renewed) },
    );
  }

  useFeedbackEvents(({ kind, data: told }) => {
    if (!SHOWN.has(kind)) return;
    const seen = new Set(data.map(({ id }) => id));
    const ids = idsOf(told).filter((id) => seen.has(id));
    // What can't be read now is read with the next page.
    if (ids.length > 0) void renew(ids).catch(() => undefined);
  });
}
