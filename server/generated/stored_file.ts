// Generated from schemas/company/stored_file.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface StoredFileRow {
  id: number;
  /** Where the file store keeps it. */
  storage_key: string;
  /** A visitor's or the staff's file of an answer, a picture in a design, an export that waits to be fetched, an attachment of a support ticket, or rows that are to be imported. */
  purpose: "answer" | "picture" | "export" | "support" | "import";
  /** In bytes; counts against the plan's storage, but for exports, imports and what is sent to support. */
  byte_size: number;
  /** Pending while the file is on its way to the store. */
  state: "pending" | "stored";
  /** Of a picture that no design names: when that was first seen. */
  unused_since: string | null;
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
      enum: ['answer', 'picture', 'export', 'support', 'import'],
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
        purpose: { type: 'string', enum: ['answer', 'picture', 'export', 'support', 'import'] },
        byte_size: { type: 'integer' },
        state: { type: 'string', enum: ['pending', 'stored'] },
        unused_since: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'storage_key', 'purpose', 'byte_size', 'state', 'unused_since', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
