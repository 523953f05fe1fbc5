/** `x-file`: a value that can be missing, in a row that belongs to a tenant, of types that the server knows. */
import { FILE_TYPES } from '../../shared/contract/file-types.ts';
import { choices, nearest, type Problem } from '../problem.ts';
import { type CheckedEntity, type CheckedField, problemAt } from './context.ts';

/** What says nothing of a file, or what the server sees to by itself. */
const USELESS = [
  'default',
  'writeOnly',
  'properties',
  'x-ref',
  'x-states',
  'x-computed',
  'x-transient',
  'x-owner',
  'x-document',
  'x-sensitive',
  'x-db',
] as const;

export function checkFile(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  const said = resolved['x-file'];
  if (said === undefined) return [];
  const place = ['properties', name];
  const problems = USELESS.filter((keyword) => resolved[keyword] !== undefined).map((keyword) =>
    problemAt(entity, [...place, keyword], `'${keyword}' says nothing of a file.`),
  );
  if (field.type !== 'object' || !field.nullable)
    problems.push(
      problemAt(entity, place, 'A file is an object that may be missing.', 'Write "type": ["object", "null"].'),
    );
  if (field.required)
    problems.push(
      problemAt(entity, ['required'], `A row may be without the file '${name}'.`, "Say 'x-required-when', if need be."),
    );
  if (entity.entity['x-tenant'] === 'global')
    problems.push(
      problemAt(entity, [...place, 'x-file'], 'A file counts to a tenant, and rows of a global table have none.'),
    );
  if (said.kind !== 'image' && said.longest_side !== undefined)
    problems.push(problemAt(entity, [...place, 'x-file', 'longest_side'], 'Only an image has a longest side.'));
  const known = FILE_TYPES[said.kind];
  const unknown = (said.types ?? []).flatMap((type, at) => {
    if (known.includes(type)) return [];
    const message = `No ${said.kind} of the type '${type}' is taken.`;
    return [
      problemAt(entity, [...place, 'x-file', 'types', at], message, nearest(type, known) ?? choices(type, known)),
    ];
  });
  return [...problems, ...unknown];
}
