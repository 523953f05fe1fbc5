import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const color: FieldKind = {
  name: 'color',
  inline: 'typed',
  match: (field) => field.type === 'string' && field.ui.widget === 'color',
  column: () => 'text',
  cell: (field) => ({ component: 'ColorField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'ColorInput', props: inputProps(field, context) }),
};
