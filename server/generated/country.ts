// Generated from schemas/platform/country.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/country.ts';

export const country: EntityDescriptor = {
  id: 'country',
  title: 'Country',
  path: 'countries',
  table: 'country',
  tenant: 'global',
  label: '{name}',
  operations: ['list'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    code: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true },
    alpha3: { kind: 'text', type: 'string', column: 'text', nullable: false },
    numeric_code: { kind: 'text', type: 'string', column: 'text', nullable: false },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['code'],
    sortable: ['code', 'name', 'alpha3', 'numeric_code'],
    sort: ['name', 'asc'],
    search: ['name', 'code'],
  },
  exported: { route: 'countries', columns: ['code', 'name', 'alpha3', 'numeric_code'] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        alpha3: { type: 'string' },
        numeric_code: { type: 'string' },
        name: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'code', 'alpha3', 'numeric_code', 'name', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
