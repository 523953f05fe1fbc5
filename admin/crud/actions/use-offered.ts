import { type RaRecord, useListContext } from 'react-admin';
import { isOfferedFor, mayAct, type NamedAction } from '../../entities/access.ts';
import type { ActionPlace, EntityResource } from '../../entities/resource.ts';
import { useUserData } from '../../providers/use-session.tsx';

/** The actions of the entity that the user finds at a place. */
export function useOffered(entity: EntityResource, place: ActionPlace): NamedAction[] {
  const user = useUserData();
  return Object.entries(entity.actions ?? {}).flatMap(([name, action]) =>
    action.places.includes(place) && mayAct(entity, name, user) ? [{ name, ...action }] : [],
  );
}

/** Those of the actions that can be done to the row. */
export const offeredFor = (row: RaRecord, actions: readonly NamedAction[]): NamedAction[] =>
  actions.filter((action) => isOfferedFor(row, action));

/** The selected rows that an action can be done to; rows of other pages leave it to the server. */
export function useSelectedFor(action: NamedAction): RaRecord['id'][] {
  const { selectedIds, data = [] } = useListContext<RaRecord>();
  const refusing = new Set(data.filter((row) => !isOfferedFor(row, action)).map(({ id }) => id));
  return selectedIds.filter((id) => !refusing.has(id));
}
