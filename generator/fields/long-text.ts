import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** From this length on a single line no longer shows what was typed. */
const MULTILINE_FROM = 1000;

export const longText: FieldKind = {
  name: 'long_text',
  match: (field) =>
    field.type === 'string' &&
    (field.ui.widget === 'long_text' || Number(field.schema.maxLength ?? 0) >= MULTILINE_FROM),
  column: () => 'text',
  cell: (field) => ({ component: 'LongTextField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'LongTextInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'TextFilter', props: sourceProps(field) }),
};
