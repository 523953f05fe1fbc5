import { type FieldKind, sourceProps } from './kind.ts';

/** What no other kind speaks for: data that the server itself writes, or a screen that is written by hand. No form asks for it. */
export const json: FieldKind = {
  name: 'json',
  match: (field) => field.type === 'object' || field.type === 'array',
  column: () => 'jsonb',
  isBareUnreadable: true,
  cell: (field) => ({ component: 'JsonField', props: sourceProps(field) }),
};
