import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** A time zone by its IANA name, as `Europe/Berlin`. */
export const timeZone: FieldKind = {
  name: 'time_zone',
  match: (field) => field.type === 'string' && field.ui.widget === 'time_zone',
  column: () => 'text',
  cell: (field) => ({ component: 'TimeZoneField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'TimeZoneInput', props: inputProps(field, context) }),
};
