/** Whose rows the quick search finds: every entity with a search and a page for its rows. */
import { node, nodeQrCode, survey } from '../../../generated/resources.ts';
import type { EntityResource } from '../../../entities/resource.ts';
import { rowPath } from '../../../entities/use-access.ts';
import { designerPath } from '../../../features/surveys/designer/designer-path.ts';
import { exposedEntities } from '../../../entities/site.ts';
import { labelFieldsOf } from '../../../entities/record-labels.ts';
import { inMenuOrder } from '../../../entities/menu-order.ts';

/** A row as its list answers it, with the fields that are asked for. */
export interface FoundRow {
  id: number;
  [field: string]: unknown;
}

export interface Source {
  entity: EntityResource;
  /** What of a row is read for its name and its page. */
  fields: readonly string[];
  /** The page where the row is dealt with; null for a row without one. */
  pageOf: (row: FoundRow) => string | null;
  /** The screen that lists what was found; null where there is none. */
  list: string | null;
}

const screenOf = (entity: EntityResource): Source => ({
  entity,
  fields: labelFieldsOf(entity.route),
  pageOf: ({ id }) => rowPath(entity.route, id),
  list: `/${entity.route}`,
});

/** Rows without a generated screen. */
const others: Source[] = [
  { entity: survey, fields: labelFieldsOf(survey.route), pageOf: ({ id }) => designerPath(id), list: null },
  {
    // It is what is printed on a code; who types it wants the unit.
    entity: nodeQrCode,
    fields: [...labelFieldsOf(nodeQrCode.route), 'node_id' satisfies (typeof nodeQrCode.columns)[number]],
    pageOf: ({ node_id: unit }) => (typeof unit === 'number' ? rowPath(node.route, unit) : null),
    list: null,
  },
];

/** In the order of the menu. */
export const sources: readonly Source[] = [
  ...inMenuOrder(exposedEntities.filter(({ searchable, views }) => searchable && views.includes('show'))).map(screenOf),
  ...others,
];
