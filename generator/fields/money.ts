import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { JsonValue } from '../../shared/contract/model.ts';
import { type FieldContext, type FieldKind, inputProps, sourceProps, type UnclassifiedField } from './kind.ts';

/** Minor units of an ISO 4217 currency; bigint, since a yearly sum in rupiah passes four bytes. */
export const money: FieldKind = {
  name: 'money',
  inline: 'typed',
  match: (field) => field.type === 'integer' && field.ui.widget === 'money',
  column: () => 'bigint',
  isBareUnreadable: true,
  lacks: (fields) =>
    currencyField(fields) === undefined
      ? {
          message: 'Nothing says which currency the amount is in, so that nobody can read it.',
          hint: 'Declare "currency_id", an integer with "x-ref": { "to": "currency" }, or "currency_code" with the code of ISO 4217.',
        }
      : undefined,
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
    const field = currencyField(entity.fields);
    if (field === undefined) return {};
    const reference = currencyReference(entity.fields);
    const isShownOnly = field.readOnly && reference !== undefined;
    return {
      currency: {
        field: field.name,
        ...(field.ref !== undefined && { code: CODE }),
        ...(isShownOnly && { written: { field: reference.name, code: CODE } }),
      },
    };
  },
};

function currencyProps({ entity }: FieldContext): Record<string, JsonValue> {
  const source = currencyField(entity.fields);
  return source === undefined ? {} : { currencySource: source.name };
}

/** The field that says which currency the row is in: by its code, else by its id. */
function currencyField(fields: Iterable<UnclassifiedField>): UnclassifiedField | undefined {
  const all = [...fields];
  const byCode = CODES.flatMap((name) => all.filter((field) => field.name === name && field.type === 'string'));
  return byCode.at(0) ?? currencyReference(all);
}

const currencyReference = (fields: Iterable<UnclassifiedField>): UnclassifiedField | undefined =>
  [...fields].find(({ ref, type }) => ref?.to === CURRENCY && type === 'integer');

const CODES = ['currency_code', 'currency'];
const CURRENCY = 'currency';
/** Of the row that is referred to. */
const CODE = 'code';
