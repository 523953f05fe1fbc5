// Generated from schemas/qr/marc_batch.schema.json. Do not edit; edit the schema.
import { DateTimeField, EnumField, EnumFilter, NumberField, TextField } from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { marcBatch } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  company_name: <TextField source="company_name" />,
  kind: <EnumField source="kind" choices={['units', 'blank']} translation="enums.marc_batch.kind" />,
  mark_count: <NumberField source="mark_count" />,
  bound_count: <NumberField source="bound_count" />,
  retired_count: <NumberField source="retired_count" />,
  note: <TextField source="note" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  company_name: <Column source="company_name">{fields.company_name}</Column>,
  kind: <Column source="kind">{fields.kind}</Column>,
  mark_count: <Column source="mark_count" numeric>{fields.mark_count}</Column>,
  bound_count: <Column source="bound_count" numeric>{fields.bound_count}</Column>,
  note: <Column source="note">{fields.note}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  retired_count: <Column source="retired_count" numeric>{fields.retired_count}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  kind: <EnumFilter source="kind" choices={['units', 'blank']} translation="enums.marc_batch.kind" />,
};

export function MarcBatchList() {
  return <EntityList entity={marcBatch} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function MarcBatchShow() {
  return <EntityShow entity={marcBatch} fields={fields} />;
}

export const views = { list: MarcBatchList, show: MarcBatchShow };
