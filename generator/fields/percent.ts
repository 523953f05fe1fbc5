import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const percent: FieldKind = {
  name: 'percent',
  inline: 'typed',
  match: (field) => field.type === 'number' && field.ui.widget === 'percent',
  column: () => 'double precision',
  cell: (field) => ({ component: 'PercentField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'PercentInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'NumberFilter', props: sourceProps(field) }),
};
