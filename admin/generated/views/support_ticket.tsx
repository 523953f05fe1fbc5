// Generated from schemas/support/support_ticket.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumFilter,
  LongTextField,
  LongTextInput,
  NumberField,
  NumberFilter,
  StateField,
  StateInput,
  TextField,
  TextInput,
} from '../../fields/index.ts';
import { Column, EntityCreate, EntityList, EntityShow } from '../../crud/index.ts';
import { supportTicket } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  subject: <TextField source="subject" />,
  message: <LongTextField source="message" />,
  status: (
    <StateField
      source="status"
      choices={['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled']}
      translation="enums.support_ticket.status"
    />
  ),
  company_name: <TextField source="company_name" />,
  person_name: <TextField source="person_name" />,
  first_answered_at: <DateTimeField source="first_answered_at" />,
  last_answered_at: <DateTimeField source="last_answered_at" />,
  waiting_since: <DateTimeField source="waiting_since" />,
  closed_at: <DateTimeField source="closed_at" />,
  customer_id: <NumberField source="customer_id" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  subject: <Column source="subject">{fields.subject}</Column>,
  status: <Column source="status">{fields.status}</Column>,
  company_name: <Column source="company_name">{fields.company_name}</Column>,
  person_name: <Column source="person_name">{fields.person_name}</Column>,
  waiting_since: <Column source="waiting_since">{fields.waiting_since}</Column>,
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};
export const moreColumns = {
  message: <Column source="message">{fields.message}</Column>,
  first_answered_at: <Column source="first_answered_at">{fields.first_answered_at}</Column>,
  last_answered_at: <Column source="last_answered_at">{fields.last_answered_at}</Column>,
  closed_at: <Column source="closed_at">{fields.closed_at}</Column>,
  customer_id: <Column source="customer_id" numeric disableSort>{fields.customer_id}</Column>,
};

/** What a form asks for. */
export const inputs = {
  subject: <TextInput source="subject" required minLength={1} maxLength={200} />,
  message: <LongTextInput source="message" required minLength={1} maxLength={10000} />,
  status: (
    <StateInput
      source="status"
      defaultValue="new"
      choices={['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled']}
      translation="enums.support_ticket.status"
      states={{
  new: ['in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'],
  in_processing: ['customer_replied', 'answered', 'completed', 'cancelled'],
  customer_replied: ['in_processing', 'answered', 'completed', 'cancelled'],
  answered: ['customer_replied', 'in_processing', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
}}
    />
  ),
};

/** What the list can be narrowed by. */
export const filters = {
  status: (
    <EnumFilter
      source="status"
      choices={['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled']}
      translation="enums.support_ticket.status"
    />
  ),
  customer_id: <NumberFilter source="customer_id" step={1} />,
};

export function SupportTicketList() {
  return <EntityList entity={supportTicket} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function SupportTicketShow() {
  return <EntityShow entity={supportTicket} fields={fields} />;
}

export function SupportTicketCreate() {
  return <EntityCreate entity={supportTicket} inputs={inputs} />;
}

export const views = { list: SupportTicketList, show: SupportTicketShow, create: SupportTicketCreate };
