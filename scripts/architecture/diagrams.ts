/** The diagrams of docs/architecture.md, drawn from the imports of the sources. */
import { circleIn, type Graph, graphOf, toMermaid, withoutShortcuts } from './folders.ts';
import { type Import, importsIn } from './imports.ts';

/** What stands on nothing of the server but each other. */
const GROUND = /^server\/(?:[^/]+\.ts$|i18n\/|generated\/)/;

/** The folder of the first level; what all layers stand on is one. */
export function layerOf(file: string): string | undefined {
  if (file.startsWith('shared/')) return 'shared';
  if (GROUND.test(file)) return 'server (errors, log, i18n, generated)';
  const [top, folder] = file.split('/');
  return top === 'server' && folder !== undefined && !['seed', 'migrations'].includes(folder)
    ? `server/${folder}`
    : undefined;
}

export const moduleOf = (file: string): string | undefined => /^server\/(modules\/\w+)\//.exec(file)?.[1];

/** The folder of the back office; what is generated and draws nothing is of the entities that it tells of. */
export function backOfficeLayerOf(file: string): string | undefined {
  if (file.startsWith('admin/generated/views/')) return 'admin/generated/views';
  const [top, folder, inside] = file.split('/');
  if (top !== 'admin' || folder === undefined || inside === undefined) return undefined;
  return ['entities', 'generated'].includes(folder) ? 'admin/entities (generated)' : `admin/${folder}`;
}

export const featureOf = (file: string): string | undefined => /^admin\/(features\/\w+)\//.exec(file)?.[1];

export interface Diagram {
  name: string;
  graph: Graph;
}

/** Of the server and the back office as they are. */
export function diagramsOf(project: string): Diagram[] {
  const imports: Import[] = importsIn(project, ['server', 'shared', 'admin']);
  return [
    { name: 'layers', graph: graphOf(imports, layerOf) },
    { name: 'modules', graph: graphOf(imports, moduleOf) },
    { name: 'back office', graph: graphOf(imports, backOfficeLayerOf) },
    { name: 'features', graph: graphOf(imports, featureOf) },
  ];
}

const markOf = (name: string, end: 'begin' | 'end'): string => `<!-- diagram ${name}: ${end} -->`;

/** The document with the diagrams as they are now; throws where it has no place for one. */
export function withDiagrams(document: string, diagrams: readonly Diagram[]): string {
  return diagrams.reduce((text, { name, graph }) => {
    const [begin, end] = [markOf(name, 'begin'), markOf(name, 'end')];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`The document has no place for "${name}".`);
    // Without a circle each arrow that others imply can be left out.
    const drawn = circleIn(graph) ? graph : withoutShortcuts(graph);
    return `${before}${begin}\n\n${toMermaid(drawn)}\n\n${end}${after}`;
  }, document);
}
