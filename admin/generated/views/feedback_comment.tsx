// Generated from schemas/feedback/feedback_comment.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  LongTextField,
  LongTextInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  ReferenceListField,
  ReferenceListInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { feedbackComment } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  feedback_id: <ReferenceField source="feedback_id" reference="feedback_management" />,
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  text: <LongTextField source="text" />,
  mentioned_user_ids: <ReferenceListField source="mentioned_user_ids" reference="user_management" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  text: <Column source="text">{fields.text}</Column>,
  feedback_id: <Column source="feedback_id" disableSort>{fields.feedback_id}</Column>,
};
export const moreColumns = {
  mentioned_user_ids: <Column source="mentioned_user_ids" disableSort>{fields.mentioned_user_ids}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  feedback_id: (
    <ReferenceInput
      source="feedback_id"
      required
      reference="feedback_management"
      searchable
      sortBy="created_at"
    />
  ),
  text: <LongTextInput source="text" required minLength={1} maxLength={4000} />,
  mentioned_user_ids: (
    <ReferenceListInput
      source="mentioned_user_ids"
      maxItems={10}
      defaultValue={[]}
      helperText="resources.feedbackcomments.help.mentioned_user_ids"
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  feedback_id: <ReferenceFilter source="feedback_id" reference="feedback_management" searchable sortBy="created_at" />,
  user_id: <ReferenceFilter source="user_id" reference="user_management" searchable sortBy="full_name" />,
};

export function FeedbackCommentList() {
  return <EntityList entity={feedbackComment} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackCommentShow() {
  return <EntityShow entity={feedbackComment} fields={fields} />;
}

export function FeedbackCommentCreate() {
  return <EntityCreate entity={feedbackComment} inputs={inputs} />;
}

export function FeedbackCommentEdit() {
  return <EntityEdit entity={feedbackComment} inputs={inputs} />;
}

export const views = { list: FeedbackCommentList, show: FeedbackCommentShow, create: FeedbackCommentCreate, edit: FeedbackCommentEdit };
