/** Rows of a tree (`x-tree`): how each is called, and where in the tree it is. */
import { type RaRecord, useGetManyAggregate, useLocale, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { entityOf } from '../../entities/site.ts';
import { nameRow } from '../../entities/use-record-label.ts';
import { labelFieldsOf } from '../../entities/record-labels.ts';

type Tree = NonNullable<EntityResource['tree']>;

/** What of a row has to be read to name it and to find what is above it. */
export function treeFieldsOf(resource: string): string[] {
  const tree = entityOf(resource)?.tree;
  return [...labelFieldsOf(resource), ...(tree === undefined ? [] : [tree.path ?? tree.parent])];
}

/** Names a row without its id, which a way of several rows would repeat. */
export function useTreeName(resource: string): (row: RaRecord) => string {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const entity = entityOf(resource);
  return (row) => {
    if (entity === undefined) return `#${row.id}`;
    return nameRow({ ...entity, label: entity.label.replace(/\s*#?\{id\}/, '') || entity.label }, row, {
      locale,
      translate,
    });
  };
}

/** The ids above a row as far as they are known, from the top down; the first may have others above it. */
function idsAbove(row: RaRecord, tree: Tree, known: ReadonlyMap<number, RaRecord>): number[] {
  if (tree.path !== undefined)
    return String(row[tree.path] ?? '')
      .split('/')
      .filter(Boolean)
      .map(Number)
      .filter((id) => id !== row.id);
  const ids: number[] = [];
  for (let at: RaRecord | undefined = row; at !== undefined;) {
    const parent: unknown = at[tree.parent];
    if (typeof parent !== 'number' || ids.includes(parent)) break;
    ids.unshift(parent);
    at = known.get(parent);
  }
  return ids;
}

/**
 * Tells the names of the rows above each row, from the top down, as far as the reader may see them: `Acme › North
 * region`. Empty for a row at the top. A tree that keeps paths is read by one call; of another one, five levels are.
 */
export function useTreePaths(resource: string, rows: readonly RaRecord[]): (row: RaRecord) => string {
  const tree = entityOf(resource)?.tree ?? { parent: '' };
  const nameOf = useTreeName(resource);
  const first = useAbove(resource, tree, rows);
  const second = useAbove(resource, tree, first);
  const third = useAbove(resource, tree, second);
  const fourth = useAbove(resource, tree, third);
  const known = byId(useAbove(resource, tree, fourth));
  return (row) =>
    idsAbove(row, tree, known)
      .flatMap((id) => {
        const above = known.get(id);
        return above === undefined ? [] : [nameOf(above)];
      })
      .join(' › ');
}

/** The rows, and those above them that one more call finds; a row that the reader may not see is not among them. */
function useAbove(resource: string, tree: Tree, rows: readonly RaRecord[]): readonly RaRecord[] {
  const known = byId(rows);
  const missing = [...new Set(rows.flatMap((row) => idsAbove(row, tree, known)))].filter((id) => !known.has(id));
  const { data = [] } = useGetManyAggregate<RaRecord>(
    resource,
    { ids: missing, meta: { fields: treeFieldsOf(resource) } },
    { enabled: missing.length > 0 },
  );
  const found = (data as (RaRecord | undefined)[]).filter((row) => row !== undefined);
  return missing.length === 0 ? rows : [...rows, ...found];
}

const byId = (rows: readonly RaRecord[]): Map<number, RaRecord> => new Map(rows.map((row) => [Number(row.id), row]));
