// Generated from schemas/qr/marc.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface MarcRow {
  id: number;
  marc_batch_id: number;
  /** Counted from 1 in each batch. */
  number: number;
  node_qr_code_id: number;
  state: "blank" | "bound" | "retired";
  /** The latest time; earlier units stand in the audit log. */
  bound_at: string | null;
  bound_by_id: number | null;
  created_at: string;
  updated_at: string;
}

export const marc: EntityDescriptor = {
  id: 'marc',
  title: 'Marc',
  path: 'marc',
  table: 'marc',
  tenant: 'company_id',
  label: 'Mark #{number}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    marc_batch_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'marc_batch' },
    number: { kind: 'integer', type: 'integer', column: 'integer', nullable: false },
    node_qr_code_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'node_qr_code' },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['blank', 'bound', 'retired'],
      states: { blank: ['bound', 'retired'], bound: ['retired'], retired: [] },
    },
    bound_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    bound_by_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'customer_user' },
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
        marc_batch_id: { type: 'integer' },
        number: { type: 'integer' },
        node_qr_code_id: { type: 'integer' },
        state: { type: 'string', enum: ['blank', 'bound', 'retired'] },
        bound_at: { type: ['string', 'null'], format: 'date-time' },
        bound_by_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'marc_batch_id',
        'number',
        'node_qr_code_id',
        'state',
        'bound_at',
        'bound_by_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
