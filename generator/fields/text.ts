import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const text: FieldKind = {
  name: 'text',
  inline: 'typed',
  match: (field) => field.type === 'string',
  column: () => 'text',
  cell: (field) => ({ component: 'TextField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'TextInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
