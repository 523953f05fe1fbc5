import type { EventHandler } from '../../../providers/event-source.ts';
import { ROWS_EVENT, useEvents } from '../../../providers/use-events.ts';

/** Hears of feedback as it comes, changes or is erased, within the user's rights. */
export function useFeedbackEvents(onEvent: EventHandler, isOn = true): void {
  useEvents((event) => {
    if (event.kind !== ROWS_EVENT) onEvent(event);
  }, isOn);
}
