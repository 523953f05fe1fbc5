// Generated from schemas/support/support_comment_media.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SupportCommentMediaRow {
  id: number;
  /** Empty until a request or a reply names the upload. */
  support_ticket_id: number | null;
  /** Empty for a file of the request itself. */
  support_comment_id: number | null;
  file_name: string;
  media_type: string;
  /** In bytes. */
  byte_size: number;
  created_at: string;
  updated_at: string;
  company_id?: number;
}

export const supportCommentMedia: EntityDescriptor = {
  id: 'support_comment_media',
  title: 'Support attachment',
  path: 'supportcommentsmedia',
  table: 'support_comment_media',
  tenant: 'company_id',
  label: '{file_name}',
  operations: ['list'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    support_ticket_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'support_ticket',
      onDelete: 'cascade',
    },
    support_comment_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'support_comment',
      onDelete: 'cascade',
    },
    file_name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, readOnly: true },
    media_type: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    byte_size: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    storage_key: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    sender_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true, writeOnly: true },
    is_sent: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
      writeOnly: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['support_ticket_id', 'support_comment_id'],
    sortable: ['file_name', 'media_type', 'byte_size', 'support_ticket_id', 'support_comment_id', 'created_at'],
    sort: ['created_at', 'asc'],
    search: [],
    groups: ['support_ticket_id', 'support_comment_id'],
  },
  exported: {
    route: 'supportcommentsmedia',
    columns: ['file_name', 'media_type', 'byte_size', 'support_ticket_id', 'support_comment_id', 'created_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        support_ticket_id: { type: ['integer', 'null'] },
        support_comment_id: { type: ['integer', 'null'] },
        file_name: { type: 'string' },
        media_type: { type: 'string' },
        byte_size: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
      },
      required: [
        'id',
        'support_ticket_id',
        'support_comment_id',
        'file_name',
        'media_type',
        'byte_size',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
