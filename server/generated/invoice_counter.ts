// Generated from schemas/billing/invoice_counter.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface InvoiceCounterRow {
  id: number;
  year: number;
  /** Credit notes are counted by themselves. */
  series: "invoice" | "credit_note";
  last_number: number;
  created_at: string;
  updated_at: string;
}

export const invoiceCounter: EntityDescriptor = {
  id: 'invoice_counter',
  title: 'Invoice counter',
  path: 'invoice_counter',
  table: 'invoice_counter',
  tenant: 'global',
  label: '{year}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    year: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    series: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'invoice',
      enum: ['invoice', 'credit_note'],
    },
    last_number: { kind: 'integer', type: 'integer', column: 'integer', nullable: false },
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
        year: { type: 'integer' },
        series: { type: 'string', enum: ['invoice', 'credit_note'] },
        last_number: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'year', 'series', 'last_number', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
