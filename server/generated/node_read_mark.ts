// Generated from schemas/feedback/node_read_mark.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface NodeReadMarkRow {
  id: number;
  /** Of one run of one server. */
  journal: string;
  /** The number of the last read that is stored. */
  written: number;
  created_at: string;
  updated_at: string;
}

export const nodeReadMark: EntityDescriptor = {
  id: 'node_read_mark',
  title: 'Read mark',
  path: 'node_read_mark',
  table: 'node_read_mark',
  tenant: 'company_id',
  label: 'Journal {journal}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    journal: { kind: 'uuid', type: 'string', column: 'uuid', nullable: false },
    written: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
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
        journal: { type: 'string', format: 'uuid' },
        written: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'journal', 'written', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
