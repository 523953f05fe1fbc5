// Generated from schemas/survey/node_survey.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { nodeSurvey } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  survey_id: <ReferenceField source="survey_id" reference="surveys" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  survey_id: <Column source="survey_id" disableSort>{fields.survey_id}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  survey_id: (
    <ReferenceInput
      source="survey_id"
      helperText="resources.nodesurveys.help.survey_id"
      reference="surveys"
      searchable
      sortBy="name"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  survey_id: <ReferenceFilter source="survey_id" reference="surveys" searchable sortBy="name" />,
};

export function NodeSurveyList() {
  return <EntityList entity={nodeSurvey} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function NodeSurveyShow() {
  return <EntityShow entity={nodeSurvey} fields={fields} />;
}

export function NodeSurveyEdit() {
  return <EntityEdit entity={nodeSurvey} inputs={inputs} />;
}

export const views = { list: NodeSurveyList, show: NodeSurveyShow, edit: NodeSurveyEdit };
