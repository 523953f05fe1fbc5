import type { Grant } from '../shared/contract/model.ts';
import type { RawEntity } from './raw.ts';

/** `"detail": "list"` to the grants of list; undefined when the chain of aliases ends nowhere or in itself. */
export function resolveGrants(access: RawEntity['x-access'], key: string): Grant[] | undefined {
  const seen = new Set<string>();
  let current: string = key;
  while (!seen.has(current)) {
    seen.add(current);
    const entry = access[current];
    if (typeof entry !== 'string') return entry;
    current = entry;
  }
  return undefined;
}
