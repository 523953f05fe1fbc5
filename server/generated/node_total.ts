// Generated from schemas/feedback/node_total.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeTotalRow {
  id: number;
  node_id: number;
  reads: number;
  /** Repeats are not counted. */
  answers: number;
  /** Answers that are new or in processing. */
  open: number;
  subtree_reads: number;
  subtree_answers: number;
  subtree_open: number;
  created_at: string;
  updated_at: string;
}

export const nodeTotal: EntityDescriptor = {
  id: 'node_total',
  title: 'Unit total',
  path: 'node_total',
  table: 'node_total',
  tenant: 'company_id',
  label: 'Unit #{node_id}',
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
    reads: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    answers: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    open: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    subtree_reads: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    subtree_answers: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    subtree_open: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
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
        reads: { type: 'integer' },
        answers: { type: 'integer' },
        open: { type: 'integer' },
        subtree_reads: { type: 'integer' },
        subtree_answers: { type: 'integer' },
        subtree_open: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'reads',
        'answers',
        'open',
        'subtree_reads',
        'subtree_answers',
        'subtree_open',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
