// Generated from schemas/feedback/feedback_word.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackWordRow {
  id: number;
  feedback_id: number;
  word: string;
  created_at: string;
  updated_at: string;
}

export const feedbackWord: EntityDescriptor = {
  id: 'feedback_word',
  title: 'Word of a feedback',
  path: 'feedback_word',
  table: 'feedback_word',
  tenant: 'company_id',
  label: '{word}',
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
    word: { kind: 'text', type: 'string', column: 'text collate "C"', nullable: false, sensitive: true },
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
        word: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'word', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
