import type { Hear } from '../../../providers/event-source.ts';
import { useEvents } from '../../../providers/use-events.ts';
import { TICKET_EVENT } from '../../support/tickets/use-ticket-events.ts';

/** Hears of feedback as it comes, changes or is erased, within the user's rights. */
export function useFeedbackEvents(hear: Hear, isOn = true): void {
  useEvents((event) => {
    if (event.kind !== TICKET_EVENT) hear(event);
  }, isOn);
}
