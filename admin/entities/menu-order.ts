/** Where entities stand in menus; pages of the route table name the group that they stand in. */
import { type MenuGroup, menuOrder } from './parts.ts';

export { type MenuGroup, menuOrder } from './parts.ts';

export type MenuGroupName = Exclude<(typeof menuOrder)[number], string>['name'];

const places: readonly (string | MenuGroup)[] = menuOrder;
const order: readonly string[] = places.flatMap((place): readonly string[] =>
  typeof place === 'string' ? [place] : place.entities,
);

/** Entities as menus and the dashboard line them up. */
export function inMenuOrder<Entity extends { id: string }>(entities: readonly Entity[]): Entity[] {
  const rank = ({ id }: Entity) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entities.toSorted((one, other) => rank(one) - rank(other));
}
