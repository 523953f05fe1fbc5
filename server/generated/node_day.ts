// Generated from schemas/feedback/node_day.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface NodeDayRow {
  id: number;
  node_id: number;
  /** In UTC. */
  day: string;
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  /** Answers of that day that are new or in processing. */
  open: number;
  score_sum: number;
  score_count: number;
  created_at: string;
  updated_at: string;
}

export const nodeDay: EntityDescriptor = {
  id: 'node_day',
  title: 'Unit day',
  path: 'node_day',
  table: 'node_day',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'node' },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    reads: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    answers: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    open: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    score_sum: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    score_count: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
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
        node_id: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        reads: { type: 'integer' },
        answers: { type: 'integer' },
        open: { type: 'integer' },
        score_sum: { type: 'integer' },
        score_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'day',
        'reads',
        'answers',
        'open',
        'score_sum',
        'score_count',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
