// Generated from schemas/platform/organization_type.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/organization_type.ts';

export const organizationType: EntityDescriptor = {
  id: 'organization_type',
  title: 'Organization type',
  path: 'organizationtype',
  table: 'organization_type',
  tenant: 'global',
  label: '{name}',
  operations: ['list'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    code: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: ['code'], sortable: ['name', 'code'], sort: ['name', 'asc'], search: ['name', 'code'] },
  exported: { route: 'organizationtype', columns: ['name', 'code'] },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        name: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'code', 'name', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {
    getorganizationtype: {
      on: 'collection',
      method: 'GET',
      path: 'getorganizationtype',
      description: 'All organization types at once, for a select box.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          results: {
            type: 'array',
            maxItems: 1000,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                code: { type: 'string', maxLength: 40 },
                name: { type: 'string', maxLength: 200 },
              },
              required: ['id', 'code', 'name'],
              additionalProperties: false,
            },
          },
        },
        required: ['results'],
        additionalProperties: false,
      },
    },
  },
};
