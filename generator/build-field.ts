/** One property of an entity file to one field of the model. */
import { kindOf, type UnclassifiedField } from './fields/index.ts';
import type { ColumnModel, FieldModel } from '../shared/contract/model.ts';
import { fileRule } from './file-rule.ts';
import type { RawEntity, RawPayload, RawProperty } from './raw.ts';
import {
  boundIntegers,
  type DeclaredObject,
  type Definitions,
  isNullable,
  objectOf,
  plainSchema,
  resolveProperty,
  typeOf,
  wordsOf,
} from './resolve.ts';
import { humanize } from './words.ts';

const CREATED = 'created_at';
const UPDATED = 'updated_at';

/** Names that are never declared: their columns are always there. */
export const IMPLICIT_NAMES = ['id', CREATED, UPDATED];

/** All fields of an entity: id, the declared ones, created_at, updated_at. Throws when a field has no kind. */
export function buildFields(entity: RawEntity, definitions: Definitions): FieldModel[] {
  const declared = Object.entries(entity.properties).map(([name, property]) =>
    classify(readField(name, property, entity, definitions), property, definitions),
  );
  return [implicitId(), ...declared, implicitTime(CREATED, 'Created'), implicitTime(UPDATED, 'Updated')];
}

/** What a form asks for that is no field of the entity: of an action's input, or inside an object. Throws when it has no kind. */
export function buildInput(
  name: string,
  property: RawProperty,
  object: DeclaredObject,
  definitions: Definitions,
): FieldModel {
  const input: RawProperty = { ...property, 'x-transient': true };
  return classify(readField(name, input, object, definitions), input, definitions);
}

/** A part of what an action answers. Throws when it has no kind. */
export function buildOutput(
  name: string,
  property: RawProperty,
  payload: RawPayload,
  definitions: Definitions,
): FieldModel {
  const output: RawProperty = { ...resolveProperty(property, definitions), readOnly: true };
  return classify(readField(name, output, payload, definitions), output, definitions);
}

/** What the property says, before a kind is chosen for it. */
export function readField(
  name: string,
  property: RawProperty,
  entity: Pick<RawEntity, 'required'>,
  definitions: Definitions,
): UnclassifiedField {
  const resolved = resolveProperty(property, definitions);
  const items = resolved.items && resolveProperty(resolved.items, definitions);
  const reference = resolved['x-ref'] ?? items?.['x-ref'];
  const { widget, hidden = false, help, link, words, switch: isSwitch } = resolved['x-ui'] ?? {};
  return withoutUndefined({
    name,
    title: resolved.title ?? humanize(name),
    description: resolved.description,
    isDescriptionShared: property.description === undefined && resolved.description !== undefined,
    type: typeOf(resolved) ?? 'object',
    nullable: isNullable(resolved),
    required: entity.required?.includes(name) ?? false,
    default: resolved.default,
    schema: plainSchema(property, definitions),
    readOnly: resolved.readOnly ?? false,
    writeOnly: resolved.writeOnly ?? resolved['x-transient'] ?? false,
    sensitive: resolved['x-sensitive'] ?? false,
    personal: resolved['x-personal'],
    implicit: false,
    enum: wordsOf(resolved),
    states: resolved['x-states'],
    // No key of the database stands behind the items of a list: they keep a row only where the schema says so.
    ref: reference && { to: reference.to, onDelete: reference.onDelete ?? (items ? 'set null' : 'restrict') },
    computed: resolved['x-computed'],
    transient: resolved['x-transient'] ?? false,
    owner: resolved['x-owner'],
    document: resolved['x-document'],
    feature: resolved['x-feature'],
    choices: choicesOf(resolved),
    conditions: resolved['x-conditions'],
    rowOf: resolved['x-row-of'],
    file: resolved['x-file'] && fileRule(resolved['x-file']),
    requiredWhen: resolved['x-required-when'],
    when: resolved['x-when'],
    ui: withoutUndefined({ widget, hidden, help, link, words, switch: isSwitch }),
    was: resolved['x-was'],
  });
}

const choicesOf = (property: RawProperty): FieldModel['choices'] =>
  property['x-choices'] ?? property.items?.['x-choices'];

/** SQL type of the field's column: the escape hatch `x-db.type`, else its kind's. */
export function columnType(field: UnclassifiedField, property: RawProperty, definitions: Definitions): string {
  const chosen = resolveProperty(property, definitions)['x-db']?.type;
  return chosen ?? kindOf(field)?.column(field) ?? 'jsonb';
}

function classify(field: UnclassifiedField, property: RawProperty, definitions: Definitions): FieldModel {
  const kind = kindOf(field);
  if (kind === undefined) throw new Error(`The field '${field.name}' has no kind; check the schemas first.`);
  const type = columnType(field, property, definitions);
  const bounded = {
    ...field,
    kind: kind.name,
    schema: boundIntegers(field.schema, type),
    ...propertiesOf(property, definitions),
  };
  const isStored = field.computed === undefined && !field.transient && !field.owner;
  return isStored ? { ...bounded, column: buildColumn(type, property, definitions) } : bounded;
}

function propertiesOf(property: RawProperty, definitions: Definitions): Pick<FieldModel, 'properties'> {
  const object = objectOf(property, definitions);
  if (object === undefined) return {};
  const inner = Object.entries(object.properties);
  return { properties: inner.map(([name, raw]) => buildInput(name, raw, object, definitions)) };
}

function buildColumn(type: string, property: RawProperty, definitions: Definitions): ColumnModel {
  const { unique = false, index = false, directory } = resolveProperty(property, definitions)['x-db'] ?? {};
  return { type, unique: unique === true ? 'tenant' : unique, index, ...(directory && { directory }) };
}

function implicitId(): FieldModel {
  const schema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  return { ...implicitField('id', 'ID'), kind: 'integer', type: 'integer', schema, column: plainColumn('bigint') };
}

function implicitTime(name: string, title: string): FieldModel {
  const schema = { type: 'string', format: 'date-time' };
  return {
    ...implicitField(name, title),
    kind: 'date_time',
    type: 'string',
    schema,
    column: plainColumn('timestamptz'),
  };
}

function implicitField(name: string, title: string) {
  return {
    name,
    title,
    nullable: false,
    required: false,
    readOnly: true,
    writeOnly: false,
    sensitive: false,
    transient: false,
    implicit: true,
    ui: { hidden: false },
  };
}

function plainColumn(type: string): ColumnModel {
  return { type, unique: false, index: false };
}

type Defined<Shape> = { [Key in keyof Shape as undefined extends Shape[Key] ? never : Key]: Shape[Key] } & {
  [Key in keyof Shape as undefined extends Shape[Key] ? Key : never]?: Exclude<Shape[Key], undefined>;
};

/** Leaves out what a schema does not say, so that two ways to say nothing are one. */
function withoutUndefined<Shape extends object>(shape: Shape): Defined<Shape> {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Defined<Shape>;
}
