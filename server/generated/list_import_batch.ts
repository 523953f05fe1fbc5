// Generated from schemas/company/list_import_batch.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface ListImportBatchRow {
  id: number;
  list_import_id: number;
  /** Ids of rows; what was taken back is no longer among them. */
  created: number[];
  /** Id of a row to the values that it had. */
  changed: {
    [k: string]: unknown;
  };
  /** Of refused rows, as a list in 'rows'. */
  faults: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const listImportBatch: EntityDescriptor = {
  id: 'list_import_batch',
  title: 'Batch of an import',
  path: 'list_import_batch',
  table: 'list_import_batch',
  tenant: 'company_id',
  label: 'Batch #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    list_import_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'list_import',
      onDelete: 'cascade',
    },
    created: { kind: 'json', type: 'array', column: 'jsonb', nullable: false, default: [] },
    changed: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    faults: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
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
        list_import_id: { type: 'integer' },
        created: { type: 'array', items: { type: 'integer' } },
        changed: { type: 'object' },
        faults: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'list_import_id', 'created', 'changed', 'faults', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
