import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** A small subset of HTML, which the server makes of whatever is sent (server/validation/rich-text.ts). */
export const richText: FieldKind = {
  name: 'rich_text',
  match: (field) => field.type === 'string' && field.schema.format === 'rich-text',
  column: () => 'text',
  cell: (field) => ({ component: 'RichTextField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'RichTextInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
  isBareUnreadable: true,
};
