// Generated from schemas/company/list_import.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  NumberField,
  ReferenceField,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { listImport } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  file_name: <TextField source="file_name" />,
  step: (
    <EnumField
      source="step"
      choices={['upload', 'check', 'run', 'take_back']}
      translation="enums.list_import.step"
    />
  ),
  state: (
    <StateField
      source="state"
      choices={['queued', 'running', 'done', 'failed']}
      translation="enums.list_import.state"
    />
  ),
  row_count: <NumberField source="row_count" />,
  rows_done: <NumberField source="rows_done" />,
  created_count: <NumberField source="created_count" />,
  changed_count: <NumberField source="changed_count" />,
  unchanged_count: <NumberField source="unchanged_count" />,
  refused_count: <NumberField source="refused_count" />,
  taken_back_count: <NumberField source="taken_back_count" />,
  kept_count: <NumberField source="kept_count" />,
  failure: <TextField source="failure" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  file_name: <Column source="file_name">{fields.file_name}</Column>,
  step: <Column source="step">{fields.step}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  row_count: <Column source="row_count" numeric>{fields.row_count}</Column>,
  created_count: <Column source="created_count" numeric>{fields.created_count}</Column>,
  changed_count: <Column source="changed_count" numeric>{fields.changed_count}</Column>,
  refused_count: <Column source="refused_count" numeric>{fields.refused_count}</Column>,
  taken_back_count: <Column source="taken_back_count" numeric>{fields.taken_back_count}</Column>,
};
export const moreColumns = {
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  rows_done: <Column source="rows_done" numeric>{fields.rows_done}</Column>,
  unchanged_count: <Column source="unchanged_count" numeric>{fields.unchanged_count}</Column>,
  kept_count: <Column source="kept_count" numeric>{fields.kept_count}</Column>,
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
      translation="enums.list_import.state"
    />
  ),
};

export function ListImportList() {
  return <EntityList entity={listImport} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function ListImportShow() {
  return <EntityShow entity={listImport} fields={fields} />;
}

export const views = { list: ListImportList, show: ListImportShow };
