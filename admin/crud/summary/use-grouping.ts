import { useStore } from 'react-admin';
import { mayFindBy } from '../../entities/access.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { useScreen } from '../screen-context.tsx';

/** By which field the list is grouped, kept in this browser, and by which it may be. */
export function useGrouping() {
  const { entity, fixed } = useScreen();
  const user = useUserData();
  const [chosen, choose] = useStore<string | null>(`group.${entity.id}`, null);
  const offered = (entity.groups ?? []).filter((name) => !(name in fixed) && mayFindBy(entity, name, user));
  return {
    offered,
    /** Undefined: by none. */
    group: offered.find((name) => name === chosen),
    choose: (name: string | undefined) => choose(name ?? null),
  };
}
