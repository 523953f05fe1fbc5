// Generated from schemas/feedback/feedback_text.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackTextRow {
  id: number;
  feedback_id: number;
  words: string;
  created_at: string;
  updated_at: string;
}

export const feedbackText: EntityDescriptor = {
  id: 'feedback_text',
  title: 'Text of a feedback',
  path: 'feedback_text',
  table: 'feedback_text',
  tenant: 'company_id',
  label: 'Text of feedback #{feedback_id}',
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
    words: { kind: 'long_text', type: 'string', column: 'text', nullable: false, sensitive: true },
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
        words: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'words', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
