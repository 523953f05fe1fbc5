/** What an entity shows as one: composites (`x-admin.composites`), and fields that stand for themselves. */
import type { EntityResource } from './resource.ts';

type Composed = Pick<EntityResource, 'composites'>;

/** Of a composite its fields; a field itself. */
export const fieldsBehind = ({ composites = {} }: Composed, name: string): readonly string[] =>
  composites[name] ?? [name];

/** Without the fields that one of them stands for. */
export function composed<Piece>(
  { composites = {} }: Composed,
  pieces: Readonly<Record<string, Piece>>,
): Record<string, Piece> {
  const covered = new Set(Object.keys(composites).flatMap((name) => (name in pieces ? composites[name] : [])));
  return Object.fromEntries(Object.entries(pieces).filter(([name]) => !covered.has(name)));
}
