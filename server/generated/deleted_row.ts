// Generated from schemas/company/deleted_row.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DeletedRowRow {
  id: number;
  entity: string;
  record_id: number;
  /** As it was stored. */
  stored: {
    [k: string]: unknown;
  };
  /** Rows that went with it, references that were emptied, and what the entity's code keeps. */
  parts: {
    [k: string]: unknown;
  };
  /** Entity to how many rows come back with it. */
  returned: {
    [k: string]: unknown;
  };
  /** Entity to how many rows went with it and do not come back. */
  lost: {
    [k: string]: unknown;
  };
  /** Row and history are forgotten after it. */
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export const deletedRow: EntityDescriptor = {
  id: 'deleted_row',
  title: 'Deleted row',
  path: 'deleted_row',
  table: 'deleted_row',
  tenant: 'company_id',
  label: 'Deleted row #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    entity: { kind: 'text', type: 'string', column: 'text', nullable: false },
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    stored: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    parts: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    returned: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, default: {} },
    lost: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, default: {} },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: [], sortable: ['id'], sort: ['id', 'asc'], search: [] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        entity: { type: 'string' },
        record_id: { type: 'integer' },
        stored: { type: 'object' },
        parts: { type: 'object' },
        returned: { type: 'object' },
        lost: { type: 'object' },
        expires_at: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'entity',
        'record_id',
        'stored',
        'parts',
        'returned',
        'lost',
        'expires_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
