/** Parameters of an address that its operation does not know: a slip of the pen would else be an answer to another question. */
import { nearestWord } from '../../shared/text/nearest-word.ts';
import { type FieldViolation, invalidInput } from '../errors.ts';
import type { JsonSchema } from '../../shared/contract/descriptor.ts';
import { escapePointer, violations, readQuery } from '../validation/validate.ts';

/** Longer ones are no slip of any name; comparing them would only cost time. */
const LONGEST_NAME = 64;

/** Throws 400 with each unknown parameter and the nearest one that there is, beside what else is wrong; without a schema there is none. */
export function refuseUnknownParameters(schema: JsonSchema | undefined, query: Record<string, unknown>): void {
  const known = Object.keys((schema?.['properties'] ?? {}) as object);
  const [legal, others] = apart(query, known);
  if (others.length === 0) return;
  const wrong = schema ? violations(schema, readQuery(schema, Object.fromEntries(legal))) : [];
  throw invalidInput({ errors: [...wrong, ...others.map(([name]) => violationOf(name, known))] });
}

type Entry = [name: string, value: unknown];

function apart(query: Record<string, unknown>, known: readonly string[]): [legal: Entry[], others: Entry[]] {
  const { legal = [], others = [] } = Object.groupBy(Object.entries(query), ([name]) =>
    known.includes(name) ? 'legal' : 'others',
  );
  return [legal, others];
}

function violationOf(name: string, known: readonly string[]): FieldViolation {
  const pointer = `/${escapePointer(name.slice(0, LONGEST_NAME))}`;
  const near = name.length <= LONGEST_NAME ? nearestWord(name, known) : undefined;
  if (near !== undefined) return { pointer, code: 'misspelled_parameter', parameters: { nearest: near } };
  if (known.length === 0) return { pointer, code: 'no_parameters' };
  return { pointer, code: 'unknown_parameter', parameters: { allowed: known.join(', ') } };
}
