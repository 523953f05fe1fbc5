// Generated from schemas/feedback/subtree_day.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SubtreeDayRow {
  id: number;
  node_id: number;
  /** By the clock of each unit. */
  day: string;
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  /** Answers of that day that are new or in processing. */
  open: number;
  score_sum: number;
  score_count: number;
  /** The scale of 0 to 100 in five bands, as if it had five points. */
  score_1: number;
  score_2: number;
  score_3: number;
  score_4: number;
  score_5: number;
  smiley_1: number;
  smiley_2: number;
  smiley_3: number;
  smiley_4: number;
  smiley_5: number;
  /** Would recommend by 9 or 10. */
  nps_promoters: number;
  /** Would recommend by 7 or 8. */
  nps_passives: number;
  /** Would recommend by 6 or less. */
  nps_detractors: number;
  /** Points of 1 to 5. */
  csat_sum: number;
  csat_count: number;
  created_at: string;
  updated_at: string;
}

export const subtreeDay: EntityDescriptor = {
  id: 'subtree_day',
  title: 'Subtree day',
  path: 'subtree_day',
  table: 'subtree_day',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}',
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
    reads: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    answers: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    open: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_sum: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_1: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_2: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_3: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_4: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    score_5: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    smiley_1: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    smiley_2: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    smiley_3: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    smiley_4: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    smiley_5: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    nps_promoters: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    nps_passives: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    nps_detractors: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    csat_sum: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    csat_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
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
        score_1: { type: 'integer' },
        score_2: { type: 'integer' },
        score_3: { type: 'integer' },
        score_4: { type: 'integer' },
        score_5: { type: 'integer' },
        smiley_1: { type: 'integer' },
        smiley_2: { type: 'integer' },
        smiley_3: { type: 'integer' },
        smiley_4: { type: 'integer' },
        smiley_5: { type: 'integer' },
        nps_promoters: { type: 'integer' },
        nps_passives: { type: 'integer' },
        nps_detractors: { type: 'integer' },
        csat_sum: { type: 'integer' },
        csat_count: { type: 'integer' },
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
        'score_1',
        'score_2',
        'score_3',
        'score_4',
        'score_5',
        'smiley_1',
        'smiley_2',
        'smiley_3',
        'smiley_4',
        'smiley_5',
        'nps_promoters',
        'nps_passives',
        'nps_detractors',
        'csat_sum',
        'csat_count',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
