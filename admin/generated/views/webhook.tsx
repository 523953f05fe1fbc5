// Generated from schemas/company/webhook.schema.json. Do not edit; edit the schema.
import {
  BooleanField,
  BooleanFilter,
  BooleanInput,
  DateTimeField,
  NumberField,
  StateField,
  StringListField,
  StringListInput,
  TextField,
  TextInput,
  UrlField,
  UrlInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityEdit, EntityList, EntityShow, OwnPanel, RelatedPanel } from '../../crud/index.ts';
import { webhook, webhookDelivery } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  name: <TextField source="name" />,
  state: (
    <StateField
      source="state"
      choices={['off', 'failing', 'nothing_delivered', 'healthy']}
      translation="enums.webhook.state"
    />
  ),
  url: <UrlField source="url" />,
  events: (
    <StringListField
      source="events"
      choices={[
  'feedback.created',
  'feedback.changed',
  'rule.matched',
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
      translation="enums.webhook.events"
    />
  ),
  includes_contact: <BooleanField source="includes_contact" />,
  is_active: <BooleanField source="is_active" />,
  failing_since: <DateTimeField source="failing_since" />,
  last_delivered_at: <DateTimeField source="last_delivered_at" />,
  failed_count: <NumberField source="failed_count" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  name: <Column source="name">{fields.name}</Column>,
  state: <Column source="state">{fields.state}</Column>,
  url: <Column source="url">{fields.url}</Column>,
  events: <Column source="events" disableSort>{fields.events}</Column>,
  failing_since: <Column source="failing_since">{fields.failing_since}</Column>,
  last_delivered_at: <Column source="last_delivered_at">{fields.last_delivered_at}</Column>,
};
export const moreColumns = {
  includes_contact: <Column source="includes_contact">{fields.includes_contact}</Column>,
  is_active: <Column source="is_active">{fields.is_active}</Column>,
  failed_count: <Column source="failed_count" numeric disableSort>{fields.failed_count}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {
  name: <TextInput source="name" required minLength={1} maxLength={200} />,
  url: (
    <UrlInput
      source="url"
      required
      maxLength={2000}
      pattern={'^https://[^\\s]+$'}
      helperText="resources.webhooks.help.url"
    />
  ),
  events: (
    <StringListInput
      source="events"
      required
      minItems={1}
      maxItems={200}
      helperText="resources.webhooks.help.events"
      choices={[
  'feedback.created',
  'feedback.changed',
  'rule.matched',
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
      translation="enums.webhook.events"
    />
  ),
  includes_contact: (
    <BooleanInput
      source="includes_contact"
      defaultValue={false}
      helperText="resources.webhooks.help.includes_contact"
    />
  ),
  is_active: <BooleanInput source="is_active" defaultValue />,
};

/** What the list can be narrowed by. */
export const filters = {
  is_active: <BooleanFilter source="is_active" />,
};

/** Beside the fields on the page of a row. */
export const panels = {
  signature: <OwnPanel name="signature" />,
  webhook_delivery: <RelatedPanel entity={webhookDelivery} by="webhook_id" step="webhookdeliveries" />,
};

export function WebhookList() {
  return <EntityList entity={webhook} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function WebhookShow() {
  return <EntityShow entity={webhook} fields={fields} panels={panels} />;
}

export function WebhookCreate() {
  return <EntityCreate entity={webhook} inputs={inputs} />;
}

export function WebhookEdit() {
  return <EntityEdit entity={webhook} inputs={inputs} />;
}

export const views = { list: WebhookList, show: WebhookShow, create: WebhookCreate, edit: WebhookEdit };
