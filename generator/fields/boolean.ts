import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const boolean: FieldKind = {
  name: 'boolean',
  match: (field) => field.type === 'boolean',
  column: () => 'boolean',
  cell: (field) => ({ component: 'BooleanField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'BooleanInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'BooleanFilter', props: sourceProps(field) }),
};
