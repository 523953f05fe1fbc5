// Generated from schemas/qr/node_qr_code.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  StateField,
  StateInput,
  TextField,
  TextFilter,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { nodeQrCode } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  code: <TextField source="code" />,
  origin: <EnumField source="origin" choices={['unit', 'mark']} translation="enums.node_qr_code.origin" />,
  state: <StateField source="state" choices={['active', 'retired']} translation="enums.node_qr_code.state" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  code: <Column source="code">{fields.code}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  origin: <Column source="origin">{fields.origin}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  state: (
    <StateInput
      source="state"
      defaultValue="active"
      helperText="resources.nodeqrcode.help.state"
      choices={['active', 'retired']}
      translation="enums.node_qr_code.state"
      states={{ active: ['retired'], retired: ['active'] }}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  code: <TextFilter source="code" />,
  origin: <EnumFilter source="origin" choices={['unit', 'mark']} translation="enums.node_qr_code.origin" />,
  state: <EnumFilter source="state" choices={['active', 'retired']} translation="enums.node_qr_code.state" />,
};

export function NodeQrCodeList() {
  return <EntityList entity={nodeQrCode} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function NodeQrCodeShow() {
  return <EntityShow entity={nodeQrCode} fields={fields} />;
}

export function NodeQrCodeEdit() {
  return <EntityEdit entity={nodeQrCode} inputs={inputs} />;
}

export const views = { list: NodeQrCodeList, show: NodeQrCodeShow, edit: NodeQrCodeEdit };
