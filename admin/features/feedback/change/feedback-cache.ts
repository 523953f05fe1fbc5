/** The rows as they are kept in the browser: written at once where a change is made, and read anew after it. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { feedback, feedbackComment, feedbackMessage } from '../../../generated/resources.ts';
import type { FeedbackRow } from '../feedback-row.ts';

type Partly = Partial<FeedbackRow>;
interface ListAnswer {
  data: FeedbackRow[];
}

/** Keys of what is asked for one feedback by itself; `refresh` reads them anew too. */
export const partKey = (id: number, part: string) => [feedback.route, part, id] as const;

export function useFeedbackCache() {
  const client = useQueryClient();
  return useMemo(() => cacheOf(client), [client]);
}

function cacheOf(client: QueryClient) {
  return {
    /** Shows the rows with other values, wherever they are shown. */
    write(ids: readonly number[], change: (row: FeedbackRow) => Partly): void {
      const changed = (row: FeedbackRow): FeedbackRow => (ids.includes(row.id) ? { ...row, ...change(row) } : row);
      client.setQueriesData<ListAnswer>({ queryKey: [feedback.route, 'getList'] }, (answer) =>
        answer === undefined ? undefined : { ...answer, data: answer.data.map(changed) },
      );
      client.setQueriesData<FeedbackRow>({ queryKey: [feedback.route, 'getOne'] }, (row) =>
        row === undefined ? undefined : changed(row),
      );
    },
    /** Has the list, its counts and what is shown of one feedback read anew. */
    refresh: () => client.invalidateQueries({ queryKey: [feedback.route] }),
    /** The same with what was said about it. */
    async refreshAll(): Promise<void> {
      await Promise.all(
        [feedback, feedbackComment, feedbackMessage].map(({ route }) =>
          client.invalidateQueries({ queryKey: [route] }),
        ),
      );
    },
  };
}
