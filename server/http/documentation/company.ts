/** The document as somebody of a company reads it: with the fields that the company has added, as far as he sees them. */
import type { CustomFields } from '../../access/custom-fields.ts';
import type { Principal } from '../../access/principal.ts';
import { entityOf } from '../../kernel/custom-fields.ts';
import type { EntityDescriptor, FieldDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import { CUSTOM_SCHEMAS } from '../../validation/custom-values.ts';
import type { ReadableDocument } from './page.ts';

/** By the name that schemas of an entity begin with (`CustomerUser`), the fields that somebody sees. */
export type FieldsBySchema = ReadonlyMap<string, readonly FieldDescriptor[]>;

export interface CompanyDocumentParts {
  customFields?: CustomFields | undefined;
  descriptors: Record<string, EntityDescriptor>;
}

/** As the generator names the schemas of an entity. */
const schemaNameOf = ({ id }: EntityDescriptor): string =>
  id.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Those of the entities that the caller's company has added fields to. */
export async function fieldsOf(
  { customFields, descriptors }: CompanyDocumentParts,
  principal: Principal,
): Promise<FieldsBySchema> {
  const found = new Map<string, FieldDescriptor[]>();
  for (const entity of Object.values(descriptors)) {
    const { fields } = await entityOf(customFields, principal, entity);
    const added = Object.values(fields).filter(({ custom }) => custom !== undefined);
    if (added.length > 0) found.set(schemaNameOf(entity), added);
  }
  return found;
}

/** What the schemas of an entity's bodies end with: of a row, of a new one, of a change. */
const BODIES = { '': [], Create: ['create'], Patch: [] } as const;

type Schemas = Record<string, { properties?: Record<string, JsonSchema> }>;

/** @returns a copy where there are such fields */
export function withTenantFields(document: ReadableDocument, fields: FieldsBySchema): ReadableDocument {
  const { components } = document as { components?: { schemas?: Schemas } };
  const schemas = { ...components?.schemas };
  for (const [name, added] of fields)
    for (const [ending, [isNew]] of Object.entries(BODIES)) {
      const schema = schemas[name + ending];
      if (schema?.properties?.['custom'] === undefined) continue;
      const custom = { ...schema.properties['custom'], ...objectOf(added, isNew !== undefined) };
      schemas[name + ending] = { ...schema, properties: { ...schema.properties, custom } };
    }
  return { ...document, components: { ...components, schemas } };
}

function objectOf(fields: readonly FieldDescriptor[], isNew: boolean): JsonSchema {
  const properties = fields.flatMap(({ custom, kind }) =>
    custom === undefined ? [] : [[custom.key, { title: custom.label, ...schemaOf(kind, custom.choices) }] as const],
  );
  const required = fields.flatMap(({ custom }) => (isNew && custom?.isRequired ? [custom.key] : []));
  return { properties: Object.fromEntries(properties), required, additionalProperties: false };
}

function schemaOf(kind: string, choices: readonly string[] | undefined): JsonSchema {
  const schema = CUSTOM_SCHEMAS[kind] ?? {};
  if (choices === undefined) return schema;
  return kind === 'string_list' ? { ...schema, items: { enum: [...choices] } } : { enum: [...choices] };
}
