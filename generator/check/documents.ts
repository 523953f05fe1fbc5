/** schemas/documents: the dialects of what users design. Each is a JSON Schema that is closed and has an end everywhere. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { SourceFile } from '../load.ts';
import { pointer, type Problem } from '../problem.ts';
import { remembered } from '../remembered.ts';
import type { CheckContext } from './context.ts';

type Place = (string | number)[];

export function checkDocuments({ documents }: CheckContext): Problem[] {
  const files = [...documents.values()];
  const bounds = files.flatMap((file) => checkBounds(file, file.value, []));
  return bounds.length > 0 ? bounds : compileAll(files);
}

/** What the server judges itself (server/validation/validate.ts). */
const OWN_FORMATS = ['link', 'local-date-time', 'local-time'];

/** Compiling finds what is no JSON Schema and every reference that leads nowhere. */
const compileAll = remembered((files: SourceFile[]): Problem[] => {
  const ajv = new Ajv2020({ strictTypes: false, strictTuples: false, discriminator: true });
  formats.default(ajv);
  for (const format of OWN_FORMATS) ajv.addFormat(format, true);
  const added = files.flatMap((file) => {
    const { path, value } = file;
    return attempt(path, () => {
      if (typeof value !== 'object' || value === null) throw new Error('it is no object');
      ajv.addSchema(value, path);
    });
  });
  return added.length > 0 ? added : files.flatMap(({ path }) => attempt(path, () => void ajv.getSchema(path)));
});

function attempt(file: string, run: () => void): Problem[] {
  try {
    run();
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ file, pointer: '', message: `The document dialect can't be used: ${reason}.` }];
  }
}

/** What a user designs is stored and shown to others, so no text, list or object of it may be endless. */
function checkBounds(file: SourceFile, value: unknown, place: Place): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const own = Array.isArray(value) ? [] : violationsOf(new Map(entries));
  return [
    ...own.map((message) => ({ file: file.path, pointer: pointer(...place), message })),
    ...entries.flatMap(([key, inner]) => checkBounds(file, inner, [...place, key])),
  ];
}

function violationsOf(schema: Map<string, unknown>): string[] {
  const types = [schema.get('type')].flat();
  const has = (...keywords: string[]) => keywords.some((keyword) => schema.has(keyword));
  // Of a choice, each branch says it.
  return [
    ...(types.includes('string') && !has('maxLength', 'enum', 'const') ? ["A string needs a 'maxLength'."] : []),
    ...(types.includes('array') && !has('maxItems') ? ["An array needs a 'maxItems'."] : []),
    ...(types.includes('object') && !has('additionalProperties', 'oneOf')
      ? ["An object says what else it may hold: 'additionalProperties'."]
      : []),
  ];
}
