/** Which of the generated resources have screens of their own. */
import { resources } from '../generated/resources.ts';
import type { EntityId } from '../generated/types.ts';
import type { EntityResource } from './resource.ts';

const entities: EntityResource[] = Object.values(resources);
const byId = new Map(entities.map((entity) => [entity.id, entity]));
const byRoute = new Map(entities.map((entity) => [entity.route, entity]));

/** Entities with a screen at `/<route>`. */
export const exposedEntities: EntityResource[] = entities.filter(({ menu }) => menu !== 'none');
const exposedRoutes = new Set(exposedEntities.map((entity) => entity.route));

/** The entity that a schema calls so; undefined where the project has none. */
export const entityById = (id: string): EntityResource | undefined => byId.get(id);

/** The resource of an entity that some projects have; of one that is not there nobody may do anything. */
export const routeOf = (id: EntityId): string => byId.get(id)?.route ?? id;

/** The entity behind a react-admin resource. */
export function entityOf(resource: string): EntityResource | undefined {
  return byRoute.get(resource);
}

export function isExposed(resource: string): boolean {
  return exposedRoutes.has(resource);
}

/** The API path of a resource; resources that no schema knows are called as they are. */
export function pathOf(resource: string): string {
  return byRoute.get(resource)?.path ?? resource;
}
