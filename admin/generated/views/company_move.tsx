// Generated from schemas/platform/company_move.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  LongTextField,
  NumberField,
  ReferenceInput,
  StateField,
  TextField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { companyMove } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  company_name: <TextField source="company_name" />,
  from_cell: <TextField source="from_cell" />,
  to_cell: <TextField source="to_cell" />,
  state: (
    <StateField
      source="state"
      choices={['copying', 'following', 'switching', 'switched', 'undoing', 'confirming', 'confirmed', 'abandoning', 'abandoned']}
      translation="enums.company_move.state"
    />
  ),
  wanted: (
    <EnumField
      source="wanted"
      choices={['move', 'confirm', 'undo', 'abandon']}
      translation="enums.company_move.wanted"
    />
  ),
  started_at: <DateTimeField source="started_at" />,
  copied_at: <DateTimeField source="copied_at" />,
  switched_at: <DateTimeField source="switched_at" />,
  compared_at: <DateTimeField source="compared_at" />,
  ended_at: <DateTimeField source="ended_at" />,
  row_count: <NumberField source="row_count" />,
  stopped_ms: <NumberField source="stopped_ms" />,
  error: <LongTextField source="error" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  company_name: <Column source="company_name">{fields.company_name}</Column>,
  from_cell: <Column source="from_cell">{fields.from_cell}</Column>,
  to_cell: <Column source="to_cell">{fields.to_cell}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  wanted: <Column source="wanted">{fields.wanted}</Column>,
  started_at: <Column source="started_at">{fields.started_at}</Column>,
  stopped_ms: <Column source="stopped_ms" numeric>{fields.stopped_ms}</Column>,
  error: <Column source="error">{fields.error}</Column>,
};
export const moreColumns = {
  copied_at: <Column source="copied_at">{fields.copied_at}</Column>,
  switched_at: <Column source="switched_at">{fields.switched_at}</Column>,
  compared_at: <Column source="compared_at">{fields.compared_at}</Column>,
  ended_at: <Column source="ended_at">{fields.ended_at}</Column>,
  row_count: <Column source="row_count" numeric disableSort>{fields.row_count}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  state: (
    <EnumFilter
      source="state"
      choices={['copying', 'following', 'switching', 'switched', 'undoing', 'confirming', 'confirmed', 'abandoning', 'abandoned']}
      translation="enums.company_move.state"
    />
  ),
};

/** What the forms of actions ask for. */
export const dialogs = {
  start: {
    company_id: <ReferenceInput source="company_id" required reference="customers" searchable sortBy="created_at" />,
    cell_id: (
      <ReferenceInput
        source="cell_id"
        required
        helperText="resources.companymoves.dialogs.start.help.cell_id"
        reference="cells"
        searchable={false}
        sortBy="name"
      />
    ),
  },
};

export function CompanyMoveList() {
  return <EntityList entity={companyMove} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CompanyMoveShow() {
  return <EntityShow entity={companyMove} fields={fields} />;
}

export const views = { list: CompanyMoveList, show: CompanyMoveShow };
