// Generated from schemas/survey/link_list_group.schema.json. Do not edit; edit the schema.
import { BooleanFilter, CountField, DateTimeField, StateField, TextField, TextInput } from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { linkListGroup } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  has_design: <StateField source="has_design" translation="enums.link_list_group.has_design" />,
  unit_count: <CountField source="unit_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  has_design: <Column source="has_design">{fields.has_design}</Column>,
  unit_count: <Column source="unit_count" numeric>{fields.unit_count}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
};

/** What the list can be narrowed by. */
export const filters = {
  has_design: (
    <BooleanFilter
      source="has_design"
      words={{ true: 'enums.link_list_group.has_design.true', false: 'enums.link_list_group.has_design.false' }}
    />
  ),
};

/** Beside the fields on the page of a row. */
export const panels = {
  members: <OwnPanel name="members" />,
  design: <OwnPanel name="design" />,
};

export function LinkListGroupList() {
  return <EntityList entity={linkListGroup} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function LinkListGroupShow() {
  return <EntityShow entity={linkListGroup} fields={fields} panels={panels} />;
}

export function LinkListGroupCreate() {
  return <EntityCreate entity={linkListGroup} inputs={inputs} />;
}

export function LinkListGroupEdit() {
  return <EntityEdit entity={linkListGroup} inputs={inputs} />;
}

export const views = { list: LinkListGroupList, show: LinkListGroupShow, create: LinkListGroupCreate, edit: LinkListGroupEdit };
