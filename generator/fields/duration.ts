import { integer } from './integer.ts';
import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** How long something takes, in seconds. */
export const duration: FieldKind = {
  name: 'duration',
  match: (field) => field.type === 'integer' && field.ui.widget === 'duration',
  column: integer.column,
  isBareUnreadable: true,
  cell: (field) => ({ component: 'DurationField', props: sourceProps(field) }),
  input: (field, context) => ({ component: 'DurationInput', props: inputProps(field, context) }),
  filter: (field) => ({ component: 'DurationFilter', props: sourceProps(field) }),
};
