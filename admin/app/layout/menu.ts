/** The entries of the menu: the dashboard, and every screen that the visitor may open. */
import { GUIDES } from '../../entities/guides.ts';
import { iconOf } from '../../entities/icon-of.ts';
import { inMenuOrder, type MenuGroup, menuOrder } from '../../entities/menu-order.ts';
import { leaderOf, listTabsOf } from '../../entities/list-tabs.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { exposedEntities } from '../../entities/site.ts';
import { product } from '../product.tsx';
import { HELP_PATH, type MenuEntry } from './menu-entry.ts';

export { HELP_PATH, type MenuEntry } from './menu-entry.ts';

const { pages } = product;
const inAccountMenu: readonly string[] = product.accountLists.map(({ id }) => id);

type MayOpen = (path: string) => boolean;

/** The menu out of the screens that may be opened. */
export function menuOf(mayOpen: MayOpen): MenuEntry[] {
  const places: readonly (string | MenuGroup)[] = menuOrder;
  const named = new Set(places.flatMap((place) => (typeof place === 'string' ? place : place.entities)));
  const entities = inMenuOrder(exposedEntities).filter(({ id }) => !inAccountMenu.includes(id));
  const entriesOf = (ids: readonly string[]) =>
    entities.filter(({ id }) => ids.includes(id)).flatMap((entity) => entityEntries(entity, mayOpen));
  return [
    ...pagesAt('top', mayOpen),
    ...places.flatMap((place) => {
      if (typeof place === 'string') return entriesOf([place]);
      const { name, entities: ids } = place;
      const guides = `/${name}` === HELP_PATH ? GUIDES.filter(({ of }) => mayOpen(of)).map(guideEntry) : [];
      return grouped(place, [...entriesOf(ids), ...pagesAt(name, mayOpen), ...guides]);
    }),
    ...entriesOf(entities.map(({ id }) => id).filter((id) => !named.has(id))),
  ];
}

const guideEntry = ({ path, label, Icon }: (typeof GUIDES)[number]): MenuEntry => ({ path, label, Icon });

/** Of what stands together only to save room, one alone needs no group. */
function grouped({ name, Icon, keepsOne }: MenuGroup, children: MenuEntry[]): MenuEntry[] {
  if (children.length === 0 || (children.length === 1 && !keepsOne)) return children;
  return [{ path: `/${name}`, label: `app.menu.${name}`, Icon, children }];
}

/** An entity's entry, or that of the page which its list is a part of. */
function entityEntries(entity: EntityResource, mayOpen: MayOpen): MenuEntry[] {
  if (pages.some(({ menu }) => menu?.at === entity.id)) return pagesAt(entity.id, mayOpen);
  const { route } = entity;
  const leader = leaderOf(entity);
  if (!mayOpen(`/${route}`) || (leader !== undefined && mayOpen(leader.path))) return [];
  const tabs = listTabsOf(entity).map(({ path }) => path);
  return [
    {
      path: `/${route}`,
      label: `app.menu.${route}`,
      fallback: `resources.${route}.name`,
      Icon: iconOf(entity),
      ...(tabs.length > 0 && { tabs }),
    },
  ];
}

const pagesAt = (place: string, mayOpen: MayOpen): MenuEntry[] =>
  pages.flatMap(({ path, title = '', menu }) =>
    menu?.at === place && mayOpen(path) && (menu.beside === undefined || mayOpen(menu.beside))
      ? [{ path, label: menu.label ?? title, Icon: menu.Icon }]
      : [],
  );

/** Whether the address is the entry's own or below it. */
export function isCurrent({ path, children = [], tabs = [] }: MenuEntry, pathname: string): boolean {
  if (children.length > 0) return children.some((child) => isCurrent(child, pathname));
  if (path === '/') return pathname === '/';
  return [path, ...tabs].some((own) => pathname === own || pathname.startsWith(`${own}/`));
}
