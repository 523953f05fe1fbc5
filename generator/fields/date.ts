import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const date: FieldKind = {
  name: 'date',
  inline: 'typed',
  match: (field) => field.schema.format === 'date',
  column: () => 'date',
  cell: (field) => ({ component: 'DateField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'DateInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'DateFilter', props: sourceProps(field) }),
};
