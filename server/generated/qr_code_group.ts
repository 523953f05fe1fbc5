// Generated from schemas/qr/qr_code_group.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/qr_code_group.ts';

export const qrCodeGroup: EntityDescriptor = {
  id: 'qr_code_group',
  title: 'QR code group',
  path: 'qrcodegroups',
  table: 'qr_code_group',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'design'], problem: 'row_changed' },
  draft: ['name', 'design'],
  pilots: { through: 'group_node', field: 'node_id', by: 'qr_code_group_id', of: 'node' },
  clock: 'time_zone',
  draftPage: 'qrcode_management/{id}',
  limit: { plan: 'group_count', name: 'groups' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    design: { kind: 'document', type: 'object', column: 'jsonb', nullable: true, document: 'qr-design' },
    has_design: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'has_design' },
    unit_count: { kind: 'count', type: 'integer', nullable: false, readOnly: true, computed: 'unit_count' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['has_design'],
    sortable: ['name', 'has_design', 'unit_count', 'created_at'],
    sort: ['name', 'asc'],
    search: ['name'],
    groups: ['has_design'],
  },
  exported: { route: 'qrcode_management', columns: ['name', 'has_design', 'unit_count', 'created_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1, maxLength: 200 }, design: { type: ['object', 'null'] } },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        design: { type: ['object', 'null'] },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        design: { type: ['object', 'null'] },
        has_design: { type: 'boolean' },
        unit_count: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'design', 'has_design', 'unit_count', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
