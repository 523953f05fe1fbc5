import type { FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, insideOf, sourceProps } from './kind.ts';

/** Some values that belong together, each a property of its own kind. */
export const object: FieldKind = {
  name: 'object',
  match: (field) => field.type === 'object' && field.schema.properties !== undefined,
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field, context) => ({
    component: 'ObjectField',
    props: { ...sourceProps(field), ...wordsProps(field, context) },
    inside: { fields: 'cell' },
  }),
  input: (field, context) => ({
    component: 'ObjectInput',
    props: {
      ...inputProps(field, context),
      ...wordsProps(field, context),
      ...(field.nullable && { isOptional: true, blank: blankOf(field) }),
    },
    inside: { inputs: 'input' },
  }),
};

/** The key under which the properties have their words. */
export function wordsProps(field: FieldModel, context: FieldContext): Record<string, JsonValue> {
  return { words: `resources.${insideOf(field, context).entity.admin.route}` };
}

/** What a new object holds before anything is typed. */
export function blankOf({ properties = [] }: FieldModel): JsonValue {
  const blank = (inner: FieldModel): JsonValue => {
    if (inner.type === 'object' && !inner.nullable) return blankOf(inner);
    return inner.default ?? (inner.type === 'boolean' ? false : null);
  };
  return Object.fromEntries(properties.map((inner) => [inner.name, blank(inner)]));
}
