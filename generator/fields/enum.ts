import type { FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, enumKey, inputProps, sourceProps } from './kind.ts';

/** One of a few words. */
export const enumeration: FieldKind = {
  name: 'enum',
  inline: 'chosen',
  match: (field) => field.enum !== undefined,
  column: () => 'text',
  cell: (field, context) => ({
    component: 'EnumField',
    props: { ...sourceProps(field), ...choiceProps(field, context) },
  }),
  input: (field, context) => ({
    component: 'EnumInput',
    props: { ...inputProps(field, context), ...choiceProps(field, context) },
  }),
  filter: (field, context) => ({
    component: 'EnumFilter',
    props: { ...sourceProps(field), ...choiceProps(field, context) },
  }),
};

/** The values, and the key under which shared/i18n keeps their words. */
export function choiceProps(field: FieldModel, { entity }: FieldContext): Record<string, JsonValue> {
  return { choices: field.enum ?? [], translation: enumKey(entity, field) };
}
