// Generated from schemas/platform/company_move.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CompanyMoveRow {
  id: number;
  /** The id: its row may lie in another database. */
  company: number;
  from_cell: string;
  to_cell: string;
  state: "copying" | "following" | "switching" | "switched" | "undoing" | "confirming" | "confirmed" | "abandoning" | "abandoned";
  started_at: string;
  copied_at: string | null;
  switched_at: string | null;
  /** Both cells had the same rows at the last switch. */
  compared_at: string | null;
  /** Confirmed or abandoned. */
  ended_at: string | null;
  /** What was copied, compared and removed, and how long the company was stopped. */
  progress: {
    [k: string]: unknown;
  };
  /** What the last attempt failed by. */
  error: string | null;
  created_at: string;
  updated_at: string;
}

export const companyMove: EntityDescriptor = {
  id: 'company_move',
  title: 'Company move',
  path: 'company_move',
  table: 'company_move',
  tenant: 'global',
  label: 'Company move #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    company: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    from_cell: { kind: 'text', type: 'string', column: 'text', nullable: false },
    to_cell: { kind: 'text', type: 'string', column: 'text', nullable: false },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'copying',
      enum: [
        'copying',
        'following',
        'switching',
        'switched',
        'undoing',
        'confirming',
        'confirmed',
        'abandoning',
        'abandoned',
      ],
    },
    started_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    copied_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    switched_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    compared_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    ended_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    progress: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, default: {} },
    error: { kind: 'long_text', type: 'string', column: 'text', nullable: true },
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
        company: { type: 'integer' },
        from_cell: { type: 'string' },
        to_cell: { type: 'string' },
        state: {
          type: 'string',
          enum: [
            'copying',
            'following',
            'switching',
            'switched',
            'undoing',
            'confirming',
            'confirmed',
            'abandoning',
            'abandoned',
          ],
        },
        started_at: { type: 'string', format: 'date-time' },
        copied_at: { type: ['string', 'null'], format: 'date-time' },
        switched_at: { type: ['string', 'null'], format: 'date-time' },
        compared_at: { type: ['string', 'null'], format: 'date-time' },
        ended_at: { type: ['string', 'null'], format: 'date-time' },
        progress: { type: 'object' },
        error: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'company',
        'from_cell',
        'to_cell',
        'state',
        'started_at',
        'copied_at',
        'switched_at',
        'compared_at',
        'ended_at',
        'progress',
        'error',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
