/** The search text of a list as SQL. */
import { foldedColumn } from '../../shared/text/fold-sql.ts';
import { type Match, matching, numberIn } from './search/matching.ts';
import type { Caller } from './caller.ts';
import { comparedOf, isReadable, type Readable } from './plan.ts';
import type { Target } from './target.ts';

/** @param readable fields that the caller sees in every row; others are not looked into */
export function planSearch(target: Target, readable: Readable, search: string, caller: Caller): Match {
  const { parameters } = caller;
  const { entity, searching } = target;
  const texts = entity.list.search
    .filter((name) => isReadable(readable, name))
    .map((name) => foldedSql(target, name, caller));
  const id = numberIn(search);
  const named = [
    ...(id === null ? [] : [`t.id = ${parameters.add(id)}`]),
    ...(searching?.alsoFinds?.(search, caller) ?? []),
  ];
  return matching({ typed: searching?.read?.(search) ?? search, texts, named }, parameters);
}

/** A stored text has its column, kept by the database; what is computed is folded as it is looked at. */
function foldedSql(target: Target, name: string, caller: Caller): string {
  const isStored = target.entity.fields[name]?.folded;
  const text = isStored ? `t.${foldedColumn(name)}` : `fold(${comparedOf(target, name, caller)}::text)`;
  return `${text} collate "C"`;
}
