// Generated from schemas/company/webhook_delivery.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  JsonField,
  LongTextField,
  NumberField,
  ReferenceField,
  ReferenceFilter,
  StateField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { webhookDelivery } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  webhook_id: <ReferenceField source="webhook_id" reference="webhooks" />,
  event: (
    <EnumField
      source="event"
      choices={[
  'feedback.created',
  'feedback.changed',
  'rule.matched',
  'test',
  'company_tag.created',
  'company_tag.changed',
  'company_tag.deleted',
  'customer_user.created',
  'customer_user.changed',
  'customer_user.deleted',
  'customer_user.disabled',
  'node_user_access.created',
  'node_user_access.changed',
  'node_user_access.deleted',
  'organization.created',
  'organization.changed',
  'organization.deleted',
  'score_alert.created',
  'score_alert.recovered',
  'score_alert.settled',
  'score_alert.withdrawn',
  'support_ticket.created',
  'support_ticket.changed',
  'support_ticket.deleted',
  'support_ticket.in_processing',
  'support_ticket.customer_replied',
  'support_ticket.answered',
  'support_ticket.completed',
  'support_ticket.cancelled',
]}
      translation="enums.webhook_delivery.event"
    />
  ),
  payload: <JsonField source="payload" />,
  feedback_id: <ReferenceField source="feedback_id" reference="feedback_management" />,
  rule_id: <ReferenceField source="rule_id" reference="feedbackrules" />,
  state: (
    <StateField
      source="state"
      choices={['queued', 'delivered', 'failed']}
      translation="enums.webhook_delivery.state"
    />
  ),
  attempts: <NumberField source="attempts" />,
  next_attempt_at: <DateTimeField source="next_attempt_at" />,
  done_at: <DateTimeField source="done_at" />,
  status: <NumberField source="status" />,
  failure: (
    <EnumField
      source="failure"
      choices={['status', 'timeout', 'name_not_found', 'address_refused', 'certificate', 'connection', 'receiver_gone', 'internal']}
      translation="enums.webhook_delivery.failure"
    />
  ),
  duration_ms: <NumberField source="duration_ms" />,
  answer: <LongTextField source="answer" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  event: <Column source="event">{fields.event}</Column>,
  webhook_id: <Column source="webhook_id" disableSort>{fields.webhook_id}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  status: <Column source="status" numeric>{fields.status}</Column>,
  failure: <Column source="failure">{fields.failure}</Column>,
  attempts: <Column source="attempts" numeric>{fields.attempts}</Column>,
  next_attempt_at: <Column source="next_attempt_at">{fields.next_attempt_at}</Column>,
};
export const moreColumns = {
  feedback_id: <Column source="feedback_id" disableSort>{fields.feedback_id}</Column>,
  rule_id: <Column source="rule_id" disableSort>{fields.rule_id}</Column>,
  done_at: <Column source="done_at">{fields.done_at}</Column>,
  duration_ms: <Column source="duration_ms" numeric>{fields.duration_ms}</Column>,
  answer: <Column source="answer">{fields.answer}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  webhook_id: <ReferenceFilter source="webhook_id" reference="webhooks" searchable sortBy="name" />,
  state: (
    <EnumFilter
      source="state"
      choices={['queued', 'delivered', 'failed']}
      translation="enums.webhook_delivery.state"
    />
  ),
  event: (
    <EnumFilter
      source="event"
      choices={[
  'feedback.created',
  'feedback.changed',
  'rule.matched',
  'test',
  'company_tag.created',
  'company_tag.changed',
  'company_tag.deleted',
  'customer_user.created',
  'customer_user.changed',
  'customer_user.deleted',
  'customer_user.disabled',
  'node_user_access.created',
  'node_user_access.changed',
  'node_user_access.deleted',
  'organization.created',
  'organization.changed',
  'organization.deleted',
  'score_alert.created',
  'score_alert.recovered',
  'score_alert.settled',
  'score_alert.withdrawn',
  'support_ticket.created',
  'support_ticket.changed',
  'support_ticket.deleted',
  'support_ticket.in_processing',
  'support_ticket.customer_replied',
  'support_ticket.answered',
  'support_ticket.completed',
  'support_ticket.cancelled',
]}
      translation="enums.webhook_delivery.event"
    />
  ),
  feedback_id: <ReferenceFilter source="feedback_id" reference="feedback_management" searchable sortBy="created_at" />,
};

export function WebhookDeliveryList() {
  return <EntityList entity={webhookDelivery} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function WebhookDeliveryShow() {
  return <EntityShow entity={webhookDelivery} fields={fields} />;
}

export const views = { list: WebhookDeliveryList, show: WebhookDeliveryShow };
