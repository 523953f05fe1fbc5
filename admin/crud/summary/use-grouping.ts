import { useStore } from 'react-admin';
import { shownTo } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { useScreen } from '../screen-context.tsx';

/** By which field the list is grouped, kept in this browser, and by which it may be. */
export function useGrouping() {
  const { entity, fixed } = useScreen();
  const visible = shownTo(entity, useUserData());
  const [chosen, choose] = useStore<string | null>(`group.${entity.id}`, null);
  const isListed = (name: string) => entity.columns.includes(name) || entity.moreColumns.includes(name);
  const offered = (entity.groups ?? []).filter(
    (name) => !(name in fixed) && (visible === null || !isListed(name) || visible.everywhere.includes(name)),
  );
  return {
    offered,
    /** Undefined: by none. */
    group: offered.find((name) => name === chosen),
    choose: (name: string | undefined) => choose(name ?? null),
  };
}
