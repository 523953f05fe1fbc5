// Generated from schemas/company/customer.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  DateTimeField,
  EmailField,
  EnumField,
  EnumFilter,
  LocaleField,
  LocaleFilter,
  LongTextInput,
  NumberField,
  PhoneField,
  ReferenceField,
  ReferenceFilter,
  StateField,
  TextField,
  TimeZoneField,
  UrlField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow, OwnPanel, RelatedPanel } from '../../crud/index.ts';
import { contract, customer } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  email: <EmailField source="email" />,
  phone: <PhoneField source="phone" />,
  billing_name: <TextField source="billing_name" />,
  address: <TextField source="address" />,
  postal_code: <TextField source="postal_code" />,
  city: <TextField source="city" />,
  country_id: <ReferenceField source="country_id" reference="countries" />,
  tax_number: <TextField source="tax_number" />,
  default_locale: <LocaleField source="default_locale" />,
  plan_tag: (
    <EnumField
      source="plan_tag"
      choices={['free', 'basic', 'standart', 'pro', 'enterprise']}
      translation="enums.customer.plan_tag"
    />
  ),
  state: <StateField source="state" choices={['active', 'read_only', 'closed']} translation="enums.customer.state" />,
  user_count: <NumberField source="user_count" />,
  unit_count: <NumberField source="unit_count" />,
  feedback_count: <NumberField source="feedback_count" />,
  last_activity_at: <DateTimeField source="last_activity_at" />,
  is_confirmed: <StateField source="is_confirmed" translation="enums.customer.is_confirmed" />,
  confirm_until: <DateTimeField source="confirm_until" />,
  show_address: <BooleanField source="show_address" />,
  show_phone: <BooleanField source="show_phone" />,
  show_email: <BooleanField source="show_email" />,
  inherit_designs: <BooleanField source="inherit_designs" />,
  users_create_organizations: <BooleanField source="users_create_organizations" />,
  retention_months: <NumberField source="retention_months" />,
  return_url: <UrlField source="return_url" />,
  return_url_enabled: <BooleanField source="return_url_enabled" />,
  terms_accepted_at: <DateTimeField source="terms_accepted_at" />,
  time_zone: <TimeZoneField source="time_zone" />,
  requires_two_factor: <BooleanField source="requires_two_factor" />,
  score_alerts: <BooleanField source="score_alerts" />,
  due_hours_high: <NumberField source="due_hours_high" />,
  due_hours_normal: <NumberField source="due_hours_normal" />,
  due_hours_low: <NumberField source="due_hours_low" />,
  default_survey_id: <ReferenceField source="default_survey_id" reference="surveys" />,
  saved_card_id: <NumberField source="saved_card_id" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  plan_tag: <Column source="plan_tag">{fields.plan_tag}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  is_confirmed: <Column source="is_confirmed">{fields.is_confirmed}</Column>,
  user_count: <Column source="user_count" numeric>{fields.user_count}</Column>,
  unit_count: <Column source="unit_count" numeric>{fields.unit_count}</Column>,
  feedback_count: <Column source="feedback_count" numeric>{fields.feedback_count}</Column>,
  country_id: <Column source="country_id" disableSort>{fields.country_id}</Column>,
  last_activity_at: <Column source="last_activity_at">{fields.last_activity_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  email: <Column source="email">{fields.email}</Column>,
  phone: <Column source="phone">{fields.phone}</Column>,
  billing_name: <Column source="billing_name">{fields.billing_name}</Column>,
  address: <Column source="address">{fields.address}</Column>,
  postal_code: <Column source="postal_code">{fields.postal_code}</Column>,
  city: <Column source="city">{fields.city}</Column>,
  tax_number: <Column source="tax_number">{fields.tax_number}</Column>,
  default_locale: <Column source="default_locale">{fields.default_locale}</Column>,
  confirm_until: <Column source="confirm_until">{fields.confirm_until}</Column>,
  show_address: <Column source="show_address">{fields.show_address}</Column>,
  show_phone: <Column source="show_phone">{fields.show_phone}</Column>,
  show_email: <Column source="show_email">{fields.show_email}</Column>,
  inherit_designs: <Column source="inherit_designs">{fields.inherit_designs}</Column>,
  users_create_organizations: <Column source="users_create_organizations">{fields.users_create_organizations}</Column>,
  retention_months: <Column source="retention_months" numeric>{fields.retention_months}</Column>,
  return_url: <Column source="return_url">{fields.return_url}</Column>,
  return_url_enabled: <Column source="return_url_enabled">{fields.return_url_enabled}</Column>,
  terms_accepted_at: <Column source="terms_accepted_at">{fields.terms_accepted_at}</Column>,
  time_zone: <Column source="time_zone">{fields.time_zone}</Column>,
  requires_two_factor: <Column source="requires_two_factor">{fields.requires_two_factor}</Column>,
  score_alerts: <Column source="score_alerts">{fields.score_alerts}</Column>,
  due_hours_high: <Column source="due_hours_high" numeric>{fields.due_hours_high}</Column>,
  due_hours_normal: <Column source="due_hours_normal" numeric>{fields.due_hours_normal}</Column>,
  due_hours_low: <Column source="due_hours_low" numeric>{fields.due_hours_low}</Column>,
  default_survey_id: <Column source="default_survey_id" disableSort>{fields.default_survey_id}</Column>,
  saved_card_id: <Column source="saved_card_id" disableSort>{fields.saved_card_id}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: <EnumFilter source="state" choices={['active', 'read_only', 'closed']} translation="enums.customer.state" />,
  country_id: <ReferenceFilter source="country_id" reference="countries" searchable sortBy="name" />,
  default_locale: (
    <LocaleFilter
      source="default_locale"
      choices={[
  'tr',
  'en',
  'fr',
  'de',
  'pt',
  'it',
  'es',
  'ja',
  'ru',
  'ko',
  'ar',
  'nl',
  'pl',
  'cs',
  'hu',
  'ro',
  'bg',
  'el',
  'uk',
  'sv',
  'da',
  'nb',
  'fi',
  'he',
  'fa',
  'hi',
  'zh',
  'th',
  'vi',
  'id',
]}
    />
  ),
};

/** What the forms of actions ask for. */
export const dialogs = {
  close: {
    reason: <LongTextInput source="reason" required minLength={1} maxLength={500} />,
  },
  reopen: {
    reason: <LongTextInput source="reason" required minLength={1} maxLength={500} />,
  },
};

/** Beside the fields on the page of a row. */
export const panels = {
  subscription: <OwnPanel name="subscription" />,
  contract: <RelatedPanel entity={contract} by="customer_id" step="contract" />,
  users: <OwnPanel name="users" />,
  money: <OwnPanel name="money" />,
};

export function CustomerList() {
  return <EntityList entity={customer} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CustomerShow() {
  return <EntityShow entity={customer} fields={fields} panels={panels} />;
}

export const views = { list: CustomerList, show: CustomerShow };
