// Generated from schemas/billing/invoice.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  DateTimeField,
  EnumField,
  EnumFilter,
  MoneyField,
  PercentField,
  ReferenceField,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { invoice } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  number: <TextField source="number" />,
  kind: <EnumField source="kind" choices={['invoice', 'credit_note']} translation="enums.invoice.kind" />,
  corrects_id: <ReferenceField source="corrects_id" reference="invoices_detail" />,
  state: <StateField source="state" choices={['open', 'paid', 'void']} translation="enums.invoice.state" />,
  description: <TextField source="description" />,
  period_start: <DateTimeField source="period_start" />,
  period_end: <DateTimeField source="period_end" />,
  issued_at: <DateTimeField source="issued_at" />,
  due_at: <DateTimeField source="due_at" />,
  paid_at: <DateTimeField source="paid_at" />,
  subtotal: <MoneyField source="subtotal" currencySource="currency" />,
  credit_amount: <MoneyField source="credit_amount" currencySource="currency" />,
  discount_amount: <MoneyField source="discount_amount" currencySource="currency" />,
  tax_rate: <PercentField source="tax_rate" />,
  tax_amount: <MoneyField source="tax_amount" currencySource="currency" />,
  reverse_charge: <BooleanField source="reverse_charge" />,
  total: <MoneyField source="total" currencySource="currency" />,
  currency: <TextField source="currency" />,
  billing_name: <TextField source="billing_name" />,
  billing_address: <TextField source="billing_address" />,
  billing_country: <TextField source="billing_country" />,
  tax_number: <TextField source="tax_number" />,
  subscription_id: <ReferenceField source="subscription_id" reference="plan_management" />,
  plan_id: <ReferenceField source="plan_id" reference="plan" />,
  plan_name: <TextField source="plan_name" />,
  period: <EnumField source="period" choices={['monthly', 'yearly']} translation="enums.invoice.period" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  number: <Column source="number">{fields.number}</Column>,
  issued_at: <Column source="issued_at">{fields.issued_at}</Column>,
  description: <Column source="description">{fields.description}</Column>,
  total: <Column source="total" numeric>{fields.total}</Column>,
  currency: <Column source="currency">{fields.currency}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  due_at: <Column source="due_at">{fields.due_at}</Column>,
  paid_at: <Column source="paid_at">{fields.paid_at}</Column>,
};
export const moreColumns = {
  kind: <Column source="kind">{fields.kind}</Column>,
  corrects_id: <Column source="corrects_id" disableSort>{fields.corrects_id}</Column>,
  period_start: <Column source="period_start">{fields.period_start}</Column>,
  period_end: <Column source="period_end">{fields.period_end}</Column>,
  subtotal: <Column source="subtotal" numeric>{fields.subtotal}</Column>,
  credit_amount: <Column source="credit_amount" numeric>{fields.credit_amount}</Column>,
  discount_amount: <Column source="discount_amount" numeric>{fields.discount_amount}</Column>,
  tax_rate: <Column source="tax_rate" numeric>{fields.tax_rate}</Column>,
  tax_amount: <Column source="tax_amount" numeric>{fields.tax_amount}</Column>,
  reverse_charge: <Column source="reverse_charge">{fields.reverse_charge}</Column>,
  billing_name: <Column source="billing_name">{fields.billing_name}</Column>,
  billing_address: <Column source="billing_address">{fields.billing_address}</Column>,
  billing_country: <Column source="billing_country">{fields.billing_country}</Column>,
  tax_number: <Column source="tax_number">{fields.tax_number}</Column>,
  subscription_id: <Column source="subscription_id" disableSort>{fields.subscription_id}</Column>,
  plan_id: <Column source="plan_id" disableSort>{fields.plan_id}</Column>,
  plan_name: <Column source="plan_name" disableSort>{fields.plan_name}</Column>,
  period: <Column source="period" disableSort>{fields.period}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: <EnumFilter source="state" choices={['open', 'paid', 'void']} translation="enums.invoice.state" />,
};

export function InvoiceList() {
  return <EntityList entity={invoice} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function InvoiceShow() {
  return <EntityShow entity={invoice} fields={fields} />;
}

export const views = { list: InvoiceList, show: InvoiceShow };
