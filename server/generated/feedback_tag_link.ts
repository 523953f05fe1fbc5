// Generated from schemas/feedback/feedback_tag_link.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackTagLinkRow {
  id: number;
  feedback_id: number;
  tag_id: number;
  created_at: string;
  updated_at: string;
}

export const feedbackTagLink: EntityDescriptor = {
  id: 'feedback_tag_link',
  title: 'Tag of a feedback',
  path: 'feedback_tag_link',
  table: 'feedback_tag_link',
  tenant: 'company_id',
  label: 'Tag #{tag_id} of feedback #{feedback_id}',
  operations: [],
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
    tag_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'company_tag',
      onDelete: 'cascade',
    },
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
        feedback_id: { type: 'integer' },
        tag_id: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'tag_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
