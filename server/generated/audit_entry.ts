// Generated from schemas/company/audit_entry.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface AuditEntryRow {
  id: number;
  /** A user of this company or of the platform; not a reference, so that the entry outlives the user. */
  actor_id: number | null;
  actor_role: "anonymous" | "visitor" | "company_user" | "company_admin" | "superadmin" | "system";
  actor_name: string;
  /** The super administrator who was logged in as the actor, if one was. */
  impersonator_id: number | null;
  /** Name of the super administrator who did it in the actor's place. */
  impersonator_name: string | null;
  operation: string;
  entity: string;
  record_id: number | null;
  /** Field to its value before and after; sensitive values are left out. */
  changes?: {
    [k: string]: unknown;
  };
  request_id: string | null;
  company_name: string;
  created_at?: string;
  updated_at?: string;
  company_id?: number;
}

export const auditEntry: EntityDescriptor = {
  id: 'audit_entry',
  title: 'Audit entry',
  path: 'auditentry',
  table: 'audit_entry',
  tenant: 'company_id',
  label: '{operation} {entity}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    actor_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    actor_role: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin', 'system'],
    },
    actor_name: {
      kind: 'text',
      type: 'string',
      column: 'text collate "natural"',
      nullable: false,
      default: '',
      folded: true,
      readOnly: true,
    },
    impersonator_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    impersonator_name: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    operation: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    entity: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    changes: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, default: {}, readOnly: true },
    history: { kind: 'json', type: 'object', column: 'jsonb', nullable: true, readOnly: true, writeOnly: true },
    source: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      enum: ['screen', 'bulk_edit', 'import', 'api'],
    },
    reason: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true, writeOnly: true },
    request_id: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    company_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'company_name' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['actor_id', 'actor_role', 'operation', 'entity', 'record_id', 'request_id'],
    sortable: ['created_at', 'actor_name', 'impersonator_name', 'actor_role', 'operation', 'entity', 'record_id'],
    sort: ['created_at', 'desc'],
    search: ['actor_name'],
    groups: ['actor_role'],
  },
  exported: {
    route: 'audit_log',
    columns: ['created_at', 'actor_name', 'impersonator_name', 'actor_role', 'operation', 'entity', 'record_id'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        actor_id: { type: ['integer', 'null'] },
        actor_role: {
          type: 'string',
          enum: ['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin', 'system'],
        },
        actor_name: { type: 'string' },
        impersonator_id: { type: ['integer', 'null'] },
        impersonator_name: { type: ['string', 'null'] },
        operation: { type: 'string' },
        entity: { type: 'string' },
        record_id: { type: ['integer', 'null'] },
        changes: { type: 'object' },
        request_id: { type: ['string', 'null'] },
        company_name: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
      },
      required: [
        'id',
        'actor_id',
        'actor_role',
        'actor_name',
        'impersonator_id',
        'impersonator_name',
        'operation',
        'entity',
        'record_id',
        'request_id',
        'company_name',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
