// Generated from schemas/company/mail_message.schema.json. Do not edit; edit the schema.
import { DateTimeField, EnumField, EnumFilter, NumberField, TextField, TextFilter } from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { mailMessage } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  company_name: <TextField source="company_name" />,
  kind: (
    <EnumField
      source="kind"
      choices={[
  'invitation',
  'password_reset',
  'registration',
  'account_exists',
  'webhook_off',
  'draft_refused',
  'notices',
  'report',
  'requested_report',
  'code_findings',
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'two_factor_reset_by_support',
  'two_factor_reset_of_user',
  'email_change_confirm',
  'email_change_requested',
  'email_changed',
  'email_taken_back',
  'password_link_sent',
  'password_set',
  'guesses_stopped',
  'receipt',
  'payment_failed',
  'renewal_failed',
  'company_read_only',
  'renewal_ahead',
  'plan_ending',
  'plan_ended',
  'contract_started',
  'contract_invoice',
  'contract_renewal',
  'contract_ending',
  'support_answer',
  'support_closed',
  'support_request',
]}
      translation="enums.mail_message.kind"
    />
  ),
  attempts: <NumberField source="attempts" />,
  done_at: <DateTimeField source="done_at" />,
  failure: <TextField source="failure" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  company_name: <Column source="company_name">{fields.company_name}</Column>,
  kind: <Column source="kind">{fields.kind}</Column>,
  failure: <Column source="failure">{fields.failure}</Column>,
  attempts: <Column source="attempts" numeric>{fields.attempts}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  done_at: <Column source="done_at">{fields.done_at}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  kind: (
    <EnumFilter
      source="kind"
      choices={[
  'invitation',
  'password_reset',
  'registration',
  'account_exists',
  'webhook_off',
  'draft_refused',
  'notices',
  'report',
  'requested_report',
  'code_findings',
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'two_factor_reset_by_support',
  'two_factor_reset_of_user',
  'email_change_confirm',
  'email_change_requested',
  'email_changed',
  'email_taken_back',
  'password_link_sent',
  'password_set',
  'guesses_stopped',
  'receipt',
  'payment_failed',
  'renewal_failed',
  'company_read_only',
  'renewal_ahead',
  'plan_ending',
  'plan_ended',
  'contract_started',
  'contract_invoice',
  'contract_renewal',
  'contract_ending',
  'support_answer',
  'support_closed',
  'support_request',
]}
      translation="enums.mail_message.kind"
    />
  ),
  failure: <TextFilter source="failure" />,
};

export function MailMessageList() {
  return <EntityList entity={mailMessage} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function MailMessageShow() {
  return <EntityShow entity={mailMessage} fields={fields} />;
}

export const views = { list: MailMessageList, show: MailMessageShow };
