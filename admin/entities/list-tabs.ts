/** Lists that are tabs of one entry of the menu (`x-admin.tab_of`). */
import { resources } from '../generated/resources.ts';
import { listPages } from './parts.ts';
import type { EntityResource } from './resource.ts';

const entities = Object.values<EntityResource>(resources);

export interface ListTab {
  entity: EntityResource;
  /** Address of its list. */
  path: string;
}

/** Beside which list the entity's is a tab; undefined where it is none. */
export function leaderOf({ tabOf }: EntityResource): ListTab | undefined {
  const entity = tabOf === undefined ? undefined : entities.find(({ id }) => id === tabOf);
  return entity && tabOfList(entity);
}

/** The lists that stand beside an entity's, itself among them: the leading one first. Empty where it stands alone. */
export function listTabsOf(entity: EntityResource): ListTab[] {
  const leader = leaderOf(entity) ?? tabOfList(entity);
  const others = entities.filter(({ tabOf }) => tabOf === leader.entity.id);
  return others.length === 0 ? [] : [leader, ...others.map(tabOfList)];
}

function tabOfList(entity: EntityResource): ListTab {
  const page = Object.entries(listPages).find(([id]) => id === entity.id)?.[1];
  return { entity, path: page ?? `/${entity.route}` };
}
