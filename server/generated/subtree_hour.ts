// Generated from schemas/feedback/subtree_hour.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SubtreeHourRow {
  id: number;
  node_id: number;
  /** By the clock of each unit. */
  day: string;
  /** Of that day, by the clock of each unit. */
  hour: number;
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  score_sum: number;
  score_count: number;
  created_at: string;
  updated_at: string;
}

export const subtreeHour: EntityDescriptor = {
  id: 'subtree_hour',
  title: 'Subtree hour',
  path: 'subtree_hour',
  table: 'subtree_hour',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}, {hour}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    hour: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    reads: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    answers: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_sum: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
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
        hour: { type: 'integer' },
        reads: { type: 'integer' },
        answers: { type: 'integer' },
        score_sum: { type: 'integer' },
        score_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'day',
        'hour',
        'reads',
        'answers',
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
