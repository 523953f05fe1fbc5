// Generated from schemas/company/stored_file.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface StoredFileRow {
  id: number;
  /** Where the file store keeps it. */
  storage_key: string;
  /** A visitor's or the staff's file of an answer, a picture in a design, an export that waits to be fetched, an attachment of a support ticket, rows that are to be imported, or the file of a field. */
  purpose: "answer" | "picture" | "export" | "support" | "import" | "field";
  /** In bytes; counts against the plan's storage, but for exports, imports and what is sent to support. */
  byte_size: number;
  /** Pending while the file is on its way to the store. */
  state: "pending" | "stored";
  /** Of a picture that no design names, and of a file that no row names: when that was first seen. */
  unused_since: string | null;
  /** Of the file of a field: table and column that it was sent for. */
  field: string | null;
  /** What its row holds of the file of a field. */
  facts: ({
    [k: string]: unknown;
  } | null);
  /** Who sent the file of a field, who alone can name it in a row. */
  uploader_id: number | null;
  /** The row that has named the file of a field; no other can. */
  record_id: number | null;
  created_at: string;
  updated_at: string;
}

export const storedFile: EntityDescriptor = {
  id: 'stored_file',
  title: 'Stored file',
  path: 'stored_file',
  table: 'stored_file',
  tenant: 'company_id',
  label: '{storage_key}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    storage_key: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    purpose: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['answer', 'picture', 'export', 'support', 'import', 'field'],
    },
    byte_size: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'pending',
      enum: ['pending', 'stored'],
    },
    unused_since: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    field: { kind: 'text', type: 'string', column: 'text', nullable: true },
    facts: { kind: 'json', type: 'object', column: 'jsonb', nullable: true },
    uploader_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
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
        storage_key: { type: 'string' },
        purpose: { type: 'string', enum: ['answer', 'picture', 'export', 'support', 'import', 'field'] },
        byte_size: { type: 'integer' },
        state: { type: 'string', enum: ['pending', 'stored'] },
        unused_since: { type: ['string', 'null'], format: 'date-time' },
        field: { type: ['string', 'null'] },
        facts: { type: ['object', 'null'] },
        uploader_id: { type: ['integer', 'null'] },
        record_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'storage_key',
        'purpose',
        'byte_size',
        'state',
        'unused_since',
        'field',
        'facts',
        'uploader_id',
        'record_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
