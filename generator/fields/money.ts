import type { JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Minor units of an ISO 4217 currency; bigint, since a yearly sum in rupiah passes four bytes. */
export const money: FieldKind = {
  name: 'money',
  match: (field) => field.type === 'integer' && field.ui.widget === 'money',
  column: () => 'bigint',
  cell: (field, context) => ({ component: 'MoneyField', props: { ...sourceProps(field), ...currencyProps(context) } }),
  input: (field, context) => ({
    component: 'MoneyInput',
    props: { ...inputProps(field, context), ...currencyProps(context) },
  }),
  filter: (field, context) => ({
    component: 'MoneyFilter',
    props: { ...sourceProps(field), ...currencyProps(context) },
  }),
};

/** The field that says which currency the row is in, when the entity has one: by its code, else by its id. */
function currencyProps({ entity }: FieldContext): Record<string, JsonValue> {
  const source =
    CODES.find((name) => entity.fields.some((field) => field.name === name)) ??
    entity.fields.find(({ ref, type }) => ref?.to === CURRENCY && type === 'integer')?.name;
  return source === undefined ? {} : { currencySource: source };
}

const CODES = ['currency_code', 'currency'];
const CURRENCY = 'currency';
