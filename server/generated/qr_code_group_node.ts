// Generated from schemas/qr/qr_code_group_node.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/qr_code_group_node.ts';

export const qrCodeGroupNode: EntityDescriptor = {
  id: 'qr_code_group_node',
  title: 'QR code group membership',
  path: 'qrcodegroupnodes',
  table: 'group_node',
  tenant: 'company_id',
  projects: 'group_node',
  label: '{node_id}',
  partOf: 'node_id',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'qr_code',
      readOnly: true,
      enum: ['survey', 'qr_code', 'link_list'],
    },
    qr_code_group_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'qr_code_group',
      keeps: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'qr_code_group_id'],
    sortable: ['node_id', 'qr_code_group_id'],
    sort: ['node_id', 'asc'],
    search: [],
    groups: ['node_id', 'qr_code_group_id'],
  },
  exported: { route: 'qrcodegroupnodes', columns: ['node_id', 'qr_code_group_id'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        qr_code_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
      },
      required: ['node_id', 'qr_code_group_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: { qr_code_group_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 } },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        kind: { type: 'string', enum: ['survey', 'qr_code', 'link_list'] },
        qr_code_group_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'node_id', 'kind', 'qr_code_group_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
