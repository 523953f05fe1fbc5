/** Reads from the project what schemas name in code: handlers, computed fields, components, icons. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KnownCode, KnownHandlers } from './check.ts';
import { migratedTables } from './migrate/folder.ts';
import type { Problem } from './problem.ts';

const EXTENSIONS = 'server/app/entities.ts';
const COMPONENTS = 'admin/fields/index.ts';
const ICONS = 'node_modules/@mui/icons-material';
const ICON_FILE = /^(\w+)Outlined\.js$/;

export interface KnownCodeAnswer {
  known: KnownCode;
  /** Code that can't be read. */
  problems: Problem[];
}

/** Of what is looked at and not run: no code of the project is imported. */
const readListed = async (root: string): Promise<KnownCode> => {
  const [components, icons] = await Promise.all([readExports(join(root, COMPONENTS)), readIcons(root)]);
  const tables = migratedTables(join(root, 'server', 'migrations'));
  return { tables, ...(components && { components }), ...(icons && { icons }) };
};

/** A part of the project that is not there is not checked against. */
export async function readKnownCode(root: string): Promise<KnownCodeAnswer> {
  const problems: Problem[] = [];
  const [handlers, listed] = await Promise.all([
    readHandlers(root).catch((error: unknown) => {
      if (isOfPrinted(error)) return undefined;
      const message = `The module can't be imported: ${error instanceof Error ? error.message : String(error)}`;
      problems.push({ file: EXTENSIONS, pointer: '', message });
      return undefined;
    }),
    readListed(root),
  ]);
  return { known: { ...listed, ...(handlers && { handlers }) }, problems };
}

/** What is written by hand may need what is printed now for the first time. */
const isOfPrinted = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  /Cannot find module '[^']*\/server\/generated\/[^']*'/.test(error.message);

interface ExtensionsModule {
  extensions: Record<string, { actions?: object; computed?: object; hooks?: { beforeCreate?: unknown } }>;
}

async function readHandlers(root: string): Promise<KnownHandlers | undefined> {
  const file = join(root, EXTENSIONS);
  if (!existsSync(file)) return undefined;
  const module: unknown = await import(pathToFileURL(file).href);
  if (!hasExtensions(module)) throw new Error("it does not export 'extensions'.");
  const namesOf = (part: 'actions' | 'computed') =>
    Object.fromEntries(Object.entries(module.extensions).map(([id, own]) => [id, Object.keys(own[part] ?? {})]));
  const creates = Object.entries(module.extensions).flatMap(([id, { hooks }]) => (hooks?.beforeCreate ? [id] : []));
  return { actions: namesOf('actions'), computed: namesOf('computed'), creates };
}

function hasExtensions(module: unknown): module is ExtensionsModule {
  return typeof module === 'object' && module !== null && 'extensions' in module;
}

const STAR = /^export \* from '(\.[^']+)'/gm;
const LIST = /^export (?:type )?\{([^}]*)\}/gm;
const DECLARATION = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** Names that a module exports, `export * from` followed; undefined when there is no such module. */
async function readExports(file: string): Promise<Set<string> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const listed = [...text.matchAll(LIST)].flatMap(([, names = '']) => names.split(','));
  const own = listed
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => name !== '');
  const declared = [...text.matchAll(DECLARATION)].flatMap(([, name]) => name ?? []);
  const inner = await Promise.all(
    [...text.matchAll(STAR)].map(([, target = '']) => readExports(resolve(dirname(file), target))),
  );
  return new Set([...own, ...declared, ...inner.flatMap((names) => [...(names ?? [])])]);
}

async function readIcons(root: string): Promise<Set<string> | undefined> {
  const names = await readdir(join(root, ICONS)).catch(() => undefined);
  return names && new Set(names.flatMap((name) => ICON_FILE.exec(name)?.[1] ?? []));
}
