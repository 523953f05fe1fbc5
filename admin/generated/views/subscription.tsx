// Generated from schemas/billing/subscription.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  DateTimeField,
  EnumField,
  EnumFilter,
  MoneyField,
  NumberField,
  PercentField,
  ReferenceField,
  ReferenceFilter,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { subscription } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  plan_id: <ReferenceField source="plan_id" reference="plan" />,
  sub_plan_id: <ReferenceField source="sub_plan_id" reference="subplan" />,
  is_current: <BooleanField source="is_current" />,
  state: <StateField source="state" choices={['active', 'past_due', 'ended']} translation="enums.subscription.state" />,
  period: <EnumField source="period" choices={['monthly', 'yearly']} translation="enums.subscription.period" />,
  currency: <TextField source="currency" />,
  price: <MoneyField source="price" currencySource="currency" />,
  tax_rate: <PercentField source="tax_rate" />,
  started_at: <DateTimeField source="started_at" />,
  period_start: <DateTimeField source="period_start" />,
  period_end: <DateTimeField source="period_end" />,
  auto_renew: <BooleanField source="auto_renew" />,
  next_sub_plan_id: <ReferenceField source="next_sub_plan_id" reference="subplan" />,
  retry_count: <NumberField source="retry_count" />,
  next_retry_at: <DateTimeField source="next_retry_at" />,
  ended_at: <DateTimeField source="ended_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  plan_id: <Column source="plan_id" disableSort>{fields.plan_id}</Column>,
  period: <Column source="period">{fields.period}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  price: <Column source="price" numeric>{fields.price}</Column>,
  currency: <Column source="currency">{fields.currency}</Column>,
  period_start: <Column source="period_start">{fields.period_start}</Column>,
  period_end: <Column source="period_end">{fields.period_end}</Column>,
  auto_renew: <Column source="auto_renew">{fields.auto_renew}</Column>,
};
export const moreColumns = {
  sub_plan_id: <Column source="sub_plan_id" disableSort>{fields.sub_plan_id}</Column>,
  is_current: <Column source="is_current">{fields.is_current}</Column>,
  tax_rate: <Column source="tax_rate" numeric>{fields.tax_rate}</Column>,
  started_at: <Column source="started_at">{fields.started_at}</Column>,
  next_sub_plan_id: <Column source="next_sub_plan_id" disableSort>{fields.next_sub_plan_id}</Column>,
  retry_count: <Column source="retry_count" numeric>{fields.retry_count}</Column>,
  next_retry_at: <Column source="next_retry_at">{fields.next_retry_at}</Column>,
  ended_at: <Column source="ended_at">{fields.ended_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: <EnumFilter source="state" choices={['active', 'past_due', 'ended']} translation="enums.subscription.state" />,
  is_current: <BooleanFilter source="is_current" />,
  plan_id: <ReferenceFilter source="plan_id" reference="plan" searchable sortBy="sort_order" />,
};

export function SubscriptionList() {
  return <EntityList entity={subscription} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: SubscriptionList };
