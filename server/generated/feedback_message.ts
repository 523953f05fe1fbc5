// Generated from schemas/feedback/feedback_message.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/feedback_message.ts';

export const feedbackMessage: EntityDescriptor = {
  id: 'feedback_message',
  title: 'Message',
  path: 'feedbackmessages',
  table: 'feedback_message',
  tenant: 'company_id',
  label: 'Message #{id}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    author: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'visitor',
      readOnly: true,
      enum: ['visitor', 'company'],
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    author_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'author_name' },
    text: {
      kind: 'long_text',
      type: 'string',
      column: 'text',
      nullable: false,
      folded: true,
      readOnly: true,
      sensitive: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['feedback_id', 'author'],
    sortable: ['created_at', 'author', 'text', 'feedback_id'],
    sort: ['created_at', 'asc'],
    search: ['text'],
    groups: ['feedback_id', 'author'],
  },
  exported: { route: 'feedbackmessages', columns: ['created_at', 'author', 'text', 'feedback_id'] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        feedback_id: { type: 'integer' },
        author: { type: 'string', enum: ['visitor', 'company'] },
        user_id: { type: ['integer', 'null'] },
        author_name: { type: ['string', 'null'] },
        text: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'author', 'user_id', 'author_name', 'text', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
