// Generated from schemas/feedback/feedback_comment.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/feedback_comment.ts';

export const feedbackComment: EntityDescriptor = {
  id: 'feedback_comment',
  title: 'Comment',
  path: 'feedbackcomments',
  table: 'feedback_comment',
  tenant: 'company_id',
  label: 'Comment #{id}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'feedback',
      onDelete: 'cascade',
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
    text: { kind: 'long_text', type: 'string', column: 'text', nullable: false, folded: true, sensitive: true },
    mentioned_user_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      ref: 'customer_user',
      onDelete: 'remove',
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['feedback_id', 'user_id'],
    sortable: ['created_at', 'user_id', 'text', 'feedback_id'],
    sort: ['created_at', 'asc'],
    search: ['text'],
    groups: ['feedback_id', 'user_id'],
  },
  exported: { route: 'feedbackcomments', columns: ['created_at', 'user_id', 'text', 'feedback_id'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        feedback_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        text: { type: 'string', minLength: 1, maxLength: 4000 },
        mentioned_user_ids: {
          type: 'array',
          maxItems: 10,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
      },
      required: ['feedback_id', 'text'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        text: { type: 'string', minLength: 1, maxLength: 4000 },
        mentioned_user_ids: {
          type: 'array',
          maxItems: 10,
          items: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        feedback_id: { type: 'integer' },
        user_id: { type: ['integer', 'null'] },
        author_name: { type: ['string', 'null'] },
        text: { type: 'string' },
        mentioned_user_ids: { type: 'array', items: { type: 'integer' } },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'feedback_id',
        'user_id',
        'author_name',
        'text',
        'mentioned_user_ids',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
