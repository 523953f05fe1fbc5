import { feedback, supportTicket } from '../../generated/resources.ts';
import { paths } from '../../entities/guard.ts';
import { useUnreadCount } from '../../features/feedback/live/use-unread-count.ts';
import { useTicketCount } from '../../features/support/tickets/use-ticket-count.ts';
import { HELP_PATH, type MenuEntry } from './menu-entry.ts';

/** What waits behind the entries of a menu, by their paths, of a group all in it; an entry that is not there counts nothing. */
export function useMenuCounts(entries: readonly MenuEntry[]): ReadonlyMap<string, number> {
  const shown = new Set(entries.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]));
  const feedbackPath = `/${feedback.route}`;
  const supportPath = `/${supportTicket.route}`;
  const hasFeedback = shown.has(feedbackPath);
  const hasSupport = shown.has(supportPath);
  const unread = useUnreadCount(hasFeedback);
  const tickets = useTicketCount(hasSupport);
  return new Map([
    ...(hasFeedback ? [[feedbackPath, unread] as const] : []),
    ...(hasSupport ? [supportPath, paths.supportNews, HELP_PATH].map((path) => [path, tickets] as const) : []),
  ]);
}
