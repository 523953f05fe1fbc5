/** What holds for every property wherever it stands: fields, list items, payloads of actions, shared definitions. */
import { choices, pointer, type Problem } from '../problem.ts';
import type { RawProperty } from '../raw.ts';
import { type Definitions, definitionName, plainSchema, typeOf } from '../resolve.ts';
import { everyProperty, problemAt, type CheckContext, type CheckedEntity, show } from './context.ts';
import { satisfies } from './value.ts';

type Place = (string | number)[];
type Report = (place: Place, message: string, hint?: string) => Problem;

export function checkProperties(entity: CheckedEntity, { definitions }: CheckContext): Problem[] {
  const report: Report = (place, message, hint) => problemAt(entity, place, message, hint);
  return [...everyProperty(entity)].flatMap(({ place, raw }) => checkProperty(place, raw, definitions, report));
}

/** The shared definitions, under the same rules. */
export function checkDefinitions(definitions: Definitions, file: string): Problem[] {
  const report: Report = (place, message, hint) => ({
    file,
    pointer: pointer(...place),
    message,
    ...(hint !== undefined && { hint }),
  });
  return Object.entries(definitions).flatMap(([name, raw]) => checkProperty(['$defs', name], raw, definitions, report));
}

function checkProperty(place: Place, raw: RawProperty, definitions: Definitions, report: Report): Problem[] {
  if (raw.$ref !== undefined && definitions[definitionName(raw.$ref)] === undefined) {
    const name = definitionName(raw.$ref);
    const hint = choices(name, Object.keys(definitions));
    return [report([...place, '$ref'], `There is no shared definition '${name}'.`, hint)];
  }
  const shape = raw.$ref === undefined ? checkShape(place, raw, report) : [];
  return [...shape, ...checkBounds(place, raw, report), ...checkDefault(place, raw, definitions, report)];
}

/** Types that bound a string by themselves. */
const BOUNDED_FORMATS = new Set(['date', 'date-time', 'local-time', 'uuid', 'country', 'language']);

function checkShape(place: Place, raw: RawProperty, report: Report): Problem[] {
  const type = typeOf(raw);
  if (type === undefined) return [report(place, "The property says no 'type', 'enum' or '$ref'.")];
  if (type === 'string') {
    const bounded = raw.enum ?? raw.const ?? raw.maxLength;
    if (bounded !== undefined || BOUNDED_FORMATS.has(raw.format ?? '')) return [];
    return [report(place, "A string needs a 'maxLength'.")];
  }
  if (type !== 'array') return [];
  return [
    ...(raw.items === undefined && raw['x-conditions'] === undefined ? [report(place, "An array needs 'items'.")] : []),
    ...(raw.maxItems === undefined ? [report(place, "An array needs a 'maxItems'.")] : []),
  ];
}

function checkBounds(place: Place, raw: RawProperty, report: Report): Problem[] {
  const pairs = [
    ['minimum', 'maximum'],
    ['minLength', 'maxLength'],
    ['minItems', 'maxItems'],
  ] as const;
  const problems = pairs.flatMap(([low, high]) =>
    (raw[low] ?? -Infinity) > (raw[high] ?? Infinity)
      ? [report([...place, low], `'${low}' is above '${high}': no value fits.`)]
      : [],
  );
  if (raw.pattern !== undefined && !isPattern(raw.pattern))
    problems.push(report([...place, 'pattern'], `'${raw.pattern}' is not a regular expression.`));
  return problems;
}

function checkDefault(place: Place, raw: RawProperty, definitions: Definitions, report: Report): Problem[] {
  if (raw.default === undefined || (raw.pattern !== undefined && !isPattern(raw.pattern))) return [];
  const schema = plainSchema(raw, definitions);
  if (satisfies(raw.default, schema)) return [];
  const hint = typeof raw.default === 'string' && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const message = `The default ${show(raw.default)} is not a value that the property allows.`;
  return [report([...place, 'default'], message, choices(String(raw.default), hint))];
}

/** ajv reads patterns in Unicode mode. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
