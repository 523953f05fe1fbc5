import { idsOf, useEvents } from '../../../providers/use-events.ts';

/** The kind of an event that says that a ticket was opened, answered, moved on or read. */
export const TICKET_EVENT = 'ticket';

/** Hears of tickets, within the user's rights; of all at once (undefined) where some may have passed unheard. */
export function useTicketEvents(onEvent: (ids: number[] | undefined) => void, isOn = true): void {
  useEvents(({ kind, data }) => {
    if (kind === TICKET_EVENT) onEvent(idsOf(data));
    if (kind === 'resync') onEvent(undefined);
  }, isOn);
}
