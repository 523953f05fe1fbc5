import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { EntityModel, JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, sourceProps } from './kind.ts';

/** Minor units of an ISO 4217 currency; bigint, since a yearly sum in rupiah passes four bytes. */
export const money: FieldKind = {
  name: 'money',
  match: (field) => field.type === 'integer' && field.ui.widget === 'money',
  column: () => 'bigint',
  needsRow: true,
  cell: (field, context) => ({ component: 'MoneyField', props: { ...sourceProps(field), ...currencyProps(context) } }),
  input: (field, context) => ({
    component: 'MoneyInput',
    props: { ...inputProps(field, context), ...currencyProps(context) },
  }),
  filter: (field, context) => ({
    component: 'MoneyFilter',
    props: { ...sourceProps(field), ...currencyProps(context) },
  }),
  server(_field, entity): Partial<FieldDescriptor> {
    const field = currencyField(entity);
    if (field === undefined) return {};
    return { currency: { field: field.name, ...(field.ref !== undefined && { code: CODE }) } };
  },
};

function currencyProps({ entity }: FieldContext): Record<string, JsonValue> {
  const field = currencyField(entity);
  return field === undefined ? {} : { currencySource: field.name };
}

/** The field that says which currency the row is in, when the entity has one: by its code, else by its id. */
const currencyField = ({ fields }: EntityModel) =>
  fields.find(({ name }) => CODES.includes(name)) ??
  fields.find(({ ref, type }) => ref?.to === CURRENCY && type === 'integer');

const CODES = ['currency_code', 'currency'];
const CURRENCY = 'currency';
const CODE = 'code';
