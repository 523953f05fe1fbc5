// Generated from schemas/company/notice_preference.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanInput,
  DateTimeField,
  TextField,
  TextInput,
  TimeZoneField,
  TimeZoneInput,
} from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { noticePreference } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  on_rules: <BooleanField source="on_rules" />,
  on_assigned: <BooleanField source="on_assigned" />,
  on_mentioned: <BooleanField source="on_mentioned" />,
  on_high_priority: <BooleanField source="on_high_priority" />,
  on_score_alerts: <BooleanField source="on_score_alerts" />,
  on_due: <BooleanField source="on_due" />,
  on_code_findings: <BooleanField source="on_code_findings" />,
  time_zone: <TimeZoneField source="time_zone" />,
  quiet_from: <TextField source="quiet_from" />,
  quiet_until: <TextField source="quiet_until" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  on_rules: <Column source="on_rules">{fields.on_rules}</Column>,
  on_assigned: <Column source="on_assigned">{fields.on_assigned}</Column>,
  on_mentioned: <Column source="on_mentioned">{fields.on_mentioned}</Column>,
  on_high_priority: <Column source="on_high_priority">{fields.on_high_priority}</Column>,
  on_score_alerts: <Column source="on_score_alerts">{fields.on_score_alerts}</Column>,
  on_due: <Column source="on_due">{fields.on_due}</Column>,
  on_code_findings: <Column source="on_code_findings">{fields.on_code_findings}</Column>,
  quiet_from: <Column source="quiet_from">{fields.quiet_from}</Column>,
  quiet_until: <Column source="quiet_until">{fields.quiet_until}</Column>,
  time_zone: <Column source="time_zone">{fields.time_zone}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  on_rules: <BooleanInput source="on_rules" defaultValue />,
  on_assigned: <BooleanInput source="on_assigned" defaultValue />,
  on_mentioned: <BooleanInput source="on_mentioned" defaultValue />,
  on_high_priority: <BooleanInput source="on_high_priority" defaultValue={false} />,
  on_score_alerts: <BooleanInput source="on_score_alerts" defaultValue />,
  on_due: <BooleanInput source="on_due" defaultValue />,
  on_code_findings: <BooleanInput source="on_code_findings" defaultValue />,
  time_zone: (
    <TimeZoneInput
      source="time_zone"
      minLength={1}
      maxLength={60}
      defaultValue="UTC"
      helperText="resources.noticepreferences.help.time_zone"
    />
  ),
  quiet_from: (
    <TextInput
      source="quiet_from"
      maxLength={5}
      pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$"
      helperText="resources.noticepreferences.help.quiet_from"
    />
  ),
  quiet_until: <TextInput source="quiet_until" maxLength={5} pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$" />,
};

/** What the list can be narrowed by. */
export const filters = {};

export function NoticePreferenceList() {
  return <EntityList entity={noticePreference} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: NoticePreferenceList };
