// Generated from schemas/survey/counted_answer.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CountedAnswerRow {
  id: number;
  /** No reference, which would wait for whoever changes the answer. */
  feedback_id: number;
  answered_at: string;
  /** When the answer was last changed before it was counted. */
  changed_at: string;
  is_partial: boolean;
  /** That it was counted for. */
  survey_version_id: number;
  /** What it counted for. */
  counts: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const countedAnswer: EntityDescriptor = {
  id: 'counted_answer',
  title: 'Counted answer',
  path: 'counted_answer',
  table: 'counted_answer',
  tenant: 'company_id',
  label: 'Answer #{feedback_id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    feedback_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    answered_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    changed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    is_partial: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false },
    survey_version_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    counts: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
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
        answered_at: { type: 'string', format: 'date-time' },
        changed_at: { type: 'string', format: 'date-time' },
        is_partial: { type: 'boolean' },
        survey_version_id: { type: 'integer' },
        counts: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'feedback_id',
        'answered_at',
        'changed_at',
        'is_partial',
        'survey_version_id',
        'counts',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
