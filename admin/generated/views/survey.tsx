// Generated from schemas/survey/survey.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  DateTimeField,
  EnumField,
  EnumFilter,
  NumberField,
  NumberFilter,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { survey } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  origin: (
    <EnumField
      source="origin"
      choices={['default', 'node', 'group', 'library']}
      translation="enums.survey.origin"
    />
  ),
  version: <NumberField source="version" />,
  published_at: <DateTimeField source="published_at" />,
  is_changed: <BooleanField source="is_changed" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  origin: <Column source="origin">{fields.origin}</Column>,
  version: <Column source="version" numeric>{fields.version}</Column>,
  is_changed: <Column source="is_changed">{fields.is_changed}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  published_at: <Column source="published_at" disableSort>{fields.published_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
};

/** What the list can be narrowed by. */
export const filters = {
  origin: (
    <EnumFilter
      source="origin"
      choices={['default', 'node', 'group', 'library']}
      translation="enums.survey.origin"
    />
  ),
  version: <NumberFilter source="version" step={1} />,
  is_changed: <BooleanFilter source="is_changed" />,
};

export function SurveyList() {
  return <EntityList entity={survey} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SurveyShow() {
  return <EntityShow entity={survey} fields={fields} />;
}

export function SurveyCreate() {
  return <EntityCreate entity={survey} inputs={inputs} />;
}

export function SurveyEdit() {
  return <EntityEdit entity={survey} inputs={inputs} />;
}

export const views = { list: SurveyList, show: SurveyShow, create: SurveyCreate, edit: SurveyEdit };
