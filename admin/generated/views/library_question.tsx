// Generated from schemas/survey/library_question.schema.json. Do not edit; edit the schema.
import { CompositeField, DateTimeField, TextField, TextFilter, TextInput } from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { libraryQuestion } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  type: <CompositeField source="type" />,
  kind: <TextField source="kind" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  type: <Column source="type" disableSort>{fields.type}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  kind: <Column source="kind" disableSort>{fields.kind}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={300} />,
};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  preview: <OwnPanel name="preview" />,
};

export function LibraryQuestionList() {
  return <EntityList entity={libraryQuestion} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function LibraryQuestionShow() {
  return <EntityShow entity={libraryQuestion} fields={fields} panels={panels} />;
}

export function LibraryQuestionEdit() {
  return <EntityEdit entity={libraryQuestion} inputs={inputs} />;
}

export const views = { list: LibraryQuestionList, show: LibraryQuestionShow, edit: LibraryQuestionEdit };
