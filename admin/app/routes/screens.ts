/** Which ability opens which address: pages of the table, and the screens of entities. */
import type { Screen } from '../../entities/guard.ts';
import { exposedEntities } from '../../entities/site.ts';
import { product } from '../product.tsx';

export const screens: readonly Screen[] = [
  ...product.pages,
  ...exposedEntities.map(({ route, ability }) => ({ path: `/${route}`, access: ability, hasMore: true as const })),
];
