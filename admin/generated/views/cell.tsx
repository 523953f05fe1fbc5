// Generated from schemas/platform/cell.schema.json. Do not edit; edit the schema.
import {
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  NumberField,
  SwitchField,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { cell } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  takes_companies: <SwitchField source="takes_companies" />,
  company_count: <NumberField source="company_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  company_count: <Column source="company_count" numeric>{fields.company_count}</Column>,
  takes_companies: <Column source="takes_companies">{fields.takes_companies}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={30} pattern="^[a-z][a-z0-9_]*$" />,
  takes_companies: (
    <BooleanInput
      source="takes_companies"
      defaultValue
      helperText="resources.cells.help.takes_companies"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  takes_companies: <BooleanFilter source="takes_companies" />,
};

export function CellList() {
  return <EntityList entity={cell} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function CellShow() {
  return <EntityShow entity={cell} fields={fields} />;
}

export function CellEdit() {
  return <EntityEdit entity={cell} inputs={inputs} />;
}

export const views = { list: CellList, show: CellShow, edit: CellEdit };
