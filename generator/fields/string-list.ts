import type { FieldModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, enumKey, inputProps, sourceProps } from './kind.ts';

/** Some words, free or out of a given few. */
export const stringList: FieldKind = {
  name: 'string_list',
  match: (field) => field.type === 'array' && itemsOf(field.schema.items).type === 'string',
  column: () => 'text[]',
  cell: (field, context) => ({
    component: 'StringListField',
    props: { ...sourceProps(field), ...choiceProps(field, context) },
  }),
  input: (field, context) => ({
    component: 'StringListInput',
    props: { ...inputProps(field, context), ...choiceProps(field, context) },
  }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};

/** The words that an item may be, when they are given. */
export function itemChoices(field: Pick<FieldModel, 'schema'>): string[] | undefined {
  const { enum: choices } = itemsOf(field.schema.items);
  return Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : undefined;
}

function choiceProps(field: FieldModel, { entity }: FieldContext): Record<string, JsonValue> {
  const choices = itemChoices(field);
  return choices === undefined ? {} : { choices, translation: enumKey(entity, field) };
}

export function itemsOf(items: JsonValue | undefined): Record<string, JsonValue> {
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? items : {};
}
