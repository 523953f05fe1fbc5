// Generated from schemas/company/customer_user.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  EmailField,
  EmailInput,
  EnumFilter,
  LocaleField,
  LocaleInput,
  PhoneField,
  PhoneInput,
  StateField,
  StateInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { customerUser } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  full_name: <TextField source="full_name" />,
  email: <EmailField source="email" />,
  pending_email: <TextField source="pending_email" />,
  phone: <PhoneField source="phone" />,
  locale: <LocaleField source="locale" />,
  is_admin: <StateField source="is_admin" translation="enums.customer_user.is_admin" choices={['true']} />,
  state: (
    <StateField
      source="state"
      choices={['active', 'invited', 'disabled']}
      translation="enums.customer_user.state"
    />
  ),
  is_confirmed: <StateField source="is_confirmed" translation="enums.customer_user.is_confirmed" choices={['false']} />,
  last_login_at: <DateTimeField source="last_login_at" />,
  has_two_factor: <BooleanField source="has_two_factor" />,
  company_users: <BooleanField source="company_users" />,
  company_surveys: <BooleanField source="company_surveys" />,
  company_codes: <BooleanField source="company_codes" />,
  company_tags: <BooleanField source="company_tags" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  full_name: <Column source="full_name">{fields.full_name}</Column>,
  email: <Column source="email">{fields.email}</Column>,
  phone: <Column source="phone">{fields.phone}</Column>,
  is_admin: <Column source="is_admin">{fields.is_admin}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  is_confirmed: <Column source="is_confirmed">{fields.is_confirmed}</Column>,
  last_login_at: <Column source="last_login_at">{fields.last_login_at}</Column>,
};
export const moreColumns = {
  pending_email: <Column source="pending_email" disableSort>{fields.pending_email}</Column>,
  locale: <Column source="locale">{fields.locale}</Column>,
  has_two_factor: <Column source="has_two_factor" disableSort>{fields.has_two_factor}</Column>,
  company_users: <Column source="company_users">{fields.company_users}</Column>,
  company_surveys: <Column source="company_surveys">{fields.company_surveys}</Column>,
  company_codes: <Column source="company_codes">{fields.company_codes}</Column>,
  company_tags: <Column source="company_tags">{fields.company_tags}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  full_name: <TextInput source="full_name" required minLength={1} maxLength={200} />,
  email: <EmailInput source="email" required maxLength={254} helperText="resources.user_management.help.email" />,
  phone: <PhoneInput source="phone" maxLength={32} pattern={'^\\+?[0-9 ()./-]{5,31}$'} />,
  locale: (
    <LocaleInput
      source="locale"
      defaultValue="en"
      choices={['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko']}
    />
  ),
  state: (
    <StateInput
      source="state"
      defaultValue="invited"
      helperText="resources.user_management.help.state"
      choices={['active', 'invited', 'disabled']}
      translation="enums.customer_user.state"
      states={{ invited: ['active', 'disabled'], active: ['disabled'], disabled: ['active', 'invited'] }}
    />
  ),
  company_users: (
    <BooleanInput
      source="company_users"
      defaultValue={false}
      helperText="resources.user_management.help.company_users"
    />
  ),
  company_surveys: (
    <BooleanInput
      source="company_surveys"
      defaultValue={false}
      helperText="resources.user_management.help.company_surveys"
    />
  ),
  company_codes: (
    <BooleanInput
      source="company_codes"
      defaultValue={false}
      helperText="resources.user_management.help.company_codes"
    />
  ),
  company_tags: (
    <BooleanInput
      source="company_tags"
      defaultValue={false}
      helperText="resources.user_management.help.company_tags"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  is_admin: <BooleanFilter source="is_admin" />,
  state: (
    <EnumFilter
      source="state"
      choices={['active', 'invited', 'disabled']}
      translation="enums.customer_user.state"
    />
  ),
};

/** What the forms of actions ask for. */
export const dialogs = {
  change_email: {
    email: <EmailInput source="email" required maxLength={254} />,
  },
};

/** Beside the fields on the page of a row. */
export const panels = {
  access: <OwnPanel name="access" />,
};

export function CustomerUserList() {
  return <EntityList entity={customerUser} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CustomerUserShow() {
  return <EntityShow entity={customerUser} fields={fields} panels={panels} />;
}

export function CustomerUserCreate() {
  return <EntityCreate entity={customerUser} inputs={inputs} />;
}

export function CustomerUserEdit() {
  return <EntityEdit entity={customerUser} inputs={inputs} />;
}

export const views = { list: CustomerUserList, show: CustomerUserShow, create: CustomerUserCreate, edit: CustomerUserEdit };
