// Generated from schemas/feedback/feedback_export.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  LocaleField,
  NumberField,
  ReferenceField,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { feedbackExport } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  format: <EnumField source="format" choices={['csv', 'xlsx']} translation="enums.feedback_export.format" />,
  state: (
    <StateField
      source="state"
      choices={['queued', 'running', 'done', 'failed']}
      translation="enums.feedback_export.state"
    />
  ),
  locale: <LocaleField source="locale" />,
  row_count: <NumberField source="row_count" />,
  rows_done: <NumberField source="rows_done" />,
  byte_size: <NumberField source="byte_size" />,
  done_at: <DateTimeField source="done_at" />,
  expires_at: <DateTimeField source="expires_at" />,
  failure: <TextField source="failure" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  format: <Column source="format">{fields.format}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  row_count: <Column source="row_count" numeric>{fields.row_count}</Column>,
  rows_done: <Column source="rows_done" numeric>{fields.rows_done}</Column>,
  byte_size: <Column source="byte_size" numeric>{fields.byte_size}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  expires_at: <Column source="expires_at">{fields.expires_at}</Column>,
};
export const moreColumns = {
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  locale: <Column source="locale">{fields.locale}</Column>,
  done_at: <Column source="done_at">{fields.done_at}</Column>,
  failure: <Column source="failure">{fields.failure}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: (
    <EnumFilter
      source="state"
      choices={['queued', 'running', 'done', 'failed']}
      translation="enums.feedback_export.state"
    />
  ),
};

export function FeedbackExportList() {
  return <EntityList entity={feedbackExport} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackExportShow() {
  return <EntityShow entity={feedbackExport} fields={fields} />;
}

export const views = { list: FeedbackExportList, show: FeedbackExportShow };
