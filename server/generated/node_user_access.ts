// Generated from schemas/organization/node_user_access.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface NodeUserAccessRow {
  id: number;
  user_id: number;
  node_id: number;
  user_read: boolean;
  user_edit: boolean;
  user_create: boolean;
  user_delete: boolean;
  node_read: boolean;
  node_edit: boolean;
  node_create: boolean;
  node_delete: boolean;
  qr_read: boolean;
  qr_edit: boolean;
  qr_create: boolean;
  qr_delete: boolean;
  feedback_read: boolean;
  feedback_edit: boolean;
  feedback_create: boolean;
  feedback_delete: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeUserAccessCreate {
  user_id: number;
  node_id: number;
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export interface NodeUserAccessPatch {
  user_read?: boolean;
  user_edit?: boolean;
  user_create?: boolean;
  user_delete?: boolean;
  node_read?: boolean;
  node_edit?: boolean;
  node_create?: boolean;
  node_delete?: boolean;
  qr_read?: boolean;
  qr_edit?: boolean;
  qr_create?: boolean;
  qr_delete?: boolean;
  feedback_read?: boolean;
  feedback_edit?: boolean;
  feedback_create?: boolean;
  feedback_delete?: boolean;
}

export const nodeUserAccess: EntityDescriptor = {
  id: 'node_user_access',
  title: 'User access',
  path: 'nodeuseraccess',
  table: 'node_user_access',
  tenant: 'company_id',
  label: 'Access #{id}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'customer_user' },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'node' },
    user_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    user_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    user_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    user_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    node_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    node_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    node_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    node_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    qr_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    qr_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    qr_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    qr_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    feedback_read: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    feedback_edit: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    feedback_create: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    feedback_delete: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['user_id', 'node_id'],
    sortable: ['user_id', 'node_id', 'user_read', 'node_read', 'qr_read', 'feedback_read', 'created_at'],
    sort: ['node_id', 'asc'],
    search: [],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        user_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        node_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
      },
      required: ['user_id', 'node_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        node_id: { type: 'integer' },
        user_read: { type: 'boolean' },
        user_edit: { type: 'boolean' },
        user_create: { type: 'boolean' },
        user_delete: { type: 'boolean' },
        node_read: { type: 'boolean' },
        node_edit: { type: 'boolean' },
        node_create: { type: 'boolean' },
        node_delete: { type: 'boolean' },
        qr_read: { type: 'boolean' },
        qr_edit: { type: 'boolean' },
        qr_create: { type: 'boolean' },
        qr_delete: { type: 'boolean' },
        feedback_read: { type: 'boolean' },
        feedback_edit: { type: 'boolean' },
        feedback_create: { type: 'boolean' },
        feedback_delete: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'user_id',
        'node_id',
        'user_read',
        'user_edit',
        'user_create',
        'user_delete',
        'node_read',
        'node_edit',
        'node_create',
        'node_delete',
        'qr_read',
        'qr_edit',
        'qr_create',
        'qr_delete',
        'feedback_read',
        'feedback_edit',
        'feedback_create',
        'feedback_delete',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
