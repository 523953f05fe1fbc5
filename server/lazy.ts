/** Packages that are large and needed by few: loaded when they are first used, so that a server that does without stays small. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * @param name of a package of this project
 * @returns gives the package, the same each time
 */
export function lazily<Package>(name: string): () => Package {
  let loaded: Package | undefined;
  return () => (loaded ??= load(name) as Package);
}
