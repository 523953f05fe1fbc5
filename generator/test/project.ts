/** The fixture project, whole or with one file changed. */
import { join } from 'node:path';
import { type CheckAnswer, check, type KnownCode } from '../check.ts';
import { buildModel } from '../build-model.ts';
import { load, type SourceFile, type Sources } from '../load.ts';
import type { JsonValue, Model } from '../../shared/contract/model.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
export const GOOD = join(import.meta.dirname, 'fixtures', 'good');

/** An RFC 7396 merge patch: members replace, null removes. */
export type MergePatch = { [key: string]: JsonValue };

/** What the fixture's code would offer. */
export const KNOWN: KnownCode = {
  handlers: {
    actions: { sample: ['merge', 'preview', 'sales', 'move', 'forget'] },
    computed: { sample: ['read_count'] },
    creates: ['sample'],
  },
  icons: new Set(['Business', 'Category', 'Delete', 'DriveFileMove']),
};

/** The sources of the fixture, under the real dialect. */
export async function loadGood(): Promise<Sources> {
  const [fixture, project] = await Promise.all([load(GOOD), load(PROJECT)]);
  const problems = fixture.problems.filter(
    ({ file }) => file !== 'schemas/dialect.schema.json' && file !== 'package.json',
  );
  return {
    ...fixture,
    config: project.config,
    dialect: project.dialect,
    accessGrammar: project.accessGrammar,
    problems,
  };
}

/** The sources with a patch over one file; a path that is not there becomes a new file. */
export function patchSources(sources: Sources, path: string, patch: MergePatch): Sources {
  const patched = <File extends { path: string; value: unknown }>(file: File) =>
    file.path === path ? { ...file, value: merge(file.value, patch) } : file;
  const [entities, documents] = [sources.entities.map(patched), sources.documents.map(patched)];
  const single = { common: sources.common && patched(sources.common), roles: sources.roles && patched(sources.roles) };
  const isKnown = [...sources.entities, ...sources.documents, sources.common, sources.roles].some(
    (file) => file?.path === path,
  );
  return {
    ...sources,
    ...single,
    documents,
    entities: isKnown ? entities : inOrder([...entities, { path, value: patch }]),
  };
}

/** As load answers them. */
function inOrder(files: SourceFile[]): SourceFile[] {
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

export function checkGood(sources: Sources, known: KnownCode = KNOWN): CheckAnswer {
  return check(sources, known);
}

/** The model of sources that have no problem; throws their problems otherwise. */
export function modelOf(sources: Sources): Model {
  const { problems, input } = checkGood(sources);
  if (input === undefined) throw new Error(JSON.stringify(problems, null, 1));
  return buildModel(input);
}

function merge(target: unknown, patch: JsonValue): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const merged = new Map(
    Object.entries(typeof target === 'object' && target !== null && !Array.isArray(target) ? target : {}),
  );
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, merge(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}
