// Generated from schemas/platform/sub_plan.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  MoneyField,
  MoneyInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { subPlan } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  plan_id: <ReferenceField source="plan_id" reference="plan" />,
  plan_location_id: <ReferenceField source="plan_location_id" reference="planlocation" />,
  period: <EnumField source="period" choices={['monthly', 'yearly']} translation="enums.sub_plan.period" />,
  price: <MoneyField source="price" currencySource="currency_code" />,
  currency_code: <TextField source="currency_code" />,
  is_active: <BooleanField source="is_active" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  plan_id: <Column source="plan_id" disableSort>{fields.plan_id}</Column>,
  plan_location_id: <Column source="plan_location_id" disableSort>{fields.plan_location_id}</Column>,
  period: <Column source="period">{fields.period}</Column>,
  price: <Column source="price" numeric>{fields.price}</Column>,
  currency_code: <Column source="currency_code">{fields.currency_code}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  plan_id: <ReferenceInput source="plan_id" required reference="plan" searchable sortBy="sort_order" />,
  plan_location_id: (
    <ReferenceInput
      source="plan_location_id"
      required
      reference="planlocation"
      searchable
      sortBy="name"
    />
  ),
  period: <EnumInput source="period" required choices={['monthly', 'yearly']} translation="enums.sub_plan.period" />,
  price: (
    <MoneyInput
      source="price"
      required
      minimum={0}
      maximum={1000000000000}
      helperText="resources.subplan.help.price"
      currencySource="currency_code"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue helperText="resources.subplan.help.is_active" />,
};

/** What the list can be narrowed by. */
export const filters = {
  plan_id: <ReferenceFilter source="plan_id" reference="plan" searchable sortBy="sort_order" />,
  plan_location_id: <ReferenceFilter source="plan_location_id" reference="planlocation" searchable sortBy="name" />,
  period: <EnumFilter source="period" choices={['monthly', 'yearly']} translation="enums.sub_plan.period" />,
  is_active: <BooleanFilter source="is_active" />,
};

export function SubPlanList() {
  return <EntityList entity={subPlan} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SubPlanShow() {
  return <EntityShow entity={subPlan} fields={fields} />;
}

export function SubPlanCreate() {
  return <EntityCreate entity={subPlan} inputs={inputs} />;
}

export function SubPlanEdit() {
  return <EntityEdit entity={subPlan} inputs={inputs} />;
}

export const views = { list: SubPlanList, show: SubPlanShow, create: SubPlanCreate, edit: SubPlanEdit };
