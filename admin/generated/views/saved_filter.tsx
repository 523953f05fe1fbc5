// Generated from schemas/feedback/saved_filter.schema.json. Do not edit; edit the schema.
import { DateTimeField, NumberField, NumberInput, TextField, TextFilter, TextInput } from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { savedFilter } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  position: <NumberField source="position" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  position: <Column source="position" numeric>{fields.position}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={60} />,
  position: (
    <NumberInput
      source="position"
      minimum={0}
      maximum={1000}
      defaultValue={0}
      helperText="resources.savedfilters.help.position"
      step={1}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

export function SavedFilterList() {
  return <EntityList entity={savedFilter} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SavedFilterShow() {
  return <EntityShow entity={savedFilter} fields={fields} />;
}

export function SavedFilterCreate() {
  return <EntityCreate entity={savedFilter} inputs={inputs} />;
}

export function SavedFilterEdit() {
  return <EntityEdit entity={savedFilter} inputs={inputs} />;
}

export const views = { list: SavedFilterList, show: SavedFilterShow, create: SavedFilterCreate, edit: SavedFilterEdit };
