/** Which operation an address is of: a tree of the addresses' segments, so that a request is compared with few of them. */
import { decoded } from '../decoded.ts';
import type { Operation } from '../registry.ts';

/** An operation's address with what its parameters are there. */
export interface Matched<Target> {
  target: Target;
  /** Decoded, by the names in the operation's path. */
  parameters: Record<string, string>;
}

/** What an address leads to: null where no operation has it; else by method, and which methods there are. */
export interface Found<Target> {
  matched: Matched<Target> | null;
  allowed: readonly string[];
}

export interface RouteTable<Target> {
  /** @param path below the API's prefix, without a slash at its beginning; one at its end does not matter */
  find(path: string, method: string): Found<Target> | null;
}

interface Route<Target> {
  target: Target;
  parameters: readonly string[];
}

interface Branch<Target> {
  fixed: Map<string, Branch<Target>>;
  variable: Branch<Target> | null;
  /** By method. */
  routes: Map<string, Route<Target>>;
}

const newBranch = <Target>(): Branch<Target> => ({ fixed: new Map(), variable: null, routes: new Map() });

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Where a path has both, what is fixed in it is tried before a parameter. Reading has HEAD as well. */
export function createRouteTable<Target>(
  registry: ReadonlyMap<string, Operation>,
  targetOf: (operation: Operation) => Target,
): RouteTable<Target> {
  const root = newBranch<Target>();
  for (const operation of registry.values()) {
    const segments = operation.path.split('/');
    const { routes } = segments.reduce(branchTo<Target>, root);
    const parameters = segments.filter(isParameter).map((segment) => segment.slice(1));
    const route = { target: targetOf(operation), parameters };
    if (operation.method === 'GET') routes.set('HEAD', route);
    routes.set(operation.method, route);
  }
  return {
    find(path, method) {
      const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
      const ends = [...endsOf(root, segments, 0, [])];
      if (ends.length === 0) return null;
      const end = ends.find(({ branch }) => branch.routes.has(method));
      const route = end?.branch.routes.get(method);
      return {
        matched: end && route ? { target: route.target, parameters: named(route.parameters, end.values) } : null,
        allowed: [...new Set(ends.flatMap(({ branch }) => [...branch.routes.keys()]))],
      };
    },
  };
}

function branchTo<Target>(branch: Branch<Target>, segment: string): Branch<Target> {
  if (isParameter(segment)) return (branch.variable ??= newBranch());
  const next = branch.fixed.get(segment) ?? newBranch<Target>();
  branch.fixed.set(segment, next);
  return next;
}

interface End<Target> {
  branch: Branch<Target>;
  values: readonly string[];
}

function* endsOf<Target>(
  branch: Branch<Target>,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): Generator<End<Target>> {
  const segment = segments[at];
  if (segment === undefined) {
    if (branch.routes.size > 0) yield { branch, values };
    return;
  }
  const fixed = branch.fixed.get(segment);
  if (fixed) yield* endsOf(fixed, segments, at + 1, values);
  if (branch.variable && segment !== '') yield* endsOf(branch.variable, segments, at + 1, [...values, segment]);
}

const named = (names: readonly string[], values: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? '')]));
