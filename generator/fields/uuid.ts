import { type FieldKind, inputProps, sourceProps } from './kind.ts';

export const uuid: FieldKind = {
  name: 'uuid',
  match: (field) => field.schema.format === 'uuid',
  column: () => 'uuid',
  cell: (field) => ({ component: 'UuidField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'UuidInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
