import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** A country by its two letters (ISO 3166-1); its name comes from Intl, so it needs no words of our own. */
export const country: FieldKind = {
  name: 'country',
  inline: 'chosen',
  match: (field) => field.schema.format === 'country',
  column: () => 'text',
  cell: (field) => ({ component: 'CountryField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'CountryInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'CountryFilter', props: sourceProps(field) }),
};
