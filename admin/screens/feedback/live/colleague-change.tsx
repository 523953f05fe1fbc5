import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { idsOf } from '../../../providers/use-events.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

interface History {
  results: { actor: string; user: { id: number } | null }[];
}

/** In the detail: says that a colleague has changed what is open, and shows it as it is now. */
export function ColleagueChange({ id }: { id: number }) {
  const act = useAct();
  const client = useQueryClient();
  const notify = useNotify();
  const reader = useUserData();

  async function renew(): Promise<void> {
    const { results } = await act<History>(feedback.route, { action: 'history', id, method: 'GET' });
    const [last] = results;
    // What the reader changed himself is shown already.
    if (last?.actor === 'user' && last.user?.id === reader?.id) return;
    await client.invalidateQueries({ queryKey: [feedback.route] });
    if (last?.actor === 'user') notify('app.feedback_live.changed', { type: 'info' });
  }

  useFeedbackEvents(({ kind, data }) => {
    if ((kind === 'changed' || kind === 'erased') && idsOf(data).includes(id)) void renew().catch(() => undefined);
  });
  return null;
}
