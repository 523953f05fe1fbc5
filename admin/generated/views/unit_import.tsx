// Generated from schemas/organization/unit_import.schema.json. Do not edit; edit the schema.
import { DateTimeField, NumberField, ReferenceField, ReferenceFilter, TextField } from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { unitImport } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  organization_id: <ReferenceField source="organization_id" reference="organization_management" />,
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  file_name: <TextField source="file_name" />,
  added_count: <NumberField source="added_count" />,
  changed_count: <NumberField source="changed_count" />,
  moved_count: <NumberField source="moved_count" />,
  taken_back_at: <DateTimeField source="taken_back_at" />,
  removed_count: <NumberField source="removed_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  file_name: <Column source="file_name">{fields.file_name}</Column>,
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  added_count: <Column source="added_count" numeric>{fields.added_count}</Column>,
  changed_count: <Column source="changed_count" numeric>{fields.changed_count}</Column>,
  moved_count: <Column source="moved_count" numeric>{fields.moved_count}</Column>,
  taken_back_at: <Column source="taken_back_at">{fields.taken_back_at}</Column>,
};
export const moreColumns = {
  organization_id: <Column source="organization_id" disableSort>{fields.organization_id}</Column>,
  removed_count: <Column source="removed_count" numeric>{fields.removed_count}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  organization_id: (
    <ReferenceFilter
      source="organization_id"
      reference="organization_management"
      searchable
      sortBy="name"
    />
  ),
  user_id: <ReferenceFilter source="user_id" reference="user_management" searchable sortBy="full_name" />,
};

export function UnitImportList() {
  return <EntityList entity={unitImport} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function UnitImportShow() {
  return <EntityShow entity={unitImport} fields={fields} />;
}

export const views = { list: UnitImportList, show: UnitImportShow };
