import { choiceProps } from './enum.ts';
import { type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Enums that people read as a state even where any move is allowed; shown as a chip with an icon. */
const STATE_NAMES = ['status', 'priority', 'state'];

export const state: FieldKind = {
  name: 'state',
  inline: 'chosen',
  match: (field) => field.enum !== undefined && (field.states !== undefined || isNamedLikeState(field.name)),
  column: () => 'text',
  cell: (field, context) => ({
    component: 'StateField',
    props: { ...sourceProps(field), ...choiceProps(field, context) },
  }),
  input: (field, context) => ({
    component: 'StateInput',
    props: {
      ...inputProps(field, context),
      ...choiceProps(field, context),
      ...(field.states === undefined ? {} : { states: field.states }),
    },
  }),
  filter: (field, context) => ({
    component: 'EnumFilter',
    props: { ...sourceProps(field), ...choiceProps(field, context) },
  }),
};

function isNamedLikeState(name: string): boolean {
  return STATE_NAMES.includes(name) || name.endsWith('_status');
}
