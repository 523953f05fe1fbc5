import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** A language of the product; its name comes from Intl, so it needs no words of our own. */
export const locale: FieldKind = {
  name: 'locale',
  inline: 'chosen',
  match: (field) => field.enum !== undefined && field.ui.widget === 'locale',
  column: () => 'text',
  cell: (field) => ({ component: 'LocaleField', props: sourceProps(field) }),
  input: (field, context) => ({
    component: 'LocaleInput',
    props: { ...inputProps(field, context), choices: field.enum ?? [] },
  }),
  filter: (field) => ({ component: 'LocaleFilter', props: { ...sourceProps(field), choices: field.enum ?? [] } }),
};
