// Generated from schemas/platform/plan.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  NumberField,
  NumberInput,
  RichTextField,
  RichTextInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { plan } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  tag: (
    <EnumField
      source="tag"
      choices={['free', 'basic', 'standart', 'pro', 'enterprise']}
      translation="enums.plan.tag"
    />
  ),
  description: <RichTextField source="description" />,
  sort_order: <NumberField source="sort_order" />,
  is_popular: <BooleanField source="is_popular" />,
  is_active: <BooleanField source="is_active" />,
  offer: (
    <EnumField
      source="offer"
      choices={['offered', 'inactive', 'no_limit', 'no_price']}
      translation="enums.plan.offer"
    />
  ),
  qr_code_count: <NumberField source="qr_code_count" />,
  user_count: <NumberField source="user_count" />,
  group_count: <NumberField source="group_count" />,
  organization_count: <NumberField source="organization_count" />,
  storage_mb: <NumberField source="storage_mb" />,
  return_url: <BooleanField source="return_url" />,
  custom_logo: <BooleanField source="custom_logo" />,
  link_list: <BooleanField source="link_list" />,
  on_premise: <BooleanField source="on_premise" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  tag: <Column source="tag">{fields.tag}</Column>,
  qr_code_count: <Column source="qr_code_count" numeric>{fields.qr_code_count}</Column>,
  user_count: <Column source="user_count" numeric>{fields.user_count}</Column>,
  group_count: <Column source="group_count" numeric>{fields.group_count}</Column>,
  organization_count: <Column source="organization_count" numeric>{fields.organization_count}</Column>,
  storage_mb: <Column source="storage_mb" numeric>{fields.storage_mb}</Column>,
  is_popular: <Column source="is_popular">{fields.is_popular}</Column>,
  offer: <Column source="offer">{fields.offer}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
  sort_order: <Column source="sort_order" numeric>{fields.sort_order}</Column>,
};
export const moreColumns = {
  description: <Column source="description">{fields.description}</Column>,
  return_url: <Column source="return_url">{fields.return_url}</Column>,
  custom_logo: <Column source="custom_logo">{fields.custom_logo}</Column>,
  link_list: <Column source="link_list">{fields.link_list}</Column>,
  on_premise: <Column source="on_premise">{fields.on_premise}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  tag: (
    <EnumInput
      source="tag"
      required
      helperText="resources.plan.help.tag"
      choices={['free', 'basic', 'standart', 'pro', 'enterprise']}
      translation="enums.plan.tag"
    />
  ),
  description: <RichTextInput source="description" maxLength={6000} defaultValue="" />,
  qr_code_count: (
    <NumberInput
      source="qr_code_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.plan.help.qr_code_count"
      step={1}
    />
  ),
  user_count: (
    <NumberInput
      source="user_count"
      minimum={1}
      maximum={1000000}
      helperText="resources.plan.help.user_count"
      step={1}
    />
  ),
  group_count: (
    <NumberInput
      source="group_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.plan.help.group_count"
      step={1}
    />
  ),
  organization_count: (
    <NumberInput
      source="organization_count"
      minimum={0}
      maximum={1000000}
      helperText="resources.plan.help.organization_count"
      step={1}
    />
  ),
  storage_mb: (
    <NumberInput
      source="storage_mb"
      minimum={0}
      maximum={1000000000}
      helperText="resources.plan.help.storage_mb"
      step={1}
    />
  ),
  return_url: <BooleanInput source="return_url" defaultValue={false} helperText="resources.plan.help.return_url" />,
  custom_logo: <BooleanInput source="custom_logo" defaultValue={false} />,
  link_list: <BooleanInput source="link_list" defaultValue={false} />,
  on_premise: <BooleanInput source="on_premise" defaultValue={false} />,
  is_popular: <BooleanInput source="is_popular" defaultValue={false} helperText="resources.plan.help.is_popular" />,
  is_active: <BooleanInput source="is_active" defaultValue helperText="resources.plan.help.is_active" />,
  sort_order: (
    <NumberInput
      source="sort_order"
      minimum={0}
      maximum={32000}
      defaultValue={0}
      helperText="resources.plan.help.sort_order"
      step={1}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  tag: (
    <EnumFilter
      source="tag"
      choices={['free', 'basic', 'standart', 'pro', 'enterprise']}
      translation="enums.plan.tag"
    />
  ),
  is_active: <BooleanFilter source="is_active" />,
  is_popular: <BooleanFilter source="is_popular" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  prices: <OwnPanel name="prices" />,
};

export function PlanList() {
  return <EntityList entity={plan} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function PlanShow() {
  return <EntityShow entity={plan} fields={fields} panels={panels} />;
}

export function PlanCreate() {
  return <EntityCreate entity={plan} inputs={inputs} />;
}

export function PlanEdit() {
  return <EntityEdit entity={plan} inputs={inputs} />;
}

export const views = { list: PlanList, show: PlanShow, create: PlanCreate, edit: PlanEdit };
