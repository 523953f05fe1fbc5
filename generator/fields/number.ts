import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const number: FieldKind = {
  name: 'number',
  inline: 'typed',
  match: (field) => field.type === 'number',
  column: () => 'double precision',
  cell: (field) => ({ component: 'NumberField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'NumberInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'NumberFilter', props: sourceProps(field) }),
};
