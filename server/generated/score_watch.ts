// Generated from schemas/feedback/score_watch.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface ScoreWatchRow {
  id: number;
  node_id: number;
  /** Empty while there are too few answers to tell. */
  reference: ({
    [k: string]: unknown;
  } | null);
  /** When that was last worked out. */
  reference_at: string;
  /** Answers before it tell nothing of what is usual now. */
  usual_from: string | null;
  watched: {
    [k: string]: unknown;
  };
  /** The one that is open. */
  score_alert_id: number | null;
  created_at: string;
  updated_at: string;
}

export const scoreWatch: EntityDescriptor = {
  id: 'score_watch',
  title: 'Score watch',
  path: 'score_watch',
  table: 'score_watch',
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
    reference: { kind: 'json', type: 'object', column: 'jsonb', nullable: true },
    reference_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    usual_from: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    watched: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    score_alert_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'score_alert',
      onDelete: 'set null',
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
        node_id: { type: 'integer' },
        reference: { type: ['object', 'null'] },
        reference_at: { type: 'string', format: 'date-time' },
        usual_from: { type: ['string', 'null'], format: 'date-time' },
        watched: { type: 'object' },
        score_alert_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'node_id',
        'reference',
        'reference_at',
        'usual_from',
        'watched',
        'score_alert_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
