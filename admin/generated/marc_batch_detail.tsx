// Generated from schemas/qr/marc_batch_detail.schema.json. Do not edit; edit the schema.
import { DateTimeField, DocumentField, EnumField, NumberField, TextField } from '../fields/index.ts';
import { EntityShow } from '../kit/index.ts';
import { marcBatchDetail } from './resources.ts';

/** How each field is shown. */
export const fields = {
  company_name: <TextField source="company_name" />,
  kind: <EnumField source="kind" choices={['units', 'blank']} translation="enums.marc_batch_detail.kind" />,
  mark_count: <NumberField source="mark_count" />,
  design: <DocumentField source="design" dialect="qr-design" />,
  note: <TextField source="note" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {};

export function MarcBatchDetailShow() {
  return <EntityShow entity={marcBatchDetail} fields={fields} />;
}

export const views = { show: MarcBatchDetailShow };
