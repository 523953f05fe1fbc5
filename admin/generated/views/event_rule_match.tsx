// Generated from schemas/company/event_rule_match.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  EventRowField,
  NumberField,
  ReferenceField,
  ReferenceFilter,
  StateField,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { eventRuleMatch } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  rule_id: <ReferenceField source="rule_id" reference="eventrules" />,
  event: (
    <EnumField
      source="event"
      choices={[
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
      translation="enums.event_rule_match.event"
    />
  ),
  record_id: (
    <EventRowField
      source="record_id"
      event="event"
      resources={{
  company_tag: 'companytags',
  customer_user: 'user_management',
  node_user_access: 'access-control',
  organization: 'organization_management',
  score_alert: 'score_alerts',
  support_ticket: 'support',
}}
    />
  ),
  state: (
    <StateField
      source="state"
      choices={['queued', 'done', 'failed']}
      translation="enums.event_rule_match.state"
    />
  ),
  notified_count: <NumberField source="notified_count" />,
  failure: (
    <EnumField
      source="failure"
      choices={['nobody_left', 'webhook_off', 'internal']}
      translation="enums.event_rule_match.failure"
    />
  ),
  done_at: <DateTimeField source="done_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  event: <Column source="event">{fields.event}</Column>,
  record_id: <Column source="record_id" disableSort>{fields.record_id}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  notified_count: <Column source="notified_count" numeric>{fields.notified_count}</Column>,
  failure: <Column source="failure">{fields.failure}</Column>,
};
export const moreColumns = {
  rule_id: <Column source="rule_id" disableSort>{fields.rule_id}</Column>,
  done_at: <Column source="done_at">{fields.done_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  rule_id: <ReferenceFilter source="rule_id" reference="eventrules" searchable sortBy="name" />,
  state: (
    <EnumFilter
      source="state"
      choices={['queued', 'done', 'failed']}
      translation="enums.event_rule_match.state"
    />
  ),
  event: (
    <EnumFilter
      source="event"
      choices={[
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
      translation="enums.event_rule_match.event"
    />
  ),
};

export function EventRuleMatchList() {
  return <EntityList entity={eventRuleMatch} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function EventRuleMatchShow() {
  return <EntityShow entity={eventRuleMatch} fields={fields} />;
}

export const views = { list: EventRuleMatchList, show: EventRuleMatchShow };
