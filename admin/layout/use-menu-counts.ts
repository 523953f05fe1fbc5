import { feedback } from '../generated/resources.ts';
import { useUnreadCount } from '../screens/feedback/live/use-unread-count.ts';
import type { MenuEntry } from './menu.ts';

/** What waits behind the entries of a menu, by their paths; an entry that is not there counts nothing. */
export function useMenuCounts(entries: readonly MenuEntry[]): ReadonlyMap<string, number> {
  const path = `/${feedback.route}`;
  const isThere = entries.some((entry) => entry.path === path);
  const unread = useUnreadCount(isThere);
  return new Map(isThere ? [[path, unread]] : []);
}
