// Generated from schemas/qr/marc_batch.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface MarcBatchRow {
  id: number;
  customer_id: number;
  company_name: string;
  /** Marcs of the customer's units, or blank ones. */
  kind: "units" | "blank";
  mark_count: number;
  /** At a unit. What is neither bound nor retired is blank. */
  bound_count: number;
  retired_count: number;
  /** As it was when the batch was made. */
  design: ({
    [k: string]: unknown;
  } | null);
  note: string;
  /** A user of the platform's company, hence not a reference. */
  created_by_id: number | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
}

export const marcBatch: EntityDescriptor = {
  id: 'marc_batch',
  title: 'Marc batch',
  path: 'customermarcgeneratorlistviewset',
  table: 'marc_batch',
  tenant: 'company_id',
  label: 'Batch #{id}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    customer_id: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'customer_id' },
    company_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'company_name' },
    kind: { kind: 'enum', type: 'string', column: 'text', nullable: false, readOnly: true, enum: ['units', 'blank'] },
    mark_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, readOnly: true },
    bound_count: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0, readOnly: true },
    retired_count: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0, readOnly: true },
    design: {
      kind: 'document',
      type: 'object',
      column: 'jsonb',
      nullable: true,
      readOnly: true,
      document: 'qr-design',
    },
    note: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '', folded: true, readOnly: true },
    created_by_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['customer_id', 'kind'],
    sortable: ['company_name', 'kind', 'mark_count', 'bound_count', 'note', 'created_at'],
    sort: ['created_at', 'desc'],
    search: ['company_name', 'note'],
    groups: ['kind'],
    sums: ['mark_count', 'bound_count'],
  },
  exported: {
    route: 'marc-library',
    columns: ['company_name', 'kind', 'mark_count', 'bound_count', 'note', 'created_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        customer_id: { type: 'integer' },
        company_name: { type: 'string' },
        kind: { type: 'string', enum: ['units', 'blank'] },
        mark_count: { type: 'integer' },
        bound_count: { type: 'integer' },
        retired_count: { type: 'integer' },
        design: { type: ['object', 'null'] },
        note: { type: 'string' },
        created_by_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
      },
      required: [
        'id',
        'customer_id',
        'company_name',
        'kind',
        'mark_count',
        'bound_count',
        'retired_count',
        'design',
        'note',
        'created_by_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
