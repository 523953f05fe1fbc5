// Generated from schemas/platform/cell.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CellRow {
  id: number;
  name: string;
  takes_companies: boolean;
  created_at: string;
  updated_at: string;
}

export const cell: EntityDescriptor = {
  id: 'cell',
  title: 'Cell',
  path: 'cell',
  table: 'cell',
  tenant: 'global',
  label: '{name}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    takes_companies: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
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
        name: { type: 'string' },
        takes_companies: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'name', 'takes_companies', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
