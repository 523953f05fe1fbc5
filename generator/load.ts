/** Reads everything that a person writes: schemas/** and the hand-kept labels. The only pass that reads files. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ProjectConfig } from '../shared/contract/config.ts';
import { repeatedKeys } from './repeated-keys.ts';
import { withoutNames } from './editor-names.ts';
import type { Problem } from './problem.ts';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  value: unknown;
}

export interface Sources {
  /** Of the project; absent where it can't be read, which is a problem. */
  config: ProjectConfig | undefined;
  /** Without the names that it offers editors. */
  dialect: SourceFile | undefined;
  common: SourceFile | undefined;
  roles: SourceFile | undefined;
  /** Sorted by path. */
  entities: SourceFile[];
  /** The grammar of access declarations; absent where there are none. */
  accessGrammar: SourceFile | undefined;
  /** Who is meant to do what, beside the schemas: `<entity>.access.json`. */
  access: SourceFile[];
  /** What users design: schemas/documents. */
  documents: SourceFile[];
  /** shared/i18n/labels/<locale>.json, by locale. */
  labels: Record<string, SourceFile>;
  /** Labels that nobody has reviewed; absent where there are none. */
  machineLabels: SourceFile | undefined;
  /** Words of fields, entities and choices in all languages. */
  vocabulary: SourceFile | undefined;
  /** Files that are not JSON or say a key twice, or are not there. */
  problems: Problem[];
}

const DOMAIN_FILE = /^schemas\/[^/]+\/[^/]+\.schema\.json$/;
const ACCESS_FILE = /^schemas\/[^/]+\/[^/]+\.access\.json$/;
const ACCESS_GRAMMAR = 'schemas/access.schema.json';
const DOCUMENTS = 'schemas/documents/';
const TEXTS = 'shared/i18n';
const LABELS = 'shared/i18n/labels/';
const MACHINE_LABELS = 'shared/i18n/machine-labels.json';
const VOCABULARY = 'shared/i18n/vocabulary.json';

const DIALECT = 'schemas/dialect.schema.json';
/** The folder that the generator is part of. */
export const ENGINE = join(import.meta.dirname, '..');

/** Every source below `root`; a file that can't be read as JSON becomes a problem and is left out. */
export async function load(root: string): Promise<Sources> {
  const paths = [...(await listFiles(root, 'schemas')), ...(await listFiles(root, TEXTS)).filter(isKept)];
  // Only a project that changes the dialect has one of its own.
  const homes = new Map([DIALECT, ACCESS_GRAMMAR].flatMap((path) => (paths.includes(path) ? [] : [[path, ENGINE]])));
  paths.push(...homes.keys());
  const problems: Problem[] = [];
  const parsed = await Promise.all(paths.map((path) => parseFile(homes.get(path) ?? root, path, problems)));
  const files = parsed.filter((file) => file !== undefined);
  const named = (path: string) => requireFile(files, paths, path, problems);
  const dialect = named(DIALECT);
  return {
    config: await readConfig(root, problems),
    dialect: dialect && { ...dialect, value: withoutNames(dialect.value) },
    common: named('schemas/common.schema.json'),
    roles: named('schemas/roles.json'),
    entities: files.filter(({ path }) => DOMAIN_FILE.test(path) && !path.startsWith(DOCUMENTS)),
    accessGrammar: files.find(({ path }) => path === ACCESS_GRAMMAR),
    access: files.filter(({ path }) => ACCESS_FILE.test(path)),
    documents: files.filter(({ path }) => path.startsWith(DOCUMENTS)),
    labels: Object.fromEntries(
      files.filter(({ path }) => path.startsWith(LABELS)).map((file) => [file.path.slice(LABELS.length, -5), file]),
    ),
    machineLabels: files.find(({ path }) => path === MACHINE_LABELS),
    vocabulary: files.find(({ path }) => path === VOCABULARY),
    problems,
  };
}

/** `<name>.config.ts`, after the name in package.json. */
async function readConfig(root: string, problems: Problem[]): Promise<ProjectConfig | undefined> {
  const refused = (file: string, message: string): undefined => void problems.push({ file, pointer: '', message });
  const about = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}');
  const { name } = JSON.parse(about) as { name?: string };
  if (name === undefined) return refused('package.json', 'The project has no name, after which its config is called.');
  const file = `${name}.config.ts`;
  if (!existsSync(join(root, file))) return refused(file, 'The file is missing.');
  const module = (await import(pathToFileURL(join(root, file)).href)) as { default?: ProjectConfig };
  return module.default ?? refused(file, "It does not export a config: 'export default defineConfig({ … })'.");
}

/** By hand, and not printed. */
const isKept = (path: string): boolean => path.startsWith(LABELS) || path === MACHINE_LABELS || path === VOCABULARY;

function requireFile(files: SourceFile[], paths: string[], path: string, problems: Problem[]): SourceFile | undefined {
  if (!paths.includes(path)) problems.push({ file: path, pointer: '', message: 'The file is missing.' });
  return files.find((file) => file.path === path);
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

async function parseFile(root: string, path: string, problems: Problem[]): Promise<SourceFile | undefined> {
  const text = await readFile(join(root, path), 'utf8');
  try {
    const value: unknown = JSON.parse(text);
    problems.push(...repeatedKeys(path, text));
    return { path, value };
  } catch (error) {
    const message = `The file is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
    problems.push({ file: path, pointer: '', message });
    return undefined;
  }
}
