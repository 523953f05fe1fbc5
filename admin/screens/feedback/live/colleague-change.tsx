import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { idsOf, useFeedbackEvents } from './use-feedback-events.ts';

interface Row {
  id: number;
  revision?: number;
}

/** In the detail: says that a colleague has changed what is open, and shows it as it is now. */
export function ColleagueChange({ id }: { id: number }) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();

  async function renew(): Promise<void> {
    const shown = client
      .getQueriesData<Row>({ queryKey: [feedback.route, 'getOne'] })
      .find(([, row]) => row?.id === id)?.[1];
    const { data: now } = await provider.getOne<Row>(feedback.route, { id });
    // What the reader changed himself is shown already.
    if (shown === undefined || shown.revision === now.revision) return;
    await client.invalidateQueries({ queryKey: [feedback.route] });
    notify('app.feedback_live.changed', { type: 'info' });
  }

  useFeedbackEvents(({ kind, data }) => {
    if ((kind === 'changed' || kind === 'erased') && idsOf(data).includes(id)) void renew().catch(() => undefined);
  });
  return null;
}
