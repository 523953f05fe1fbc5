// Generated from schemas/company/audit_entry.schema.json. Do not edit; edit the schema.
import {
  DateTimeField,
  EnumField,
  EnumFilter,
  JsonField,
  NumberField,
  NumberFilter,
  TextField,
  TextFilter,
} from '../../fields/index.ts';
import { Column, EntityList, EntityShow } from '../../crud/index.ts';
import { auditEntry } from '../resources.ts';

/** How each field is shown. */
export const fields = {
  actor_id: <NumberField source="actor_id" />,
  actor_role: (
    <EnumField
      source="actor_role"
      choices={['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin', 'system']}
      translation="enums.audit_entry.actor_role"
    />
  ),
  actor_name: <TextField source="actor_name" />,
  impersonator_id: <NumberField source="impersonator_id" />,
  impersonator_name: <TextField source="impersonator_name" />,
  operation: <TextField source="operation" />,
  entity: <TextField source="entity" />,
  record_id: <NumberField source="record_id" />,
  changes: <JsonField source="changes" />,
  reason: <TextField source="reason" />,
  request_id: <TextField source="request_id" />,
  company_name: <TextField source="company_name" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};

/** The columns of the list, and those that have to be chosen. */
export const columns = {
  created_at: <Column source="created_at">{fields.created_at}</Column>,
  actor_name: <Column source="actor_name">{fields.actor_name}</Column>,
  impersonator_name: <Column source="impersonator_name">{fields.impersonator_name}</Column>,
  actor_role: <Column source="actor_role">{fields.actor_role}</Column>,
  operation: <Column source="operation">{fields.operation}</Column>,
  entity: <Column source="entity">{fields.entity}</Column>,
  record_id: <Column source="record_id" numeric>{fields.record_id}</Column>,
};
export const moreColumns = {
  actor_id: <Column source="actor_id" numeric>{fields.actor_id}</Column>,
  impersonator_id: <Column source="impersonator_id" numeric>{fields.impersonator_id}</Column>,
  reason: <Column source="reason">{fields.reason}</Column>,
  request_id: <Column source="request_id">{fields.request_id}</Column>,
  company_name: <Column source="company_name" disableSort>{fields.company_name}</Column>,
  updated_at: <Column source="updated_at">{fields.updated_at}</Column>,
};

/** What a form asks for. */
export const inputs = {};

/** What the list can be narrowed by. */
export const filters = {
  actor_id: <NumberFilter source="actor_id" step={1} />,
  actor_role: (
    <EnumFilter
      source="actor_role"
      choices={['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin', 'system']}
      translation="enums.audit_entry.actor_role"
    />
  ),
  operation: <TextFilter source="operation" />,
  entity: <TextFilter source="entity" />,
  record_id: <NumberFilter source="record_id" step={1} />,
  request_id: <TextFilter source="request_id" />,
};

export function AuditEntryList() {
  return <EntityList entity={auditEntry} columns={columns} moreColumns={moreColumns} filters={filters} />;
}

export function AuditEntryShow() {
  return <EntityShow entity={auditEntry} fields={fields} />;
}

export const views = { list: AuditEntryList, show: AuditEntryShow };
