import { useQueryClient } from '@tanstack/react-query';
import { supportComment, supportCommentMedia, supportTicket } from '../../../generated/resources.ts';
import { useTicketEvents } from './use-ticket-events.ts';

/** Has what is shown of tickets read anew as something happens to them: to any, or to one. */
export function useLiveTickets(id?: number): void {
  const client = useQueryClient();
  useTicketEvents((ids) => {
    if (id !== undefined && ids !== undefined && !ids.includes(id)) return;
    const shown = id === undefined ? [supportTicket] : [supportTicket, supportComment, supportCommentMedia];
    for (const { route } of shown)
      void client.invalidateQueries({
        queryKey: [route],
        // Files never change: only the list of them is read anew.
        predicate: ({ queryKey }) => queryKey[1] !== 'file',
      });
  });
}
