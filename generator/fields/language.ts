import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Any language by its code (BCP 47), as `pt-BR`; a `locale` is one of those that the product itself speaks. */
export const language: FieldKind = {
  name: 'language',
  inline: 'chosen',
  match: (field) => field.schema.format === 'language',
  column: () => 'text',
  cell: (field) => ({ component: 'LanguageField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'LanguageInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'LanguageFilter', props: sourceProps(field) }),
};
