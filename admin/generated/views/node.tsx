// Generated from schemas/organization/node.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  ColorField,
  ColorInput,
  DateTimeField,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
  TextFilter,
  TextInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { node } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  type: <TextField source="type" />,
  color: <ColorField source="color" />,
  external_id: <TextField source="external_id" />,
  organization_id: <ReferenceField source="organization_id" reference="organization_management" />,
  parent_id: <TreeReferenceField source="parent_id" reference="units" />,
  is_paused: <BooleanField source="is_paused" />,
  qr_read_count: <NumberField source="qr_read_count" />,
  total_feedback_count: <NumberField source="total_feedback_count" />,
  open_feedback_count: <NumberField source="open_feedback_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  type: <Column source="type">{fields.type}</Column>,
  organization_id: <Column source="organization_id" disableSort>{fields.organization_id}</Column>,
  parent_id: <Column source="parent_id" disableSort>{fields.parent_id}</Column>,
  qr_read_count: <Column source="qr_read_count" numeric>{fields.qr_read_count}</Column>,
  total_feedback_count: <Column source="total_feedback_count" numeric>{fields.total_feedback_count}</Column>,
  open_feedback_count: <Column source="open_feedback_count" numeric>{fields.open_feedback_count}</Column>,
};
export const moreColumns = {
  color: <Column source="color">{fields.color}</Column>,
  external_id: <Column source="external_id">{fields.external_id}</Column>,
  is_paused: <Column source="is_paused">{fields.is_paused}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  organization_id: (
    <ReferenceInput
      source="organization_id"
      required
      reference="organization_management"
      searchable
      sortBy="name"
    />
  ),
  parent_id: <TreeReferenceInput source="parent_id" reference="units" />,
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  type: <TextInput source="type" maxLength={60} defaultValue="" helperText="resources.units.help.type" />,
  color: <ColorInput source="color" maxLength={7} pattern="^#[0-9A-Fa-f]{6}$" defaultValue="#0B6E6E" />,
  external_id: <TextInput source="external_id" maxLength={120} helperText="resources.units.help.external_id" />,
  is_paused: <BooleanInput source="is_paused" defaultValue={false} helperText="resources.units.help.is_paused" />,
  count: (
    <NumberInput
      source="count"
      minimum={1}
      maximum={500}
      defaultValue={1}
      helperText="resources.units.help.count"
      step={1}
    />
  ),
};

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
  parent_id: <TreeReferenceFilter source="parent_id" reference="units" />,
  type: <TextFilter source="type" />,
  is_paused: <BooleanFilter source="is_paused" />,
};

export function NodeList() {
  return <EntityList entity={node} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function NodeShow() {
  return <EntityShow entity={node} fields={fields} />;
}

export function NodeCreate() {
  return <EntityCreate entity={node} inputs={inputs} />;
}

export function NodeEdit() {
  return <EntityEdit entity={node} inputs={inputs} />;
}

export const views = { list: NodeList, show: NodeShow, create: NodeCreate, edit: NodeEdit };
