import type { FieldModel, JsonValue, YesNoWords } from '../../shared/contract/model.ts';
import { enumKey, type FieldContext, type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Yes or no. */
export const boolean: FieldKind = {
  name: 'boolean',
  inline: 'chosen',
  match: (field) => field.type === 'boolean',
  column: () => 'boolean',
  cell: (field, context) =>
    field.ui.words === undefined
      ? { component: field.ui.switch ? 'SwitchField' : 'BooleanField', props: sourceProps(field) }
      : {
          component: 'StateField',
          props: { ...sourceProps(field), translation: enumKey(context.entity, field), ...saidOf(field.ui.words) },
        },
  input: (field, context) => ({ component: 'BooleanInput', props: inputProps(field, context) }),
  filter: (field, context) => ({
    component: 'BooleanFilter',
    props: { ...sourceProps(field), ...wordKeys(field, context) },
  }),
};

/** The values that have a word, where one has none. */
function saidOf({ yes, no }: YesNoWords): Record<string, JsonValue> {
  if (yes !== undefined && no !== undefined) return {};
  return { choices: [yes === undefined ? 'false' : 'true'] };
}

/** Keys of the words for yes and no, where it has some of its own. */
function wordKeys(field: FieldModel, { entity }: FieldContext): Record<string, JsonValue> {
  const key = enumKey(entity, field);
  const { yes, no } = field.ui.words ?? {};
  return yes === undefined || no === undefined ? {} : { words: { true: `${key}.true`, false: `${key}.false` } };
}
