import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { EntityId } from '../../../generated/types.ts';
import { useTreePaths } from '../../../fields/tree/tree-rows.ts';
import type { FoundRow } from './sources.ts';

interface Hint {
  /** What of the row is read for it. */
  fields: readonly string[];
  of: (row: FoundRow) => ReactNode;
}

const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is said of a row beside its name, where that alone may be one of many. */
export const hints: Record<string, Hint> & Partial<Record<EntityId, Hint>> = {
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
