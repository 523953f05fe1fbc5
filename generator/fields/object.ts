import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Any JSON that no other kind speaks for: an object, or a list of them. */
export const object: FieldKind = {
  name: 'object',
  match: (field) => field.type === 'object' || field.type === 'array',
  column: () => 'jsonb',
  cell: (field) => ({ component: 'JsonField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'JsonInput', props: inputProps(field, context) }),
};
