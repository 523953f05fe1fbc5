// Generated from schemas/feedback/feedback_text_due.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackTextDueRow {
  id: number;
  feedback_id: number;
  created_at: string;
  updated_at: string;
}

export const feedbackTextDue: EntityDescriptor = {
  id: 'feedback_text_due',
  title: 'Changed text',
  path: 'feedback_text_due',
  table: 'feedback_text_due',
  tenant: 'company_id',
  label: 'Changed text of feedback #{feedback_id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
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
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'feedback_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
