// Generated from schemas/feedback/saved_filter.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  NumberField,
  NumberInput,
  TextField,
  TextFilter,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { savedFilter } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  list: <TextField source="list" />,
  is_shared: <BooleanField source="is_shared" />,
  position: <NumberField source="position" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  list: <Column source="list">{fields.list}</Column>,
  is_shared: <Column source="is_shared">{fields.is_shared}</Column>,
  position: <Column source="position" numeric>{fields.position}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={60} />,
  list: (
    <TextInput
      source="list"
      minLength={1}
      maxLength={48}
      defaultValue="feedback"
      helperText="resources.savedfilters.help.list"
    />
  ),
  is_shared: (
    <BooleanInput
      source="is_shared"
      defaultValue={false}
      helperText="resources.savedfilters.help.is_shared"
    />
  ),
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
  list: <TextFilter source="list" />,
  is_shared: <BooleanFilter source="is_shared" />,
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
