/** What a field that is an object, or a list of objects, declares of its inside. */
import { readField } from '../build-field.ts';
import { allKinds, kindOf } from '../fields/index.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawProperty } from '../raw.ts';
import { type DeclaredObject, objectOf, resolveProperty, typeOf } from '../resolve.ts';
import { problemAt, type CheckContext, type CheckedEntity, unknownNames } from './context.ts';

type Place = (string | number)[];

/** What the server sees to for whole fields alone. */
const OF_FIELDS = [
  'readOnly',
  'writeOnly',
  'x-ref',
  'x-states',
  'x-computed',
  'x-transient',
  'x-owner',
  'x-document',
  'x-feature',
  'x-file',
  'x-conditions',
  'x-row-of',
  'x-required-when',
  'x-when',
  'x-sensitive',
  'x-personal',
  'x-db',
  'x-was',
] as const;

/**
 * An object is judged, shown and asked for as a whole, by single values of kinds that stand by themselves and by objects
 * of such values; an object of a list, which is a line of a table, by single values alone.
 * @param place of the property that is the object or the list
 */
export function checkInside(
  entity: CheckedEntity,
  place: Place,
  raw: RawProperty,
  { definitions }: Pick<CheckContext, 'definitions'>,
): Problem[] {
  const object = objectOf(raw, definitions);
  if (object === undefined) return [];
  const isOfList = typeOf(resolveProperty(raw, definitions)) === 'array';
  const at = [...place, ...(raw.items?.properties === undefined ? [] : ['items'])];
  const { properties, required } = object;
  return [
    ...unknownNames(entity, [...at, 'required'], required, Object.keys(properties), (name) => missing(name)),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const innerPlace = [...at, 'properties', name];
      const resolved = resolveProperty(inner, definitions);
      const isObject = typeOf(resolved) === 'object' && !isOfList;
      const isSingle = !['array', 'object'].includes(typeOf(resolved) ?? '');
      return [
        ...(isSingle || isObject ? [] : [problemAt(entity, innerPlace, isOfList ? OF_LISTS : OF_OBJECTS)]),
        ...(isObject && resolved.properties === undefined ? [problemAt(entity, innerPlace, UNSAID)] : []),
        ...checkKeywords(entity, innerPlace, inner, name),
        ...(isSingle || isObject ? checkKind(entity, innerPlace, { name, inner, object }, definitions) : []),
        ...(isObject ? checkInside(entity, innerPlace, inner, { definitions }) : []),
        ...checkTitle(entity, innerPlace, name, object),
      ];
    }),
  ];
}

const OF_OBJECTS = 'Inside an object there are single values and objects only.';
const OF_LISTS = 'Inside an object of a list there are single values only.';
const UNSAID = "An object inside an object says what it holds: 'properties'.";

const missing = (name: string): string => `There is no property '${name}'.`;

function checkKeywords(entity: CheckedEntity, place: Place, raw: RawProperty, name: string): Problem[] {
  return OF_FIELDS.filter((keyword) => raw[keyword] !== undefined).map((keyword) =>
    problemAt(entity, [...place, keyword], `'${keyword}' is said of whole fields, not of '${name}' inside one.`),
  );
}

interface Inner {
  name: string;
  inner: RawProperty;
  object: DeclaredObject;
}

function checkKind(
  entity: CheckedEntity,
  place: Place,
  { name, inner, object }: Inner,
  definitions: CheckContext['definitions'],
): Problem[] {
  const field = readField(name, inner, object, definitions);
  const problems: Problem[] = [];
  if (!field.required && !field.nullable) {
    const message = `An object may leave out '${name}', and there is nothing to put in its place.`;
    problems.push(problemAt(entity, place, message, "Add it to 'required', or let it be null."));
  }
  if (typeOf(resolveProperty(inner, definitions)) === undefined) return problems;
  const kind = kindOf(field);
  const { widget = '' } = field.ui;
  if (kind === undefined) {
    const fitting = allKinds()
      .filter((one) => one.match(field) && one.lacks === undefined)
      .map((one) => one.name);
    const message = `The widget '${widget}' is not for such a value (${field.type}).`;
    return [...problems, problemAt(entity, place, message, choices(widget, fitting))];
  }
  if (kind.lacks !== undefined)
    problems.push(problemAt(entity, place, `'${kind.name}' hangs on its row, so it can't stand inside an object.`));
  return problems;
}

/** Two columns of one name can't be told apart. */
function checkTitle(entity: CheckedEntity, place: Place, name: string, { properties }: DeclaredObject): Problem[] {
  const title = properties[name]?.title;
  const first = Object.keys(properties).find((other) => properties[other]?.title === title);
  if (title === undefined || first === name) return [];
  return [problemAt(entity, [...place, 'title'], `'${first}' is called '${title}' too.`, 'Give it another title.')];
}
