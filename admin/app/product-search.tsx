import type { EntityId } from '../generated/types.ts';
import { node, nodeQrCode, survey } from '../generated/resources.ts';
import { labelFieldsOf } from '../entities/record-labels.ts';
import { rowPath } from '../entities/use-access.ts';
import type { RaRecord } from 'react-admin';
import { useTreePaths } from '../fields/tree/tree-rows.ts';
import { designerPath } from '../features/surveys/designer/designer-path.ts';
import type { Hint, Product, Source } from './product-parts.ts';

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

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is said of a row beside its name, where that alone may be one of many. */
const hints: Record<string, Hint> & Partial<Record<EntityId, Hint>> = {
  customer_user: { fields: ['email'], of: ({ email }) => word(email) },
  feedback: { fields: ['comment'], of: ({ comment }) => word(comment) },
  node: {
    fields: ['name', 'path'],
    of: ({ id, name, path }) => <UnitPlace unit={{ id, name: word(name), path: word(path) }} />,
  },
};

function UnitPlace({ unit }: { unit: RaRecord }) {
  return useTreePaths(node.route, [unit])(unit);
}

/** What the quick search finds besides the rows of generated screens, and what it says beside them. */
export const search: Product['search'] = { others, hints };
