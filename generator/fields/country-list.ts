import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Countries by their two letters (ISO 3166-1); their names come from Intl, so they need no words of our own. */
export const countryList: FieldKind = {
  name: 'country_list',
  match: (field) => field.type === 'array' && field.ui.widget === 'country_list',
  column: () => 'text[]',
  cell: (field) => ({ component: 'CountryListField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'CountryListInput', props: inputProps(field, context) }),
};
