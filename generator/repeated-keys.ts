/** Keys that an object of a JSON file has twice: JSON.parse keeps the last one and says nothing of the others. */
import { type Node, parseTree } from 'jsonc-parser';
import { pointer, type Problem } from './problem.ts';

/** @param text valid JSON */
export function repeatedKeys(file: string, text: string): Problem[] {
  const root = parseTree(text);
  return root === undefined
    ? []
    : below(root, []).map((place) => ({
        file,
        pointer: pointer(...place),
        message: `The key '${place.at(-1)}' stands here twice, and only the last one counts.`,
        hint: 'Take one of the two out.',
      }));
}

type Place = (string | number)[];

function below(node: Node, place: Place): Place[] {
  const children = node.children ?? [];
  if (node.type === 'array') return children.flatMap((child, index) => below(child, [...place, index]));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return children.flatMap(({ children: [key, value] = [] }) => {
    const name = String(key?.value);
    const own = [...place, name];
    const repeated = seen.has(name) ? [own] : [];
    seen.add(name);
    return [...repeated, ...(value === undefined ? [] : below(value, own))];
  });
}
