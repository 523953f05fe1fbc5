import { useGetList } from 'react-admin';
import { supportTicket } from '../../../generated/resources.ts';
import { useTicketEvents } from './use-ticket-events.ts';

/**
 * Tickets with news, kept up to date: answers that the user has not read, or, to the platform, messages that wait for
 * one. 0 where it is not asked for.
 */
export function useTicketCount(isOn: boolean): number {
  const { total = 0, refetch } = useGetList(
    supportTicket.route,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'created_at', order: 'DESC' },
      filter: { has_news: true },
      meta: { fields: ['status'] },
    },
    { enabled: isOn, placeholderData: (previous) => previous },
  );
  useTicketEvents(() => void refetch(), isOn);
  return isOn ? total : 0;
}
