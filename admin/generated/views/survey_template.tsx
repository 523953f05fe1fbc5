// Generated from schemas/survey/survey_template.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  LongTextField,
  LongTextInput,
  NumberField,
  TextField,
  TextFilter,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow, OwnPanel } from '../../crud/index.ts';
import { surveyTemplate } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  description: <LongTextField source="description" />,
  question_count: <NumberField source="question_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  description: <Column source="description">{fields.description}</Column>,
  question_count: <Column source="question_count" numeric>{fields.question_count}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={120} />,
  description: (
    <LongTextInput
      source="description"
      maxLength={500}
      helperText="resources.survey_management/templates.help.description"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  name: <TextFilter source="name" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  preview: <OwnPanel name="preview" />,
};

export function SurveyTemplateList() {
  return <EntityList entity={surveyTemplate} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SurveyTemplateShow() {
  return <EntityShow entity={surveyTemplate} fields={fields} panels={panels} />;
}

export function SurveyTemplateEdit() {
  return <EntityEdit entity={surveyTemplate} inputs={inputs} />;
}

export const views = { list: SurveyTemplateList, show: SurveyTemplateShow, edit: SurveyTemplateEdit };
