import { supportTicket } from '../../../generated/resources.ts';
import { rowsOf, useEvents } from '../../../providers/use-events.ts';

/** Hears of tickets, within the user's rights; of all at once (undefined) where some may have passed unheard. */
export function useTicketEvents(onEvent: (ids: number[] | undefined) => void, isOn = true): void {
  useEvents((event) => {
    const ids = rowsOf(event, supportTicket.id);
    if (ids.length > 0) onEvent(ids);
    if (event.kind === 'resync') onEvent(undefined);
  }, isOn);
}
