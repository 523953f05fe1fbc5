// Generated from schemas/organization/node_user_access.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanInput,
  DateTimeField,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityList } from '../../crud/index.ts';
import { nodeUserAccess } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  user_read: <BooleanField source="user_read" />,
  user_edit: <BooleanField source="user_edit" />,
  user_create: <BooleanField source="user_create" />,
  user_delete: <BooleanField source="user_delete" />,
  node_read: <BooleanField source="node_read" />,
  node_edit: <BooleanField source="node_edit" />,
  node_create: <BooleanField source="node_create" />,
  node_delete: <BooleanField source="node_delete" />,
  qr_read: <BooleanField source="qr_read" />,
  qr_edit: <BooleanField source="qr_edit" />,
  qr_create: <BooleanField source="qr_create" />,
  qr_delete: <BooleanField source="qr_delete" />,
  feedback_read: <BooleanField source="feedback_read" />,
  feedback_edit: <BooleanField source="feedback_edit" />,
  feedback_create: <BooleanField source="feedback_create" />,
  feedback_delete: <BooleanField source="feedback_delete" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  user_read: <Column source="user_read">{fields.user_read}</Column>,
  node_read: <Column source="node_read">{fields.node_read}</Column>,
  qr_read: <Column source="qr_read">{fields.qr_read}</Column>,
  feedback_read: <Column source="feedback_read">{fields.feedback_read}</Column>,
};
export const moreColumns = {
  user_edit: <Column source="user_edit">{fields.user_edit}</Column>,
  user_create: <Column source="user_create">{fields.user_create}</Column>,
  user_delete: <Column source="user_delete">{fields.user_delete}</Column>,
  node_edit: <Column source="node_edit">{fields.node_edit}</Column>,
  node_create: <Column source="node_create">{fields.node_create}</Column>,
  node_delete: <Column source="node_delete">{fields.node_delete}</Column>,
  qr_edit: <Column source="qr_edit">{fields.qr_edit}</Column>,
  qr_create: <Column source="qr_create">{fields.qr_create}</Column>,
  qr_delete: <Column source="qr_delete">{fields.qr_delete}</Column>,
  feedback_edit: <Column source="feedback_edit">{fields.feedback_edit}</Column>,
  feedback_create: <Column source="feedback_create">{fields.feedback_create}</Column>,
  feedback_delete: <Column source="feedback_delete">{fields.feedback_delete}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  user_id: <ReferenceInput source="user_id" required reference="user_management" searchable sortBy="full_name" />,
  node_id: <TreeReferenceInput source="node_id" required reference="units" />,
  user_read: <BooleanInput source="user_read" defaultValue={false} />,
  user_edit: <BooleanInput source="user_edit" defaultValue={false} />,
  user_create: <BooleanInput source="user_create" defaultValue={false} />,
  user_delete: <BooleanInput source="user_delete" defaultValue={false} />,
  node_read: <BooleanInput source="node_read" defaultValue={false} />,
  node_edit: <BooleanInput source="node_edit" defaultValue={false} />,
  node_create: <BooleanInput source="node_create" defaultValue={false} />,
  node_delete: <BooleanInput source="node_delete" defaultValue={false} />,
  qr_read: <BooleanInput source="qr_read" defaultValue={false} />,
  qr_edit: <BooleanInput source="qr_edit" defaultValue={false} />,
  qr_create: <BooleanInput source="qr_create" defaultValue={false} />,
  qr_delete: <BooleanInput source="qr_delete" defaultValue={false} />,
  feedback_read: <BooleanInput source="feedback_read" defaultValue={false} />,
  feedback_edit: <BooleanInput source="feedback_edit" defaultValue={false} />,
  feedback_create: <BooleanInput source="feedback_create" defaultValue={false} />,
  feedback_delete: <BooleanInput source="feedback_delete" defaultValue={false} />,
};

/** What the list can be narrowed by. */
export const filters = {
  user_id: <ReferenceFilter source="user_id" reference="user_management" searchable sortBy="full_name" />,
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
};

export function NodeUserAccessList() {
  return <EntityList entity={nodeUserAccess} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export const views = { list: NodeUserAccessList };
