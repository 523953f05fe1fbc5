import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetList } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { createPacer, type Pacer } from '../../../ui/time/pacer.ts';
import { COUNTED } from '../counted.ts';
import { useFeedbackEvents } from './use-feedback-events.ts';

const PACE = { settleMs: 500, apartMs: 5_000 };

/**
 * How much of what the user may read nobody has read yet, kept up to date: counted anew as feedback comes and changes,
 * and with everything of feedback after a change of his own. 0 where it is not asked for.
 */
export function useUnreadCount(isOn: boolean): number {
  const { total = 0, refetch } = useGetList(
    feedback.route,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { read_at: [null], ...COUNTED },
      meta: { fields: ['read_at'] },
    },
    { enabled: isOn, placeholderData: (previous) => previous },
  );
  const pacer = useRef<Pacer>(undefined);
  const recount = useEffectEvent(() => void refetch());
  useEffect(() => {
    const made = createPacer(() => recount(), PACE);
    pacer.current = made;
    return () => made.stop();
  }, []);
  useFeedbackEvents(({ kind }) => {
    if (kind !== 'ready') pacer.current?.ask();
  }, isOn);
  return isOn ? total : 0;
}
