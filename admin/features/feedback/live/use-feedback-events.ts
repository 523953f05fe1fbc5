import type { EventHandler } from '../../../providers/event-source.ts';
import { useEvents } from '../../../providers/use-events.ts';
import { TICKET_EVENT } from '../../support/tickets/use-ticket-events.ts';

/** Hears of feedback as it comes, changes or is erased, within the user's rights. */
export function useFeedbackEvents(onEvent: EventHandler, isOn = true): void {
  useEvents((event) => {
    if (event.kind !== TICKET_EVENT) onEvent(event);
  }, isOn);
}
