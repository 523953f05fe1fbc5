import { type FieldKind, INTEGER_BOUNDS, inputProps, sourceProps } from './kind.ts';

/** A whole number; one that says it stays small gets the smaller column. */
export const integer: FieldKind = {
  name: 'integer',
  inline: 'typed',
  match: (field) => field.type === 'integer',
  column: (field) => (Number(field.schema.maximum ?? Infinity) <= INTEGER_BOUNDS.integer ? 'integer' : 'bigint'),
  cell: (field) => ({ component: 'NumberField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'NumberInput', props: { ...inputProps(field, context), step: 1 } }),
  filter: (field) => ({ component: 'NumberFilter', props: { ...sourceProps(field), step: 1 } }),
};
