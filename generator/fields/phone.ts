import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const phone: FieldKind = {
  name: 'phone',
  inline: 'typed',
  match: (field) => field.type === 'string' && field.ui.widget === 'phone',
  column: () => 'text',
  cell: (field) => ({ component: 'PhoneField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'PhoneInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
