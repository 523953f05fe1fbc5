// Generated from schemas/survey/node_survey_answer_media.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  NumberField,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  TextField,
  TextFilter,
  TextInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
  UuidField,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { nodeSurveyAnswerMedia } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  feedback_id: <ReferenceField source="feedback_id" reference="feedback_management" />,
  question_id: <TextField source="question_id" />,
  file_name: <TextField source="file_name" />,
  media_type: <TextField source="media_type" />,
  byte_size: <NumberField source="byte_size" />,
  upload_id: <UuidField source="upload_id" />,
  erased_at: <DateTimeField source="erased_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  file_name: <Column source="file_name">{fields.file_name}</Column>,
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  feedback_id: <Column source="feedback_id" disableSort>{fields.feedback_id}</Column>,
  media_type: <Column source="media_type">{fields.media_type}</Column>,
  byte_size: <Column source="byte_size" numeric>{fields.byte_size}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
};
export const moreColumns = {
  question_id: <Column source="question_id">{fields.question_id}</Column>,
  upload_id: <Column source="upload_id">{fields.upload_id}</Column>,
  erased_at: <Column source="erased_at">{fields.erased_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  node_id: <TreeReferenceInput source="node_id" required reference="units" />,
  feedback_id: (
    <ReferenceInput
      source="feedback_id"
      helperText="resources.nodesurveyanswermedia.help.feedback_id"
      reference="feedback_management"
      searchable
      sortBy="created_at"
    />
  ),
  question_id: (
    <TextInput
      source="question_id"
      required
      minLength={1}
      maxLength={60}
      helperText="resources.nodesurveyanswermedia.help.question_id"
    />
  ),
  file_name: <TextInput source="file_name" required minLength={1} maxLength={255} />,
  media_type: <TextInput source="media_type" required minLength={3} maxLength={100} pattern="^[a-z]+/[a-z0-9.+-]+$" />,
};

/** What the list can be narrowed by. */
export const filters = {
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  feedback_id: <ReferenceFilter source="feedback_id" reference="feedback_management" searchable sortBy="created_at" />,
  media_type: <TextFilter source="media_type" />,
};

export function NodeSurveyAnswerMediaList() {
  return <EntityList entity={nodeSurveyAnswerMedia} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function NodeSurveyAnswerMediaShow() {
  return <EntityShow entity={nodeSurveyAnswerMedia} fields={fields} />;
}

export function NodeSurveyAnswerMediaCreate() {
  return <EntityCreate entity={nodeSurveyAnswerMedia} inputs={inputs} />;
}

export function NodeSurveyAnswerMediaEdit() {
  return <EntityEdit entity={nodeSurveyAnswerMedia} inputs={inputs} />;
}

export const views = { list: NodeSurveyAnswerMediaList, show: NodeSurveyAnswerMediaShow, create: NodeSurveyAnswerMediaCreate, edit: NodeSurveyAnswerMediaEdit };
