import { shownTo } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useUserData } from '../../providers/use-session.tsx';
import type { Pieces } from '../filter-bar.tsx';

/** What is summed of the columns that are shown, as far as the reader sees it in every row. */
export function useShownSums(entity: EntityResource, columns: Pieces): string[] {
  const visible = shownTo(entity, useUserData());
  return (entity.sums ?? []).filter((name) => name in columns && (visible?.everywhere.includes(name) ?? true));
}
