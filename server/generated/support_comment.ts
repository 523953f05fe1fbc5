// Generated from schemas/support/support_comment.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/support_comment.ts';

export const supportComment: EntityDescriptor = {
  id: 'support_comment',
  title: 'Support reply',
  path: 'supportcomments',
  table: 'support_comment',
  tenant: 'company_id',
  label: 'Reply #{id}',
  whileReadOnly: ['create'],
  operations: ['list', 'create'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    support_ticket_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'support_ticket',
      onDelete: 'cascade',
    },
    text: { kind: 'long_text', type: 'string', column: 'text', nullable: false },
    from_platform: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    author_name: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '', readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    attachments: { kind: 'json', type: 'array', nullable: false, writeOnly: true, transient: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['support_ticket_id', 'from_platform'],
    sortable: ['created_at', 'author_name', 'from_platform', 'text', 'support_ticket_id'],
    sort: ['created_at', 'asc'],
    search: [],
    groups: ['support_ticket_id', 'from_platform'],
  },
  exported: {
    route: 'supportcomments',
    columns: ['created_at', 'author_name', 'from_platform', 'text', 'support_ticket_id'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        support_ticket_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        text: { type: 'string', minLength: 1, maxLength: 10000 },
        attachments: {
          type: 'array',
          maxItems: 5,
          items: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
      },
      required: ['support_ticket_id', 'text'],
      additionalProperties: false,
    },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        support_ticket_id: { type: 'integer' },
        text: { type: 'string' },
        from_platform: { type: 'boolean' },
        author_name: { type: 'string' },
        user_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
      },
      required: [
        'id',
        'support_ticket_id',
        'text',
        'from_platform',
        'author_name',
        'user_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
