// Generated from schemas/platform/discount.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  DateTimeFilter,
  DateTimeInput,
  EnumField,
  EnumFilter,
  EnumInput,
  MoneyField,
  MoneyInput,
  NumberField,
  NumberInput,
  PercentField,
  PercentInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  ReferenceListField,
  ReferenceListInput,
  StateField,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { AnswerPanel, Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { discount } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  code: <TextField source="code" />,
  state: (
    <StateField
      source="state"
      choices={['active', 'scheduled', 'expired', 'used_up', 'inactive']}
      translation="enums.discount.state"
    />
  ),
  kind: <EnumField source="kind" choices={['percent', 'amount']} translation="enums.discount.kind" />,
  percent: <PercentField source="percent" />,
  amount: <MoneyField source="amount" currencySource="currency_code" />,
  currency_id: <ReferenceField source="currency_id" reference="general_definitions/currency" />,
  is_active: <BooleanField source="is_active" />,
  valid_from: <DateTimeField source="valid_from" />,
  valid_to: <DateTimeField source="valid_to" />,
  maximum_uses: <NumberField source="maximum_uses" />,
  plan_ids: <ReferenceListField source="plan_ids" reference="plan" />,
  used_count: <NumberField source="used_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  code: <Column source="code">{fields.code}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  kind: <Column source="kind">{fields.kind}</Column>,
  percent: <Column source="percent" numeric>{fields.percent}</Column>,
  amount: <Column source="amount" numeric>{fields.amount}</Column>,
  currency_id: <Column source="currency_id" disableSort>{fields.currency_id}</Column>,
  valid_from: <Column source="valid_from">{fields.valid_from}</Column>,
  valid_to: <Column source="valid_to">{fields.valid_to}</Column>,
  used_count: <Column source="used_count" numeric>{fields.used_count}</Column>,
  maximum_uses: <Column source="maximum_uses" numeric>{fields.maximum_uses}</Column>,
};
export const moreColumns = {
  is_active: <Column source="is_active">{fields.is_active}</Column>,
  plan_ids: <Column source="plan_ids" disableSort>{fields.plan_ids}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  code: (
    <TextInput
      source="code"
      required
      minLength={3}
      maxLength={32}
      pattern="^[A-Z0-9][A-Z0-9_-]*$"
      helperText="resources.discount.help.code"
    />
  ),
  kind: (
    <EnumInput
      source="kind"
      required
      defaultValue="percent"
      choices={['percent', 'amount']}
      translation="enums.discount.kind"
    />
  ),
  percent: (
    <PercentInput
      source="percent"
      insteadOf={['amount']}
      requiredWithout={['amount']}
      requiredWhen={{ field: 'kind', is: 'percent' }}
      when={{ kind: 'percent' }}
      minimum={0}
      maximum={100}
      helperText="resources.discount.help.percent"
    />
  ),
  amount: (
    <MoneyInput
      source="amount"
      insteadOf={['percent']}
      requiredWithout={['percent']}
      requiredWhen={{ field: 'kind', is: 'amount' }}
      when={{ kind: 'amount' }}
      minimum={0}
      maximum={1000000000000}
      helperText="resources.discount.help.amount"
      currencySource="currency_code"
    />
  ),
  currency_id: (
    <ReferenceInput
      source="currency_id"
      requiredWhen={{ field: 'kind', is: 'amount' }}
      when={{ kind: 'amount' }}
      helperText="resources.discount.help.currency_id"
      reference="general_definitions/currency"
      searchable
      sortBy="code"
    />
  ),
  valid_from: <DateTimeInput source="valid_from" required />,
  valid_to: <DateTimeInput source="valid_to" helperText="resources.discount.help.valid_to" />,
  maximum_uses: (
    <NumberInput
      source="maximum_uses"
      minimum={1}
      maximum={1000000000}
      helperText="resources.discount.help.maximum_uses"
      step={1}
    />
  ),
  plan_ids: (
    <ReferenceListInput
      source="plan_ids"
      maxItems={50}
      defaultValue={[]}
      helperText="resources.discount.help.plan_ids"
      reference="plan"
      searchable
      sortBy="sort_order"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue />,
};

/** What the list can be narrowed by. */
export const filters = {
  kind: <EnumFilter source="kind" choices={['percent', 'amount']} translation="enums.discount.kind" />,
  is_active: <BooleanFilter source="is_active" />,
  currency_id: (
    <ReferenceFilter
      source="currency_id"
      reference="general_definitions/currency"
      searchable
      sortBy="code"
    />
  ),
  valid_from: <DateTimeFilter source="valid_from" />,
  valid_to: <DateTimeFilter source="valid_to" />,
  plan_ids: <ReferenceFilter source="plan_ids" reference="plan" searchable sortBy="sort_order" />,
};

/** What the panels show of answers. */
const answers = {
  uses: {
    lists: {
      sums: {
        cells: {
          amount: <MoneyField source="amount" currencySource="currency" />,
        },
        numeric: ['amount'],
      },
    },
    results: {
      cells: {
        company_id: <ReferenceField source="company_id" reference="customers" />,
        user: <TextField source="user" />,
        plan: <TextField source="plan" />,
        amount: <MoneyField source="amount" currencySource="currency" />,
        created_at: <DateTimeField source="created_at" />,
      },
      numeric: ['amount'],
    },
  },
};

/** Beside the fields on the page of a row. */
export const panels = {
  uses: <AnswerPanel action="uses" empty="resources.discount.panels.uses.empty" {...answers.uses} />,
};

export function DiscountList() {
  return <EntityList entity={discount} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function DiscountShow() {
  return <EntityShow entity={discount} fields={fields} panels={panels} />;
}

export function DiscountCreate() {
  return <EntityCreate entity={discount} inputs={inputs} />;
}

export function DiscountEdit() {
  return <EntityEdit entity={discount} inputs={inputs} />;
}

export const views = { list: DiscountList, show: DiscountShow, create: DiscountCreate, edit: DiscountEdit };
