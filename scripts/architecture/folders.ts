/** Folders and what they import of each other. */
import type { Import } from './imports.ts';

/** A folder to those that its files import. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** @param folderOf the folder that a file counts to; undefined for one that is left out */
export function graphOf(imports: readonly Import[], folderOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [folderOf(from), folderOf(to)];
    if (one === undefined || other === undefined) continue;
    const found = graph.get(one) ?? new Set<string>();
    graph.set(one, found);
    if (!graph.has(other)) graph.set(other, new Set());
    if (one !== other) found.add(other);
  }
  return graph;
}

/** A way that comes back to where it began; undefined where there is none. */
export function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const walk = (folder: string, way: string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of graph.get(folder) ?? []) {
      const circle = walk(next, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const circle = walk(folder, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Without the arrows that others imply: a way of several steps tells the same. */
export function withoutShortcuts(graph: Graph): Graph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([folder, others]) => [
      folder,
      new Set([...others].filter((other) => ![...others].some((way) => way !== other && reaches(way, other)))),
    ]),
  );
}

/** A flowchart for Mermaid, those that import above what they import. */
export function toMermaid(graph: Graph): string {
  const idOf = (folder: string): string => folder.replaceAll(/\W/g, '_');
  const folders = [...graph.keys()].toSorted();
  return [
    '```mermaid',
    'flowchart TD',
    ...folders.map((folder) => `  ${idOf(folder)}["${folder}"]`),
    ...folders.flatMap((folder) =>
      [...(graph.get(folder) ?? [])].toSorted().map((other) => `  ${idOf(folder)} --> ${idOf(other)}`),
    ),
    '```',
  ].join('\n');
}
