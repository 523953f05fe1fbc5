// Generated from schemas/company/event_rule.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  ConditionsField,
  ConditionsInput,
  DateTimeField,
  DateTimeInput,
  EnumField,
  EnumFilter,
  EnumInput,
  NumberField,
  NumberInput,
  ReferenceField,
  ReferenceFilter,
  ReferenceInput,
  ReferenceListField,
  ReferenceListInput,
  StateField,
  SwitchField,
  TextField,
  TextInput,
  TreeReferenceField,
  TreeReferenceInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow, RelatedPanel } from '../../crud/index.ts';
import { eventRule, eventRuleMatch } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
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
      translation="enums.event_rule.event"
    />
  ),
  conditions: (
    <ConditionsField
      source="conditions"
      event="event"
      entities={{
  company_tag: { route: 'companytags', measures: { created_at: 'moment', updated_at: 'moment' } },
  customer_user: { route: 'user_management', measures: { created_at: 'moment', updated_at: 'moment' } },
  node_user_access: { route: 'access-control', measures: { created_at: 'moment', updated_at: 'moment' } },
  organization: { route: 'organization_management', measures: { created_at: 'moment', updated_at: 'moment' } },
  score_alert: {
    route: 'score_alerts',
    measures: { since: 'moment', found_at: 'moment', ended_at: 'moment', created_at: 'moment', updated_at: 'moment' },
  },
  support_ticket: {
    route: 'support',
    measures: {
      first_answered_at: 'moment',
      last_answered_at: 'moment',
      closed_at: 'moment',
      created_at: 'moment',
      updated_at: 'moment',
    },
  },
}}
      cells={{
        'company_tag.id': <NumberField source="value" />,
        'company_tag.name': <TextField source="value" />,
        'company_tag.color': <TextField source="value" />,
        'company_tag.created_at': <DateTimeField source="value" />,
        'company_tag.updated_at': <DateTimeField source="value" />,
        'customer_user.id': <NumberField source="value" />,
        'customer_user.full_name': <TextField source="value" />,
        'customer_user.is_admin': <BooleanField source="value" />,
        'customer_user.state': (
          <EnumField
            source="value"
            choices={['active', 'invited', 'disabled']}
            translation="enums.customer_user.state"
          />
        ),
        'customer_user.created_at': <DateTimeField source="value" />,
        'customer_user.updated_at': <DateTimeField source="value" />,
        'node_user_access.id': <NumberField source="value" />,
        'node_user_access.user_id': <ReferenceField source="value" reference="user_management" />,
        'node_user_access.node_id': <TreeReferenceField source="value" reference="units" />,
        'node_user_access.user_read': <BooleanField source="value" />,
        'node_user_access.user_edit': <BooleanField source="value" />,
        'node_user_access.user_create': <BooleanField source="value" />,
        'node_user_access.user_delete': <BooleanField source="value" />,
        'node_user_access.node_read': <BooleanField source="value" />,
        'node_user_access.node_edit': <BooleanField source="value" />,
        'node_user_access.node_create': <BooleanField source="value" />,
        'node_user_access.node_delete': <BooleanField source="value" />,
        'node_user_access.qr_read': <BooleanField source="value" />,
        'node_user_access.qr_edit': <BooleanField source="value" />,
        'node_user_access.qr_create': <BooleanField source="value" />,
        'node_user_access.qr_delete': <BooleanField source="value" />,
        'node_user_access.feedback_read': <BooleanField source="value" />,
        'node_user_access.feedback_edit': <BooleanField source="value" />,
        'node_user_access.feedback_create': <BooleanField source="value" />,
        'node_user_access.feedback_delete': <BooleanField source="value" />,
        'node_user_access.created_at': <DateTimeField source="value" />,
        'node_user_access.updated_at': <DateTimeField source="value" />,
        'organization.id': <NumberField source="value" />,
        'organization.name': <TextField source="value" />,
        'organization.organization_type_id': <ReferenceField source="value" reference="organizationtype" />,
        'organization.created_at': <DateTimeField source="value" />,
        'organization.updated_at': <DateTimeField source="value" />,
        'score_alert.id': <NumberField source="value" />,
        'score_alert.node_id': <TreeReferenceField source="value" reference="units" />,
        'score_alert.state': (
          <EnumField
            source="value"
            choices={['open', 'recovered', 'settled', 'withdrawn']}
            translation="enums.score_alert.state"
          />
        ),
        'score_alert.expected': <NumberField source="value" />,
        'score_alert.seen': <NumberField source="value" />,
        'score_alert.answers': <NumberField source="value" />,
        'score_alert.since': <DateTimeField source="value" />,
        'score_alert.found_at': <DateTimeField source="value" />,
        'score_alert.ended_at': <DateTimeField source="value" />,
        'score_alert.created_at': <DateTimeField source="value" />,
        'score_alert.updated_at': <DateTimeField source="value" />,
        'support_ticket.id': <NumberField source="value" />,
        'support_ticket.subject': <TextField source="value" />,
        'support_ticket.status': (
          <EnumField
            source="value"
            choices={['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled']}
            translation="enums.support_ticket.status"
          />
        ),
        'support_ticket.first_answered_at': <DateTimeField source="value" />,
        'support_ticket.last_answered_at': <DateTimeField source="value" />,
        'support_ticket.closed_at': <DateTimeField source="value" />,
        'support_ticket.created_at': <DateTimeField source="value" />,
        'support_ticket.updated_at': <DateTimeField source="value" />,
      }}
    />
  ),
  notify_user_ids: <ReferenceListField source="notify_user_ids" reference="user_management" />,
  webhook_id: <ReferenceField source="webhook_id" reference="webhooks" />,
  is_active: <SwitchField source="is_active" />,
  state: (
    <StateField
      source="state"
      choices={['off', 'failing', 'waiting', 'healthy']}
      translation="enums.event_rule.state"
    />
  ),
  acted_count: <NumberField source="acted_count" />,
  last_acted_at: <DateTimeField source="last_acted_at" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  event: <Column source="event">{fields.event}</Column>,
  conditions: <Column source="conditions" disableSort>{fields.conditions}</Column>,
  notify_user_ids: <Column source="notify_user_ids" disableSort>{fields.notify_user_ids}</Column>,
  last_acted_at: <Column source="last_acted_at">{fields.last_acted_at}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
};
export const moreColumns = {
  webhook_id: <Column source="webhook_id" disableSort>{fields.webhook_id}</Column>,
  acted_count: <Column source="acted_count" numeric disableSort>{fields.acted_count}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  event: (
    <EnumInput
      source="event"
      required
      maxLength={100}
      helperText="resources.eventrules.help.event"
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
      translation="enums.event_rule.event"
    />
  ),
  conditions: (
    <ConditionsInput
      source="conditions"
      maxItems={10}
      defaultValue={[]}
      helperText="resources.eventrules.help.conditions"
      event="event"
      entities={{
  company_tag: {
    route: 'companytags',
    measures: { id: 'number', name: 'text', color: 'text', created_at: 'moment', updated_at: 'moment' },
  },
  customer_user: {
    route: 'user_management',
    measures: {
      id: 'number',
      full_name: 'text',
      is_admin: 'yes_no',
      state: 'word',
      custom: 'object',
      created_at: 'moment',
      updated_at: 'moment',
    },
  },
  node_user_access: {
    route: 'access-control',
    measures: {
      id: 'number',
      user_id: 'row',
      node_id: 'row',
      user_read: 'yes_no',
      user_edit: 'yes_no',
      user_create: 'yes_no',
      user_delete: 'yes_no',
      node_read: 'yes_no',
      node_edit: 'yes_no',
      node_create: 'yes_no',
      node_delete: 'yes_no',
      qr_read: 'yes_no',
      qr_edit: 'yes_no',
      qr_create: 'yes_no',
      qr_delete: 'yes_no',
      feedback_read: 'yes_no',
      feedback_edit: 'yes_no',
      feedback_create: 'yes_no',
      feedback_delete: 'yes_no',
      created_at: 'moment',
      updated_at: 'moment',
    },
  },
  organization: {
    route: 'organization_management',
    measures: { id: 'number', name: 'text', organization_type_id: 'row', created_at: 'moment', updated_at: 'moment' },
  },
  score_alert: {
    route: 'score_alerts',
    measures: {
      id: 'number',
      node_id: 'row',
      state: 'word',
      expected: 'number',
      seen: 'number',
      answers: 'number',
      since: 'moment',
      found_at: 'moment',
      ended_at: 'moment',
      created_at: 'moment',
      updated_at: 'moment',
    },
  },
  support_ticket: {
    route: 'support',
    measures: {
      id: 'number',
      subject: 'text',
      status: 'word',
      first_answered_at: 'moment',
      last_answered_at: 'moment',
      closed_at: 'moment',
      custom: 'object',
      created_at: 'moment',
      updated_at: 'moment',
    },
  },
}}
      inputs={{
        'company_tag.id': <NumberInput source="value" step={1} />,
        'company_tag.name': <TextInput source="value" />,
        'company_tag.color': <TextInput source="value" />,
        'company_tag.created_at': <DateTimeInput source="value" />,
        'company_tag.updated_at': <DateTimeInput source="value" />,
        'customer_user.id': <NumberInput source="value" step={1} />,
        'customer_user.full_name': <TextInput source="value" />,
        'customer_user.is_admin': <BooleanInput source="value" />,
        'customer_user.state': (
          <EnumInput
            source="value"
            choices={['active', 'invited', 'disabled']}
            translation="enums.customer_user.state"
          />
        ),
        'customer_user.created_at': <DateTimeInput source="value" />,
        'customer_user.updated_at': <DateTimeInput source="value" />,
        'node_user_access.id': <NumberInput source="value" step={1} />,
        'node_user_access.user_id': (
          <ReferenceInput
            source="value"
            reference="user_management"
            searchable
            sortBy="full_name"
          />
        ),
        'node_user_access.node_id': <TreeReferenceInput source="value" reference="units" />,
        'node_user_access.user_read': <BooleanInput source="value" />,
        'node_user_access.user_edit': <BooleanInput source="value" />,
        'node_user_access.user_create': <BooleanInput source="value" />,
        'node_user_access.user_delete': <BooleanInput source="value" />,
        'node_user_access.node_read': <BooleanInput source="value" />,
        'node_user_access.node_edit': <BooleanInput source="value" />,
        'node_user_access.node_create': <BooleanInput source="value" />,
        'node_user_access.node_delete': <BooleanInput source="value" />,
        'node_user_access.qr_read': <BooleanInput source="value" />,
        'node_user_access.qr_edit': <BooleanInput source="value" />,
        'node_user_access.qr_create': <BooleanInput source="value" />,
        'node_user_access.qr_delete': <BooleanInput source="value" />,
        'node_user_access.feedback_read': <BooleanInput source="value" />,
        'node_user_access.feedback_edit': <BooleanInput source="value" />,
        'node_user_access.feedback_create': <BooleanInput source="value" />,
        'node_user_access.feedback_delete': <BooleanInput source="value" />,
        'node_user_access.created_at': <DateTimeInput source="value" />,
        'node_user_access.updated_at': <DateTimeInput source="value" />,
        'organization.id': <NumberInput source="value" step={1} />,
        'organization.name': <TextInput source="value" />,
        'organization.organization_type_id': (
          <ReferenceInput
            source="value"
            reference="organizationtype"
            searchable
            sortBy="name"
          />
        ),
        'organization.created_at': <DateTimeInput source="value" />,
        'organization.updated_at': <DateTimeInput source="value" />,
        'score_alert.id': <NumberInput source="value" step={1} />,
        'score_alert.node_id': <TreeReferenceInput source="value" reference="units" />,
        'score_alert.state': (
          <EnumInput
            source="value"
            choices={['open', 'recovered', 'settled', 'withdrawn']}
            translation="enums.score_alert.state"
          />
        ),
        'score_alert.expected': <NumberInput source="value" />,
        'score_alert.seen': <NumberInput source="value" />,
        'score_alert.answers': <NumberInput source="value" step={1} />,
        'score_alert.since': <DateTimeInput source="value" />,
        'score_alert.found_at': <DateTimeInput source="value" />,
        'score_alert.ended_at': <DateTimeInput source="value" />,
        'score_alert.created_at': <DateTimeInput source="value" />,
        'score_alert.updated_at': <DateTimeInput source="value" />,
        'support_ticket.id': <NumberInput source="value" step={1} />,
        'support_ticket.subject': <TextInput source="value" />,
        'support_ticket.status': (
          <EnumInput
            source="value"
            choices={['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled']}
            translation="enums.support_ticket.status"
          />
        ),
        'support_ticket.first_answered_at': <DateTimeInput source="value" />,
        'support_ticket.last_answered_at': <DateTimeInput source="value" />,
        'support_ticket.closed_at': <DateTimeInput source="value" />,
        'support_ticket.created_at': <DateTimeInput source="value" />,
        'support_ticket.updated_at': <DateTimeInput source="value" />,
      }}
    />
  ),
  notify_user_ids: (
    <ReferenceListInput
      source="notify_user_ids"
      maxItems={20}
      defaultValue={[]}
      helperText="resources.eventrules.help.notify_user_ids"
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
  webhook_id: (
    <ReferenceInput
      source="webhook_id"
      helperText="resources.eventrules.help.webhook_id"
      reference="webhooks"
      searchable
      sortBy="name"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue />,
};

/** What the list can be narrowed by. */
export const filters = {
  is_active: <BooleanFilter source="is_active" />,
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
      translation="enums.event_rule.event"
    />
  ),
  notify_user_ids: (
    <ReferenceFilter
      source="notify_user_ids"
      reference="user_management"
      searchable
      sortBy="full_name"
    />
  ),
};

/** Beside the fields on the page of a row. */
export const panels = {
  event_rule_match: <RelatedPanel entity={eventRuleMatch} by="rule_id" step="eventrulematches" />,
};

export function EventRuleList() {
  return <EntityList entity={eventRule} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function EventRuleShow() {
  return <EntityShow entity={eventRule} fields={fields} panels={panels} />;
}

export function EventRuleCreate() {
  return <EntityCreate entity={eventRule} inputs={inputs} />;
}

export function EventRuleEdit() {
  return <EntityEdit entity={eventRule} inputs={inputs} />;
}

export const views = { list: EventRuleList, show: EventRuleShow, create: EventRuleCreate, edit: EventRuleEdit };
