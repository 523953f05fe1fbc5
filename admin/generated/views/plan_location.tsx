// Generated from schemas/platform/plan_location.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  CountryListField,
  CountryListInput,
  DateTimeField,
  PercentField,
  PercentInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { planLocation } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  currency_id: <ReferenceField source="currency_id" reference="general_definitions/currency" />,
  tax_rate: <PercentField source="tax_rate" />,
  countries: <CountryListField source="countries" />,
  is_global: <BooleanField source="is_global" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  countries: <Column source="countries" disableSort>{fields.countries}</Column>,
  currency_id: <Column source="currency_id" disableSort>{fields.currency_id}</Column>,
  tax_rate: <Column source="tax_rate" numeric>{fields.tax_rate}</Column>,
  is_global: <Column source="is_global">{fields.is_global}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  countries: (
    <CountryListInput
      source="countries"
      maxItems={300}
      defaultValue={[]}
      helperText="resources.planlocation.help.countries"
    />
  ),
  currency_id: (
    <ReferenceInput
      source="currency_id"
      required
      reference="general_definitions/currency"
      searchable
      sortBy="code"
    />
  ),
  tax_rate: (
    <PercentInput
      source="tax_rate"
      minimum={0}
      maximum={100}
      defaultValue={0}
      helperText="resources.planlocation.help.tax_rate"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  currency_id: (
    <ReferenceFilter
      source="currency_id"
      reference="general_definitions/currency"
      searchable
      sortBy="code"
    />
  ),
  is_global: <BooleanFilter source="is_global" />,
};

export function PlanLocationList() {
  return <EntityList entity={planLocation} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function PlanLocationShow() {
  return <EntityShow entity={planLocation} fields={fields} />;
}

export function PlanLocationCreate() {
  return <EntityCreate entity={planLocation} inputs={inputs} />;
}

export function PlanLocationEdit() {
  return <EntityEdit entity={planLocation} inputs={inputs} />;
}

export const views = { list: PlanLocationList, show: PlanLocationShow, create: PlanLocationCreate, edit: PlanLocationEdit };
