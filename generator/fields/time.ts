import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** A time of any day, as `09:30`: the same clock reading everywhere. */
export const time: FieldKind = {
  name: 'time',
  inline: 'typed',
  match: (field) => field.schema.format === 'local-time',
  column: () => 'text',
  cell: (field) => ({ component: 'TimeField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'TimeInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TimeFilter', props: sourceProps(field) }),
};
