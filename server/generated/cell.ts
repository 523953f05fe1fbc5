// Generated from schemas/platform/cell.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/cell.ts';

export const cell: EntityDescriptor = {
  id: 'cell',
  title: 'Database',
  path: 'cells',
  table: 'cell',
  tenant: 'global',
  label: '{name}',
  operations: ['list', 'detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    takes_companies: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    company_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'company_count' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['takes_companies'],
    sortable: ['name', 'company_count', 'takes_companies'],
    sort: ['name', 'asc'],
    search: [],
    groups: ['takes_companies'],
  },
  exported: { route: 'cells', columns: ['name', 'company_count', 'takes_companies'] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: { takes_companies: { type: 'boolean' } },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        takes_companies: { type: 'boolean' },
        company_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: ['id', 'name', 'takes_companies', 'company_count', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
