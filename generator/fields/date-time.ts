import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const dateTime: FieldKind = {
  name: 'date_time',
  inline: 'typed',
  match: (field) => field.schema.format === 'date-time',
  column: () => 'timestamptz',
  cell: (field) => ({ component: 'DateTimeField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'DateTimeInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'DateTimeFilter', props: sourceProps(field) }),
};
