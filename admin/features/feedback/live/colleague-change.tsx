import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { feedback, feedbackComment, feedbackMessage } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { idsOf } from '../../../providers/use-events.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

interface History {
  results: { actor: string; field: string; user: { id: number } | null }[];
}

/** What is read of an open feedback, beside itself. */
const PARTS = [feedback.route, feedbackMessage.route, feedbackComment.route];

/**
 * In the detail: shows what is open as it is now, and says who has changed it: a colleague, or the visitor, by a message.
 */
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
    await Promise.all(PARTS.map((route) => client.invalidateQueries({ queryKey: [route] })));
    if (last?.actor === 'user') notify('app.feedback_live.changed', { type: 'info' });
    if (last?.field === 'message') notify('app.feedback_live.message', { type: 'info' });
  }

  useFeedbackEvents(({ kind, data }) => {
    const isMeant = kind === 'resync' || ((kind === 'changed' || kind === 'erased') && idsOf(data).includes(id));
    if (isMeant) void renew().catch(() => undefined);
  });
  return null;
}
