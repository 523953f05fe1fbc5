// Generated from schemas/organization/organization.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  ImageField,
  ImageInput,
  NumberField,
  PresenceFilter,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { organization } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  organization_type_id: <ReferenceField source="organization_type_id" reference="organizationtype" />,
  logo: <ImageField source="logo" />,
  unit_count: <NumberField source="unit_count" />,
  open_feedback_count: <NumberField source="open_feedback_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  logo: <Column source="logo" disableSort>{fields.logo}</Column>,
  organization_type_id: <Column source="organization_type_id" disableSort>{fields.organization_type_id}</Column>,
  unit_count: <Column source="unit_count" numeric>{fields.unit_count}</Column>,
  open_feedback_count: <Column source="open_feedback_count" numeric>{fields.open_feedback_count}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  organization_type_id: (
    <ReferenceInput
      source="organization_type_id"
      reference="organizationtype"
      searchable
      sortBy="name"
    />
  ),
  logo: (
    <ImageInput
      source="logo"
      helperText="resources.organization_management.help.logo"
      types={['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']}
      maxBytes={5000000}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  organization_type_id: (
    <ReferenceFilter
      source="organization_type_id"
      reference="organizationtype"
      searchable
      sortBy="name"
    />
  ),
  logo: <PresenceFilter source="logo" />,
};

export function OrganizationList() {
  return <EntityList entity={organization} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function OrganizationShow() {
  return <EntityShow entity={organization} fields={fields} />;
}

export function OrganizationCreate() {
  return <EntityCreate entity={organization} inputs={inputs} />;
}

export function OrganizationEdit() {
  return <EntityEdit entity={organization} inputs={inputs} />;
}

export const views = { list: OrganizationList, show: OrganizationShow, create: OrganizationCreate, edit: OrganizationEdit };
