// Generated from schemas/qr/qr_code_group_node.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { qrCodeGroupNode } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  qr_code_group_id: <ReferenceField source="qr_code_group_id" reference="qrcode_management" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  qr_code_group_id: <Column source="qr_code_group_id" disableSort>{fields.qr_code_group_id}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  node_id: <TreeReferenceInput source="node_id" required reference="units" />,
  qr_code_group_id: <ReferenceInput source="qr_code_group_id" reference="qrcode_management" searchable sortBy="name" />,
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  qr_code_group_id: (
    <ReferenceFilter
      source="qr_code_group_id"
      reference="qrcode_management"
      searchable
      sortBy="name"
    />
  ),
};

export function QrCodeGroupNodeList() {
  return <EntityList entity={qrCodeGroupNode} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function QrCodeGroupNodeShow() {
  return <EntityShow entity={qrCodeGroupNode} fields={fields} />;
}

export function QrCodeGroupNodeCreate() {
  return <EntityCreate entity={qrCodeGroupNode} inputs={inputs} />;
}

export function QrCodeGroupNodeEdit() {
  return <EntityEdit entity={qrCodeGroupNode} inputs={inputs} />;
}

export const views = { list: QrCodeGroupNodeList, show: QrCodeGroupNodeShow, create: QrCodeGroupNodeCreate, edit: QrCodeGroupNodeEdit };
