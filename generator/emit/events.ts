/** server/generated/events.json: what a receiver gets of each event (`x-events`), by its name, as JSON Schema 2020-12. */
import { eventName, type EventVersion, toldOf } from '../../shared/contract/events.ts';
import type { EntityModel, FieldModel, JsonSchema, JsonValue, Model } from '../../shared/contract/model.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { IMPLICIT_NAMES } from '../build-field.ts';
import type { GeneratedFile } from './file.ts';
import { describedSchema } from './schemas.ts';

export const EVENTS_FILE = 'server/generated/events.json';

export function printEvents(model: Model): GeneratedFile[] {
  const schemas = Object.fromEntries(payloadsOf(model).map(({ name, schema }) => [name, schema]));
  return [{ path: EVENTS_FILE, text: `${JSON.stringify(schemas, null, 1)}\n` }];
}

export interface EventPayload {
  name: string;
  entity: EntityModel;
  /** A verb, or a state. */
  what: string;
  schema: JsonSchema;
}

/** All events in the order of the entities, the newest versions first. */
export function payloadsOf({ entities }: Model): EventPayload[] {
  return entities.flatMap((entity) => {
    const { events } = entity;
    if (events === undefined || events.entity !== entity.id) return [];
    return events.versions.flatMap((version) =>
      toldOf(events).map((what) => ({
        name: eventName(entity.id, what, version.version),
        entity,
        what,
        schema: payloadSchema(entity, what, version),
      })),
    );
  });
}

function payloadSchema(entity: EntityModel, what: string, { version, fields: names }: EventVersion): JsonSchema {
  const fields = entity.fields.filter(({ name }) => names.includes(name));
  const isChange = what !== 'created' && what !== 'deleted';
  const owner = ownerColumn(entity.tenant);
  const properties: Record<string, JsonSchema> = {
    id: { type: 'string', description: 'The same for each attempt, and in the header webhook-id.' },
    event: { const: `${entity.id}.${what}` },
    version: { const: version },
    created_at: { type: 'string', format: 'date-time', description: 'When it happened.' },
    ...(owner !== undefined && { [owner]: { type: 'integer' } }),
    data: {
      ...rowSchema(fields, names),
      description: what === 'deleted' ? 'The row as it was.' : 'The row as the change left it.',
    },
    ...(isChange && changeSchemas(fields.filter(({ name }) => !IMPLICIT_NAMES.includes(name)))),
  };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function changeSchemas(fields: FieldModel[]): { changed: JsonSchema; before: JsonSchema } {
  const names: JsonValue = fields.map(({ name }) => name);
  return {
    changed: {
      type: 'array',
      items: { type: 'string', enum: names },
      description: 'What of the row is another than before.',
    },
    before: { ...rowSchema(fields, []), description: 'What these fields held before.' },
  };
}

function rowSchema(fields: FieldModel[], required: string[]): JsonSchema {
  const properties = Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Of what goes out nothing is asked for, and nothing is written by whoever gets it. */
function valueSchema(field: FieldModel): JsonSchema {
  const { default: _, readOnly: __, ...schema } = describedSchema(field);
  if (field.kind === 'custom') schema['description'] = 'Values of fields that were added, by their keys.';
  return schema;
}
