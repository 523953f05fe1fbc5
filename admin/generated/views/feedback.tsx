// Generated from schemas/feedback/feedback.schema.json. Do not edit; edit the schema.
import {
  AnswersField,
  BooleanField,
  BooleanFilter,
  DateTimeField,
  DateTimeFilter,
  EnumFilter,
  LocaleField,
  LocaleFilter,
  LongTextField,
  NumberField,
  NumberFilter,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  ReferenceListField,
  StateField,
  StateInput,
  TreeReferenceField,
  TreeReferenceFilter,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { feedback } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  status: (
    <StateField
      source="status"
      choices={['new', 'in_processing', 'completed', 'cancelled']}
      translation="enums.feedback.status"
    />
  ),
  priority: <StateField source="priority" choices={['low', 'normal', 'high']} translation="enums.feedback.priority" />,
  assignee_id: <ReferenceField source="assignee_id" reference="user_management" />,
  score: <NumberField source="score" />,
  answers: <AnswersField source="answers" />,
  comment: <LongTextField source="comment" />,
  locale: <LocaleField source="locale" />,
  is_partial: <BooleanField source="is_partial" />,
  is_repeat: <BooleanField source="is_repeat" />,
  read_at: <DateTimeField source="read_at" />,
  closed_at: <DateTimeField source="closed_at" />,
  due_at: <DateTimeField source="due_at" />,
  tag_ids: <ReferenceListField source="tag_ids" reference="companytags" />,
  is_solved: <BooleanField source="is_solved" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  status: <Column source="status">{fields.status}</Column>,
  priority: <Column source="priority">{fields.priority}</Column>,
  score: <Column source="score" numeric>{fields.score}</Column>,
  comment: <Column source="comment">{fields.comment}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  closed_at: <Column source="closed_at">{fields.closed_at}</Column>,
  due_at: <Column source="due_at">{fields.due_at}</Column>,
  assignee_id: <Column source="assignee_id" disableSort>{fields.assignee_id}</Column>,
  read_at: <Column source="read_at">{fields.read_at}</Column>,
  tag_ids: <Column source="tag_ids" disableSort>{fields.tag_ids}</Column>,
};
export const moreColumns = {
  locale: <Column source="locale">{fields.locale}</Column>,
  is_partial: <Column source="is_partial">{fields.is_partial}</Column>,
  is_repeat: <Column source="is_repeat">{fields.is_repeat}</Column>,
  is_solved: <Column source="is_solved">{fields.is_solved}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  status: (
    <StateInput
      source="status"
      defaultValue="new"
      choices={['new', 'in_processing', 'completed', 'cancelled']}
      translation="enums.feedback.status"
      states={{
  new: ['in_processing', 'completed', 'cancelled'],
  in_processing: ['completed', 'cancelled'],
  completed: ['in_processing'],
  cancelled: ['in_processing'],
}}
    />
  ),
  priority: (
    <StateInput
      source="priority"
      defaultValue="normal"
      choices={['low', 'normal', 'high']}
      translation="enums.feedback.priority"
    />
  ),
  assignee_id: <ReferenceInput source="assignee_id" reference="user_management" searchable sortBy="full_name" />,
};

/** What the list can be narrowed by. */
export const filters = {
  status: (
    <EnumFilter
      source="status"
      choices={['new', 'in_processing', 'completed', 'cancelled']}
      translation="enums.feedback.status"
    />
  ),
  priority: <EnumFilter source="priority" choices={['low', 'normal', 'high']} translation="enums.feedback.priority" />,
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  assignee_id: <ReferenceFilter source="assignee_id" reference="user_management" searchable sortBy="full_name" />,
  tag_ids: <ReferenceFilter source="tag_ids" reference="companytags" searchable sortBy="name" />,
  locale: (
    <LocaleFilter
      source="locale"
      choices={[
  'tr',
  'en',
  'fr',
  'de',
  'pt',
  'it',
  'es',
  'ja',
  'ru',
  'ko',
  'ar',
  'nl',
  'pl',
  'cs',
  'hu',
  'ro',
  'bg',
  'el',
  'uk',
  'sv',
  'da',
  'nb',
  'fi',
  'he',
  'fa',
  'hi',
  'zh',
  'th',
  'vi',
  'id',
]}
    />
  ),
  score: <NumberFilter source="score" step={1} />,
  is_partial: <BooleanFilter source="is_partial" />,
  is_repeat: <BooleanFilter source="is_repeat" />,
  read_at: <DateTimeFilter source="read_at" />,
  due_at: <DateTimeFilter source="due_at" />,
};

export function FeedbackList() {
  return <EntityList entity={feedback} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackShow() {
  return <EntityShow entity={feedback} fields={fields} />;
}

export const views = { list: FeedbackList, show: FeedbackShow };
