/** What the sources import from each other. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** Paths in the project: `server/query/plan.ts`. */
  from: string;
  to: string;
  /** Nothing of it is there when the program runs. */
  isType: boolean;
}

const SOURCE = /\.tsx?$/;
/** Tests may reach for anything. */
const NOT_PRODUCT = /\.test\.tsx?$|\.d\.ts$|(?:^|\/)(?:test|e2e|node_modules)\//;

/**
 * @param folders of the project, such as `server`
 * @returns every import of a file by another one, those of tests left out
 */
export function importsIn(project: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => SOURCE.test(file) && !NOT_PRODUCT.test(file))
      .flatMap((file) => importsOf(file, fs.readFileSync(path.join(project, file), 'utf8'))),
  );
}

/** Of one file, by its text; what it loads later counts too. */
export function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const at = (specifier: string, isType: boolean): Import[] =>
    specifier.startsWith('.') ? [{ from: file, to: path.posix.join(path.posix.dirname(file), specifier), isType }] : [];
  const isTypeOnly = (entries: { isType: boolean }[]): boolean =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) => at(moduleRequest.value, isTypeOnly(entries))),
    ...module.staticExports.flatMap(({ entries }) => {
      const [request] = entries.flatMap(({ moduleRequest }) => moduleRequest ?? []);
      return request ? at(request.value, isTypeOnly(entries)) : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^['"](.*)['"]$/.exec(text.slice(start, end)) ?? [];
      return specifier === undefined ? [] : at(specifier, false);
    }),
  ];
}
