/** `x-when` and `x-required-when` of what actions take: judged among the parts of the same input. */
import { targetOf } from '../action-buttons.ts';
import { readField } from '../build-field.ts';
import type { UnclassifiedField } from '../fields/index.ts';
import { valuesOf } from '../../shared/contract/value-condition.ts';
import type { JsonValue, ValueCondition } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawAction } from '../raw.ts';
import { problemAt, type CheckContext, type CheckedEntity, show } from './context.ts';
import { satisfies } from './value.ts';

const KEYWORDS = ['x-when', 'x-required-when'] as const;

export function checkActionConditions(
  entity: CheckedEntity,
  name: string,
  action: RawAction,
  { definitions }: CheckContext,
): Problem[] {
  const { input } = action;
  const parts = Object.entries(input?.properties ?? {}).map(([part, raw]): [string, UnclassifiedField] => [
    part,
    readField(part, raw, input ?? {}, definitions),
  ]);
  return [
    ...checkOutput(entity, name, action),
    ...parts.flatMap(([part, field]) => {
      const place = ['x-actions', name, 'input', 'properties', part];
      const others = new Map(parts.filter(([one, other]) => one !== part && isComparable(action, one, other)));
      return [
        ...checkWhen(entity, place, field, { action, others }),
        ...checkRequiredWhen(entity, place, field, new Map(parts.filter(([one]) => one !== part))),
      ];
    }),
  ];
}

/** An answer has what it has. */
const checkOutput = (entity: CheckedEntity, name: string, { output }: RawAction): Problem[] =>
  Object.entries(output?.properties ?? {}).flatMap(([part, raw]) =>
    KEYWORDS.filter((keyword) => raw[keyword] !== undefined).map((keyword) =>
      problemAt(
        entity,
        ['x-actions', name, 'output', 'properties', part, keyword],
        `'${keyword}' is said of what an action takes, not of what it answers.`,
      ),
    ),
  );

/** What can be a condition: single values, as they are written, but for what tells the row. */
function isComparable(action: RawAction, name: string, { type, schema }: UnclassifiedField): boolean {
  if (name === targetOf(action) || type === 'array' || type === 'object') return false;
  return !String(schema['format'] ?? '').startsWith('date');
}

type Place = (string | number)[];
type Fields = ReadonlyMap<string, UnclassifiedField>;

function checkWhen(
  entity: CheckedEntity,
  place: Place,
  { when, nullable, required, default: usual }: UnclassifiedField,
  { action, others }: { action: RawAction; others: Fields },
): Problem[] {
  if (when === undefined) return [];
  const canBeEmpty = !required && usual === undefined && (nullable || action.method === 'GET');
  return [
    ...(canBeEmpty
      ? []
      : [
          problemAt(
            entity,
            [...place, 'x-when'],
            'Only what may be null, is not required and has no default can be left empty.',
            "What is required beside some values says 'x-required-when'.",
          ),
        ]),
    ...Object.entries<ValueCondition>(when).flatMap(([name, wanted]) => {
      const other = others.get(name);
      return other === undefined
        ? [missing(entity, [...place, 'x-when', name], name, others)]
        : valuesOf(wanted).flatMap((value) => checkValue(entity, [...place, 'x-when', name], other, value));
    }),
  ];
}

function checkRequiredWhen(
  entity: CheckedEntity,
  place: Place,
  { requiredWhen }: UnclassifiedField,
  others: Fields,
): Problem[] {
  if (requiredWhen === undefined) return [];
  const at = [...place, 'x-required-when'];
  const { field: name, is } = requiredWhen;
  const other = others.get(name);
  if (other === undefined) return [missing(entity, [...at, 'field'], name, others)];
  const words = wordsOf(other);
  return words.includes(is)
    ? []
    : [problemAt(entity, [...at, 'is'], `'${name}' is never '${is}'.`, choices(is, words))];
}

const missing = (entity: CheckedEntity, place: Place, name: string, others: Fields): Problem =>
  problemAt(entity, place, `The input has no other '${name}' to hang on.`, choices(name, others.keys()));

const checkValue = (entity: CheckedEntity, place: Place, other: UnclassifiedField, value: JsonValue): Problem[] =>
  satisfies(value, other.schema)
    ? []
    : [problemAt(entity, place, `'${other.name}' is never ${show(value)}.`, choices(String(value), wordsOf(other)))];

/** Its words, or those of its items. */
function wordsOf({ enum: words, schema }: UnclassifiedField): string[] {
  const { enum: ofItems = [] } = (schema['items'] ?? {}) as { enum?: unknown[] };
  return words ?? ofItems.map(String);
}
