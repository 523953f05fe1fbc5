// Generated from schemas/company/company_tag.schema.json. Do not edit; edit the schema.
import { ColorField, DateTimeField, TextField, TextFilter } from '../fields/index.ts';
import { Column, EntityList } from '../kit/index.ts';
import { companyTag } from './resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  color: <ColorField source="color" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  color: <Column source="color">{fields.color}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

export function CompanyTagList() {
  return <EntityList entity={companyTag} columns={columns} filters={filters} />;
}

export const views = { list: CompanyTagList };
