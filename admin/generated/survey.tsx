// Generated from schemas/survey/survey.schema.json. Do not edit; edit the schema.
import { DateTimeField, DocumentField, EnumField, EnumFilter, TextField } from '../fields/index.ts';
import { Column, EntityList, EntityShow } from '../kit/index.ts';
import { survey } from './resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  origin: <EnumField source="origin" choices={['default', 'node', 'group']} translation="enums.survey.origin" />,
  draft: <DocumentField source="draft" dialect="survey" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  origin: <Column source="origin">{fields.origin}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  origin: <EnumFilter source="origin" choices={['default', 'node', 'group']} translation="enums.survey.origin" />,
};

export function SurveyList() {
  return <EntityList entity={survey} columns={columns} filters={filters} />;
}

export function SurveyShow() {
  return <EntityShow entity={survey} fields={fields} />;
}

export const views = { list: SurveyList, show: SurveyShow };
