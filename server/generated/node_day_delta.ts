// Generated from schemas/feedback/node_day_delta.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeDayDeltaRow {
  id: number;
  /** Not held to the units by the database, since each answer would pay for it: units are only marked as deleted. */
  node_id: number;
  /** By the clock of the unit. */
  day: string;
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  /** Answers of that day that are new or in processing. */
  open: number;
  /** Of that day, by the clock of the unit. Counts where there are reads, answers or scores. */
  hour: number;
  /** Whether the scores that follow come (1) or go (-1). */
  weight: number;
  score: number | null;
  smiley: number | null;
  nps: number | null;
  csat: number | null;
  created_at: string;
  updated_at: string;
}

export const nodeDayDelta: EntityDescriptor = {
  id: 'node_day_delta',
  title: 'Unit day delta',
  path: 'node_day_delta',
  table: 'node_day_delta',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    reads: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    answers: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    open: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    hour: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0 },
    weight: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0 },
    score: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    smiley: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    nps: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    csat: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
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
        hour: { type: 'integer' },
        weight: { type: 'integer' },
        score: { type: ['integer', 'null'] },
        smiley: { type: ['integer', 'null'] },
        nps: { type: ['integer', 'null'] },
        csat: { type: ['integer', 'null'] },
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
        'hour',
        'weight',
        'score',
        'smiley',
        'nps',
        'csat',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
