// Generated from schemas/company/company_tag.schema.json. Do not edit; edit the schema.
import {
  ColorField,
  ColorInput,
  CountField,
  DateTimeField,
  ReferenceInput,
  TextField,
  TextFilter,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { companyTag } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  color: <ColorField source="color" />,
  feedback_count: (
    <CountField
      source="feedback_count"
      link={{ list: 'feedback_management', filter: { tag_ids: 'id' } }}
    />
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  color: <Column source="color">{fields.color}</Column>,
  feedback_count: <Column source="feedback_count" numeric>{fields.feedback_count}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={60} />,
  color: <ColorInput source="color" maxLength={7} pattern="^#[0-9A-Fa-f]{6}$" defaultValue="#566077" />,
};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

/** What the forms of actions ask for. */
export const dialogs = {
  merge: {
    into_id: <ReferenceInput source="into_id" required reference="companytags" searchable sortBy="name" />,
  },
};

export function CompanyTagList() {
  return <EntityList entity={companyTag} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CompanyTagShow() {
  return <EntityShow entity={companyTag} fields={fields} />;
}

export function CompanyTagCreate() {
  return <EntityCreate entity={companyTag} inputs={inputs} />;
}

export function CompanyTagEdit() {
  return <EntityEdit entity={companyTag} inputs={inputs} />;
}

export const views = { list: CompanyTagList, show: CompanyTagShow, create: CompanyTagCreate, edit: CompanyTagEdit };
