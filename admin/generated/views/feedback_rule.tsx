// Generated from schemas/feedback/feedback_rule.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  CompositeField,
  CompositeInput,
  DateTimeField,
  EnumField,
  EnumFilter,
  EnumInput,
  LocaleField,
  LocaleInput,
  LongTextField,
  LongTextInput,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  ReferenceListField,
  ReferenceListInput,
  StateField,
  StateInput,
  StringListField,
  StringListInput,
  SwitchField,
  TextField,
  TextInput,
  TreeReferenceField,
  TreeReferenceFilter,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow } from '../../crud/index.ts';
import { feedbackRule } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  rule: <CompositeField source="rule" />,
  node_id: <TreeReferenceField source="node_id" reference="units" />,
  trigger: (
    <EnumField
      source="trigger"
      choices={['answer', 'unhandled', 'silence']}
      translation="enums.feedback_rule.trigger"
    />
  ),
  score_at_most: <NumberField source="score_at_most" />,
  nps_group: (
    <EnumField
      source="nps_group"
      choices={['detractor', 'passive', 'promoter']}
      translation="enums.feedback_rule.nps_group"
    />
  ),
  survey_id: <ReferenceField source="survey_id" reference="surveys" />,
  words: <StringListField source="words" />,
  priority: (
    <StateField
      source="priority"
      choices={['low', 'normal', 'high']}
      translation="enums.feedback_rule.priority"
    />
  ),
  locale: <LocaleField source="locale" />,
  with_text: <BooleanField source="with_text" />,
  tag_id: <ReferenceField source="tag_id" reference="companytags" />,
  custom_field_id: <ReferenceField source="custom_field_id" reference="customfields" />,
  custom_value: <LongTextField source="custom_value" />,
  after_hours: <NumberField source="after_hours" />,
  silent_days: <NumberField source="silent_days" />,
  notify_user_ids: <ReferenceListField source="notify_user_ids" reference="user_management" />,
  notifies_responsible: <BooleanField source="notifies_responsible" />,
  webhook_id: <ReferenceField source="webhook_id" reference="webhooks" />,
  assignee_id: <ReferenceField source="assignee_id" reference="user_management" />,
  raised_priority: (
    <EnumField
      source="raised_priority"
      choices={['normal', 'high']}
      translation="enums.feedback_rule.raised_priority"
    />
  ),
  added_tag_id: <ReferenceField source="added_tag_id" reference="companytags" />,
  escalate_after_hours: <NumberField source="escalate_after_hours" />,
  escalate_user_ids: <ReferenceListField source="escalate_user_ids" reference="user_management" />,
  is_active: <SwitchField source="is_active" />,
  acted: <CompositeField source="acted" />,
  match_count: <NumberField source="match_count" />,
  last_matched_at: <DateTimeField source="last_matched_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  rule: <Column source="rule" disableSort>{fields.rule}</Column>,
  acted: <Column source="acted" disableSort>{fields.acted}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
};
export const moreColumns = {
  node_id: <Column source="node_id" disableSort>{fields.node_id}</Column>,
  trigger: <Column source="trigger">{fields.trigger}</Column>,
  score_at_most: <Column source="score_at_most" numeric>{fields.score_at_most}</Column>,
  nps_group: <Column source="nps_group">{fields.nps_group}</Column>,
  survey_id: <Column source="survey_id" disableSort>{fields.survey_id}</Column>,
  words: <Column source="words" disableSort>{fields.words}</Column>,
  priority: <Column source="priority">{fields.priority}</Column>,
  locale: <Column source="locale">{fields.locale}</Column>,
  with_text: <Column source="with_text">{fields.with_text}</Column>,
  tag_id: <Column source="tag_id" disableSort>{fields.tag_id}</Column>,
  custom_field_id: <Column source="custom_field_id" disableSort>{fields.custom_field_id}</Column>,
  custom_value: <Column source="custom_value">{fields.custom_value}</Column>,
  after_hours: <Column source="after_hours" numeric>{fields.after_hours}</Column>,
  silent_days: <Column source="silent_days" numeric>{fields.silent_days}</Column>,
  notify_user_ids: <Column source="notify_user_ids" disableSort>{fields.notify_user_ids}</Column>,
  notifies_responsible: <Column source="notifies_responsible">{fields.notifies_responsible}</Column>,
  webhook_id: <Column source="webhook_id" disableSort>{fields.webhook_id}</Column>,
  assignee_id: <Column source="assignee_id" disableSort>{fields.assignee_id}</Column>,
  raised_priority: <Column source="raised_priority">{fields.raised_priority}</Column>,
  added_tag_id: <Column source="added_tag_id" disableSort>{fields.added_tag_id}</Column>,
  escalate_after_hours: <Column source="escalate_after_hours" numeric>{fields.escalate_after_hours}</Column>,
  escalate_user_ids: <Column source="escalate_user_ids" disableSort>{fields.escalate_user_ids}</Column>,
  match_count: <Column source="match_count" numeric disableSort>{fields.match_count}</Column>,
  last_matched_at: <Column source="last_matched_at" disableSort>{fields.last_matched_at}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  rule: <CompositeInput source="rule" />,
  node_id: <TreeReferenceInput source="node_id" helperText="resources.feedbackrules.help.node_id" reference="units" />,
  trigger: (
    <EnumInput
      source="trigger"
      defaultValue="answer"
      helperText="resources.feedbackrules.help.trigger"
      choices={['answer', 'unhandled', 'silence']}
      translation="enums.feedback_rule.trigger"
    />
  ),
  score_at_most: (
    <NumberInput
      source="score_at_most"
      requiredWhen={{ field: 'conditions', is: 'score_at_most' }}
      minimum={0}
      maximum={100}
      step={1}
    />
  ),
  nps_group: (
    <EnumInput
      source="nps_group"
      requiredWhen={{ field: 'conditions', is: 'nps_group' }}
      helperText="resources.feedbackrules.help.nps_group"
      choices={['detractor', 'passive', 'promoter']}
      translation="enums.feedback_rule.nps_group"
    />
  ),
  survey_id: (
    <ReferenceInput
      source="survey_id"
      requiredWhen={{ field: 'conditions', is: 'survey_id' }}
      reference="surveys"
      searchable
      sortBy="name"
    />
  ),
  words: (
    <StringListInput
      source="words"
      requiredWhen={{ field: 'conditions', is: 'words' }}
      maxItems={20}
      defaultValue={[]}
      helperText="resources.feedbackrules.help.words"
    />
  ),
  priority: (
    <StateInput
      source="priority"
      requiredWhen={{ field: 'conditions', is: 'priority' }}
      choices={['low', 'normal', 'high']}
      translation="enums.feedback_rule.priority"
    />
  ),
  locale: (
    <LocaleInput
      source="locale"
      requiredWhen={{ field: 'conditions', is: 'locale' }}
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
  with_text: (
    <BooleanInput
      source="with_text"
      requiredWhen={{ field: 'conditions', is: 'with_text' }}
      defaultValue={false}
    />
  ),
  tag_id: (
    <ReferenceInput
      source="tag_id"
      requiredWhen={{ field: 'conditions', is: 'tag_id' }}
      helperText="resources.feedbackrules.help.tag_id"
      reference="companytags"
      searchable
      sortBy="name"
    />
  ),
  custom_field_id: (
    <ReferenceInput
      source="custom_field_id"
      requiredWhen={{ field: 'conditions', is: 'custom_field_id' }}
      helperText="resources.feedbackrules.help.custom_field_id"
      reference="customfields"
      searchable
      sortBy="position"
    />
  ),
  custom_value: (
    <LongTextInput
      source="custom_value"
      requiredWhen={{ field: 'conditions', is: 'custom_field_id' }}
      maxLength={1000}
      helperText="resources.feedbackrules.help.custom_value"
    />
  ),
  after_hours: (
    <NumberInput
      source="after_hours"
      requiredWhen={{ field: 'trigger', is: 'unhandled' }}
      minimum={1}
      maximum={500}
      helperText="resources.feedbackrules.help.after_hours"
      step={1}
    />
  ),
  silent_days: (
    <NumberInput
      source="silent_days"
      requiredWhen={{ field: 'trigger', is: 'silence' }}
      minimum={1}
      maximum={90}
      helperText="resources.feedbackrules.help.silent_days"
      step={1}
    />
  ),
  notify_user_ids: (
    <ReferenceListInput
      source="notify_user_ids"
      maxItems={20}
      defaultValue={[]}
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
  notifies_responsible: (
    <BooleanInput
      source="notifies_responsible"
      defaultValue={false}
      helperText="resources.feedbackrules.help.notifies_responsible"
    />
  ),
  webhook_id: <ReferenceInput source="webhook_id" reference="webhooks" searchable sortBy="name" />,
  assignee_id: (
    <ReferenceInput
      source="assignee_id"
      helperText="resources.feedbackrules.help.assignee_id"
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
  raised_priority: (
    <EnumInput
      source="raised_priority"
      choices={['normal', 'high']}
      translation="enums.feedback_rule.raised_priority"
    />
  ),
  added_tag_id: <ReferenceInput source="added_tag_id" reference="companytags" searchable sortBy="name" />,
  escalate_after_hours: (
    <NumberInput
      source="escalate_after_hours"
      minimum={1}
      maximum={500}
      helperText="resources.feedbackrules.help.escalate_after_hours"
      step={1}
    />
  ),
  escalate_user_ids: (
    <ReferenceListInput
      source="escalate_user_ids"
      maxItems={20}
      defaultValue={[]}
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue />,
};

/** What the list can be narrowed by. */
export const filters = {
  is_active: <BooleanFilter source="is_active" />,
  trigger: (
    <EnumFilter
      source="trigger"
      choices={['answer', 'unhandled', 'silence']}
      translation="enums.feedback_rule.trigger"
    />
  ),
  node_id: <TreeReferenceFilter source="node_id" reference="units" />,
  notify_user_ids: (
    <ReferenceFilter
      source="notify_user_ids"
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
};

export function FeedbackRuleList() {
  return <EntityList entity={feedbackRule} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function FeedbackRuleShow() {
  return <EntityShow entity={feedbackRule} fields={fields} />;
}

export function FeedbackRuleCreate() {
  return <EntityCreate entity={feedbackRule} inputs={inputs} />;
}

export function FeedbackRuleEdit() {
  return <EntityEdit entity={feedbackRule} inputs={inputs} />;
}

export const views = { list: FeedbackRuleList, show: FeedbackRuleShow, create: FeedbackRuleCreate, edit: FeedbackRuleEdit };
