import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const url: FieldKind = {
  name: 'url',
  inline: 'typed',
  match: (field) => field.schema.format === 'uri',
  column: () => 'text',
  cell: (field) => ({ component: 'UrlField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'UrlInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
