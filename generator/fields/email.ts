import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const email: FieldKind = {
  name: 'email',
  inline: 'typed',
  match: (field) => field.schema.format === 'email',
  column: () => 'text',
  cell: (field) => ({ component: 'EmailField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'EmailInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
