/** Whose rows the quick search finds: every entity with a search and a page for its rows. */
import type { EntityResource } from '../../../entities/resource.ts';
import { rowPath } from '../../../entities/use-access.ts';
import { exposedEntities } from '../../../entities/site.ts';
import { labelFieldsOf } from '../../../entities/record-labels.ts';
import { inMenuOrder } from '../../../entities/menu-order.ts';
import type { Source } from '../../product-parts.ts';
import { product } from '../../product.tsx';

export type { FoundRow, Source } from '../../product-parts.ts';

const screenOf = (entity: EntityResource): Source => ({
  entity,
  fields: labelFieldsOf(entity.route),
  pageOf: ({ id }) => rowPath(entity.route, id),
  list: `/${entity.route}`,
});

/** In the order of the menu. */
export const sources: readonly Source[] = [
  ...inMenuOrder(exposedEntities.filter(({ searchable, views }) => searchable && views.includes('show'))).map(screenOf),
  ...product.search.others,
];
