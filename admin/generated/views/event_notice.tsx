// Generated from schemas/company/event_notice.schema.json. Do not edit; edit the schema.
import { DateTimeField, EnumField, EnumFilter, EventRowField, TextField } from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { eventNotice } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  event: (
    <EnumField
      source="event"
      choices={[
  'draft.refused',
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
      translation="enums.event_notice.event"
    />
  ),
  record_id: (
    <EventRowField
      source="record_id"
      event="event"
      resources={{
  company_tag: 'companytags',
  customer_user: 'user_management',
  draft: 'drafts',
  node_user_access: 'access-control',
  organization: 'organization_management',
  score_alert: 'score_alerts',
  support_ticket: 'support',
}}
    />
  ),
  rule_name: <TextField source="rule_name" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  event: <Column source="event">{fields.event}</Column>,
  record_id: <Column source="record_id" disableSort>{fields.record_id}</Column>,
  rule_name: <Column source="rule_name">{fields.rule_name}</Column>,
};
export const moreColumns = {
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  event: (
    <EnumFilter
      source="event"
      choices={[
  'draft.refused',
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
      translation="enums.event_notice.event"
    />
  ),
};

export function EventNoticeList() {
  return <EntityList entity={eventNotice} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function EventNoticeShow() {
  return <EntityShow entity={eventNotice} fields={fields} />;
}

export const views = { list: EventNoticeList, show: EventNoticeShow };
