// Generated from schemas/company/company_profile.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanInput,
  DateTimeField,
  EmailField,
  EmailInput,
  LocaleField,
  LocaleInput,
  NumberField,
  NumberInput,
  PhoneField,
  PhoneInput,
  ReferenceField,
  ReferenceInput,
  StateField,
  TextField,
  TextInput,
  TimeZoneField,
  TimeZoneInput,
} from '../../fields/index.ts';
import { EntityEdit, EntityShow } from '../../crud/index.ts';
import { companyProfile } from '../resources.ts';

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
  default_survey_id: <ReferenceField source="default_survey_id" reference="surveys" />,
  inherit_designs: <BooleanField source="inherit_designs" />,
  retention_months: <NumberField source="retention_months" />,
  show_address: <BooleanField source="show_address" />,
  show_phone: <BooleanField source="show_phone" />,
  show_email: <BooleanField source="show_email" />,
  time_zone: <TimeZoneField source="time_zone" />,
  users_create_organizations: <BooleanField source="users_create_organizations" />,
  score_alerts: <BooleanField source="score_alerts" />,
  due_hours_high: <NumberField source="due_hours_high" />,
  due_hours_normal: <NumberField source="due_hours_normal" />,
  due_hours_low: <NumberField source="due_hours_low" />,
  requires_two_factor: <BooleanField source="requires_two_factor" />,
  state: (
    <StateField
      source="state"
      choices={['active', 'read_only', 'closed']}
      translation="enums.company_profile.state"
    />
  ),
  saved_card_id: <NumberField source="saved_card_id" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" minLength={1} maxLength={200} />,
  email: <EmailInput source="email" maxLength={254} />,
  phone: <PhoneInput source="phone" maxLength={32} pattern={'^\\+?[0-9 ()./-]{5,31}$'} />,
  billing_name: (
    <TextInput
      source="billing_name"
      maxLength={200}
      helperText="resources.company_detail.help.billing_name"
    />
  ),
  address: <TextInput source="address" maxLength={500} />,
  postal_code: <TextInput source="postal_code" maxLength={20} />,
  city: <TextInput source="city" maxLength={120} />,
  country_id: <ReferenceInput source="country_id" reference="countries" searchable sortBy="name" />,
  tax_number: <TextInput source="tax_number" maxLength={40} />,
  show_address: (
    <BooleanInput
      source="show_address"
      defaultValue={false}
      helperText="resources.company_detail.help.show_address"
    />
  ),
  show_phone: <BooleanInput source="show_phone" defaultValue={false} />,
  show_email: <BooleanInput source="show_email" defaultValue={false} />,
  default_locale: (
    <LocaleInput
      source="default_locale"
      defaultValue="en"
      helperText="resources.company_detail.help.default_locale"
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
  time_zone: (
    <TimeZoneInput
      source="time_zone"
      minLength={1}
      maxLength={60}
      defaultValue="UTC"
      helperText="resources.company_detail.help.time_zone"
    />
  ),
  inherit_designs: (
    <BooleanInput
      source="inherit_designs"
      defaultValue
      helperText="resources.company_detail.help.inherit_designs"
    />
  ),
  users_create_organizations: (
    <BooleanInput
      source="users_create_organizations"
      defaultValue
      helperText="resources.company_detail.help.users_create_organizations"
    />
  ),
  retention_months: (
    <NumberInput
      source="retention_months"
      minimum={6}
      maximum={60}
      defaultValue={24}
      helperText="resources.company_detail.help.retention_months"
      step={1}
    />
  ),
  score_alerts: (
    <BooleanInput
      source="score_alerts"
      defaultValue
      helperText="resources.company_detail.help.score_alerts"
    />
  ),
  due_hours_high: (
    <NumberInput
      source="due_hours_high"
      minimum={1}
      maximum={500}
      helperText="resources.company_detail.help.due_hours_high"
      step={1}
    />
  ),
  due_hours_normal: <NumberInput source="due_hours_normal" minimum={1} maximum={500} step={1} />,
  due_hours_low: <NumberInput source="due_hours_low" minimum={1} maximum={500} step={1} />,
  default_survey_id: (
    <ReferenceInput
      source="default_survey_id"
      helperText="resources.company_detail.help.default_survey_id"
      reference="surveys"
      searchable
      sortBy="name"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {};

export function CompanyProfileShow() {
  return <EntityShow entity={companyProfile} fields={fields} />;
}

export function CompanyProfileEdit() {
  return <EntityEdit entity={companyProfile} inputs={inputs} />;
}

export const views = { show: CompanyProfileShow, edit: CompanyProfileEdit };
