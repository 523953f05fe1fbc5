// Generated from schemas/platform/currency.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  NumberField,
  TextField,
  TextFilter,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { currency } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  symbol: <TextField source="symbol" />,
  minor_digits: <NumberField source="minor_digits" />,
  is_active: <BooleanField source="is_active" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  code: <Column source="code">{fields.code}</Column>,
  name: <Column source="name">{fields.name}</Column>,
  symbol: <Column source="symbol">{fields.symbol}</Column>,
  minor_digits: <Column source="minor_digits" numeric>{fields.minor_digits}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  code: (
    <TextInput
      source="code"
      required
      maxLength={3}
      pattern="^[A-Z]{3}$"
      helperText="resources.general_definitions/currency.help.code"
    />
  ),
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  symbol: <TextInput source="symbol" required minLength={1} maxLength={8} />,
  is_active: (
    <BooleanInput
      source="is_active"
      defaultValue
      helperText="resources.general_definitions/currency.help.is_active"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  code: <TextFilter source="code" />,
  is_active: <BooleanFilter source="is_active" />,
};

export function CurrencyList() {
  return <EntityList entity={currency} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CurrencyShow() {
  return <EntityShow entity={currency} fields={fields} />;
}

export function CurrencyCreate() {
  return <EntityCreate entity={currency} inputs={inputs} />;
}

export function CurrencyEdit() {
  return <EntityEdit entity={currency} inputs={inputs} />;
}

export const views = { list: CurrencyList, show: CurrencyShow, create: CurrencyCreate, edit: CurrencyEdit };
