// Generated from schemas/billing/contract.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanInput,
  DateField,
  DateFilter,
  DateInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  FileField,
  FileInput,
  LongTextField,
  LongTextInput,
  MoneyField,
  MoneyInput,
  NumberField,
  NumberInput,
  PresenceFilter,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  StateField,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { contract } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  customer_id: <ReferenceField source="customer_id" reference="customers" />,
  plan_id: <ReferenceField source="plan_id" reference="plan" />,
  state: <StateField source="state" choices={['scheduled', 'active', 'ended']} translation="enums.contract.state" />,
  starts_on: <DateField source="starts_on" />,
  ends_on: <DateField source="ends_on" />,
  signed_copy: <FileField source="signed_copy" />,
  note: <LongTextField source="note" />,
  price: <MoneyField source="price" currencySource="currency_id" />,
  currency_id: <ReferenceField source="currency_id" reference="general_definitions/currency" />,
  period: <EnumField source="period" choices={['monthly', 'yearly']} translation="enums.contract.period" />,
  is_invoiced: <BooleanField source="is_invoiced" />,
  payment_days: <NumberField source="payment_days" />,
  own_limits: <BooleanField source="own_limits" />,
  qr_code_count: <NumberField source="qr_code_count" />,
  user_count: <NumberField source="user_count" />,
  group_count: <NumberField source="group_count" />,
  organization_count: <NumberField source="organization_count" />,
  storage_mb: <NumberField source="storage_mb" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  customer_id: <Column source="customer_id" disableSort>{fields.customer_id}</Column>,
  plan_id: <Column source="plan_id" disableSort>{fields.plan_id}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  starts_on: <Column source="starts_on">{fields.starts_on}</Column>,
  ends_on: <Column source="ends_on">{fields.ends_on}</Column>,
  price: <Column source="price" numeric>{fields.price}</Column>,
  period: <Column source="period">{fields.period}</Column>,
  is_invoiced: <Column source="is_invoiced">{fields.is_invoiced}</Column>,
};
export const moreColumns = {
  note: <Column source="note">{fields.note}</Column>,
  currency_id: <Column source="currency_id" disableSort>{fields.currency_id}</Column>,
  payment_days: <Column source="payment_days" numeric>{fields.payment_days}</Column>,
  own_limits: <Column source="own_limits">{fields.own_limits}</Column>,
  qr_code_count: <Column source="qr_code_count" numeric>{fields.qr_code_count}</Column>,
  user_count: <Column source="user_count" numeric>{fields.user_count}</Column>,
  group_count: <Column source="group_count" numeric>{fields.group_count}</Column>,
  organization_count: <Column source="organization_count" numeric>{fields.organization_count}</Column>,
  storage_mb: <Column source="storage_mb" numeric>{fields.storage_mb}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  customer_id: <ReferenceInput source="customer_id" required reference="customers" searchable sortBy="created_at" />,
  plan_id: (
    <ReferenceInput
      source="plan_id"
      required
      helperText="resources.contract.help.plan_id"
      reference="plan"
      searchable
      sortBy="sort_order"
    />
  ),
  starts_on: <DateInput source="starts_on" required helperText="resources.contract.help.starts_on" />,
  ends_on: <DateInput source="ends_on" helperText="resources.contract.help.ends_on" />,
  period: (
    <EnumInput
      source="period"
      defaultValue="yearly"
      choices={['monthly', 'yearly']}
      translation="enums.contract.period"
    />
  ),
  price: (
    <MoneyInput
      source="price"
      required
      minimum={0}
      maximum={1000000000000}
      helperText="resources.contract.help.price"
      currencySource="currency_id"
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
  is_invoiced: <BooleanInput source="is_invoiced" defaultValue helperText="resources.contract.help.is_invoiced" />,
  payment_days: (
    <NumberInput
      source="payment_days"
      minimum={0}
      maximum={180}
      defaultValue={30}
      helperText="resources.contract.help.payment_days"
      step={1}
    />
  ),
  own_limits: <BooleanInput source="own_limits" defaultValue={false} helperText="resources.contract.help.own_limits" />,
  qr_code_count: (
    <NumberInput
      source="qr_code_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.contract.help.qr_code_count"
      step={1}
    />
  ),
  user_count: (
    <NumberInput
      source="user_count"
      minimum={1}
      maximum={1000000}
      helperText="resources.contract.help.user_count"
      step={1}
    />
  ),
  group_count: (
    <NumberInput
      source="group_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.contract.help.group_count"
      step={1}
    />
  ),
  organization_count: (
    <NumberInput
      source="organization_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.contract.help.organization_count"
      step={1}
    />
  ),
  storage_mb: (
    <NumberInput
      source="storage_mb"
      minimum={0}
      maximum={1000000000}
      helperText="resources.contract.help.storage_mb"
      step={1}
    />
  ),
  signed_copy: (
    <FileInput
      source="signed_copy"
      helperText="resources.contract.help.signed_copy"
      types={['application/pdf', 'image/jpeg', 'image/png']}
      maxBytes={10000000}
      owner="customer_id"
    />
  ),
  note: <LongTextInput source="note" maxLength={1000} defaultValue="" helperText="resources.contract.help.note" />,
};

/** What the list can be narrowed by. */
export const filters = {
  customer_id: <ReferenceFilter source="customer_id" reference="customers" searchable sortBy="created_at" />,
  state: <EnumFilter source="state" choices={['scheduled', 'active', 'ended']} translation="enums.contract.state" />,
  plan_id: <ReferenceFilter source="plan_id" reference="plan" searchable sortBy="sort_order" />,
  starts_on: <DateFilter source="starts_on" />,
  ends_on: <DateFilter source="ends_on" />,
  signed_copy: <PresenceFilter source="signed_copy" />,
};

export function ContractList() {
  return <EntityList entity={contract} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function ContractShow() {
  return <EntityShow entity={contract} fields={fields} />;
}

export function ContractCreate() {
  return <EntityCreate entity={contract} inputs={inputs} />;
}

export function ContractEdit() {
  return <EntityEdit entity={contract} inputs={inputs} />;
}

export const views = { list: ContractList, show: ContractShow, create: ContractCreate, edit: ContractEdit };
