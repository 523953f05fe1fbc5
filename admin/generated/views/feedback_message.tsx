// Generated from schemas/feedback/feedback_message.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  LongTextField,
  ReferenceField,
  ReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { feedbackMessage } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  feedback_id: <ReferenceField source="feedback_id" reference="feedback_management" />,
  author: <EnumField source="author" choices={['visitor', 'company']} translation="enums.feedback_message.author" />,
  user_id: <ReferenceField source="user_id" reference="user_management" />,
  text: <LongTextField source="text" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  author: <Column source="author">{fields.author}</Column>,
  text: <Column source="text">{fields.text}</Column>,
  feedback_id: <Column source="feedback_id" disableSort>{fields.feedback_id}</Column>,
};
export const moreColumns = {
  user_id: <Column source="user_id" disableSort>{fields.user_id}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  feedback_id: <ReferenceFilter source="feedback_id" reference="feedback_management" searchable sortBy="created_at" />,
  author: <EnumFilter source="author" choices={['visitor', 'company']} translation="enums.feedback_message.author" />,
};

export function FeedbackMessageList() {
  return <EntityList entity={feedbackMessage} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackMessageShow() {
  return <EntityShow entity={feedbackMessage} fields={fields} />;
}

export const views = { list: FeedbackMessageList, show: FeedbackMessageShow };
