/** The plain JSON Schemas of an entity's bodies: what a create and a patch may carry, and the row that goes out. */
import { ownerColumn } from '../../shared/contract/tenant.ts';
import type {
  ActionModel,
  EntityModel,
  FieldModel,
  Grant,
  JsonSchema,
  JsonValue,
} from '../../shared/contract/model.ts';

export interface BodySchemas {
  create: JsonSchema;
  patch: JsonSchema;
  row: JsonSchema;
}

/** What an entity refuses that has no such operation: everything. */
const NOTHING: JsonSchema = { not: {} };

/** Of two people at one row: counted by the server. */
const REVISION = 'revision';

/** Beside a row's fields where it was asked for: what the caller may do to the row. */
const PERMITTED = 'permitted';

/** @param described whether each property carries its description, for readers rather than for validation */
export function bodySchemas(entity: EntityModel, described = false): BodySchemas {
  const write = (field: FieldModel) => (described ? describedSchema(field) : field.schema);
  return {
    create: entity.operations.includes('create') ? createSchema(entity, write) : NOTHING,
    patch: entity.operations.includes('patch') ? patchSchema(entity, write) : NOTHING,
    row: rowSchema(entity, described ? describedSchema : shapeSchema),
  };
}

/** Fields that a caller may set at all. */
export function writableFields(entity: EntityModel): FieldModel[] {
  return entity.fields.filter((field) => !field.readOnly && !field.implicit && field.computed === undefined);
}

/** Whether buttons at rows offer the action, so that each row tells whether the caller may do it. */
export const isOffered = ({ buttons }: ActionModel): boolean =>
  buttons.some(({ places }) => places.some((place) => place !== 'list'));

/** What a new row is given, and no patch changes. */
export const isOfCreate = ({ transient, owner }: FieldModel): boolean => transient || owner === true;

/** Fields that some grant lets a caller change. */
export function patchableFields(entity: EntityModel): FieldModel[] {
  const grants = entity.access.patch ?? [];
  return writableFields(entity).filter((field) => !isOfCreate(field) && grants.some((grant) => opens(grant, field)));
}

type Write = (field: FieldModel) => JsonSchema;

function createSchema(entity: EntityModel, write: Write): JsonSchema {
  const grants = entity.access.create ?? [];
  const fields = writableFields(entity).filter(
    // A new row is made from no other state of it.
    (field) => !(entity.revision && field.name === REVISION) && grants.some((grant) => opens(grant, field)),
  );
  return {
    type: 'object',
    properties: propertiesOf(fields, (field) => startSchema(field, write(field))),
    required: fields.filter((field) => field.required).map((field) => field.name),
    additionalProperties: false,
  };
}

/** Of an `x-states` field a new row has the state that it starts in, which is the default; the others are moved to. */
function startSchema({ states, default: start }: FieldModel, schema: JsonSchema): JsonSchema {
  return states === undefined || start === undefined ? schema : { ...schema, enum: [start] };
}

function patchSchema(entity: EntityModel, write: Write): JsonSchema {
  return {
    type: 'object',
    properties: propertiesOf(patchableFields(entity), write),
    minProperties: 1,
    additionalProperties: false,
  };
}

/** Only what every reader gets is promised: a grant may show less. Who works across tenants also sees whose a row is. */
function rowSchema(entity: EntityModel, write: Write): JsonSchema {
  const fields = entity.fields.filter((field) => !field.writeOnly);
  const readers = [...(entity.access.list ?? []), ...(entity.access.detail ?? [])];
  const promised = fields.filter((field) => field.name === 'id' || readers.every((grant) => opens(grant, field)));
  const properties = propertiesOf(fields, write);
  const owner = ownerColumn(entity.tenant);
  if (owner !== undefined && readers.some((grant) => grant.role === entity.people.platform))
    properties[owner] = { type: 'integer' };
  const writing = entity.operations.filter((operation) => operation === 'patch' || operation === 'delete');
  const permittable = [...writing, ...entity.actions.filter(isOffered).map(({ name }) => name)];
  if (permittable.length > 0) properties[PERMITTED] = { type: 'array', items: { type: 'string', enum: permittable } };
  return { type: 'object', properties, required: promised.map((field) => field.name), additionalProperties: false };
}

function opens(grant: Grant, field: FieldModel): boolean {
  return grant.fields === undefined || grant.fields.includes(field.name);
}

function propertiesOf(fields: FieldModel[], write: Write): Record<string, JsonSchema> {
  return Object.fromEntries(fields.map((field) => [field.name, write(field)]));
}

export function describedSchema(field: FieldModel): JsonSchema {
  const { schema, title, description, default: fallback } = field;
  return {
    title,
    ...schema,
    ...(description !== undefined && { description }),
    ...(fallback !== undefined && { default: fallback }),
    ...(field.readOnly && { readOnly: true }),
  };
}

/** Of a row only its shape matters: it was checked when it came in. */
function shapeSchema({ schema }: FieldModel): JsonSchema {
  return shapeOf(schema);
}

function shapeOf({ type, enum: words, format, items }: JsonSchema): JsonSchema {
  return {
    ...(type !== undefined && { type }),
    ...(words !== undefined && { enum: words }),
    ...(format !== undefined && { format }),
    ...(isSchema(items) && { items: shapeOf(items) }),
  };
}

function isSchema(value: JsonValue | undefined): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
