// Generated from schemas/feedback/feedback_tag.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/feedback_tag.ts';

export const feedbackTag: EntityDescriptor = {
  id: 'feedback_tag',
  title: 'Feedback tags',
  path: 'feedbacktags',
  table: 'feedback',
  tenant: 'company_id',
  projects: 'feedback',
  label: 'Tags of feedback #{id}',
  revision: { of: ['tag_ids'], problem: 'feedback_changed' },
  operations: ['list', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      keeps: true,
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    tag_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      ref: 'company_tag',
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id'],
    sortable: ['node_id', 'created_at'],
    sort: ['created_at', 'desc'],
    search: [],
    groups: ['node_id'],
  },
  exported: { route: 'feedbacktags', columns: ['node_id', 'tag_ids'] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
        tag_ids: { type: 'array', maxItems: 20, items: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        revision: { type: 'integer' },
        tag_ids: { type: 'array', items: { type: 'integer' } },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: ['id', 'node_id', 'revision', 'tag_ids', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
