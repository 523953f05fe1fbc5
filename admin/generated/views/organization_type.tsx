// Generated from schemas/platform/organization_type.schema.json. Do not edit; edit the schema.
import { DateTimeField, TextField, TextFilter } from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { organizationType } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  code: <Column source="code">{fields.code}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  code: <TextFilter source="code" />,
};

export function OrganizationTypeList() {
  return <EntityList entity={organizationType} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: OrganizationTypeList };
