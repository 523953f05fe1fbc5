// Generated from schemas/qr/marc.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumFilter,
  NumberField,
  ReferenceField,
  ReferenceFilter,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { marc } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  marc_batch_id: <ReferenceField source="marc_batch_id" reference="marc-library" />,
  number: <NumberField source="number" />,
  node_qr_code_id: <ReferenceField source="node_qr_code_id" reference="nodeqrcode" />,
  code: <TextField source="code" />,
  node_id: <NumberField source="node_id" />,
  state: <StateField source="state" choices={['blank', 'bound', 'retired']} translation="enums.marc.state" />,
  bound_at: <DateTimeField source="bound_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  marc_batch_id: <Column source="marc_batch_id" disableSort>{fields.marc_batch_id}</Column>,
  number: <Column source="number" numeric>{fields.number}</Column>,
  code: <Column source="code">{fields.code}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  node_id: <Column source="node_id" numeric>{fields.node_id}</Column>,
  bound_at: <Column source="bound_at">{fields.bound_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  node_qr_code_id: <Column source="node_qr_code_id" disableSort>{fields.node_qr_code_id}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  marc_batch_id: <ReferenceFilter source="marc_batch_id" reference="marc-library" searchable sortBy="created_at" />,
  node_qr_code_id: <ReferenceFilter source="node_qr_code_id" reference="nodeqrcode" searchable sortBy="node_id" />,
  state: <EnumFilter source="state" choices={['blank', 'bound', 'retired']} translation="enums.marc.state" />,
};

export function MarcList() {
  return <EntityList entity={marc} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function MarcShow() {
  return <EntityShow entity={marc} fields={fields} />;
}

export const views = { list: MarcList, show: MarcShow };
