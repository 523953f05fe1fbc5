// Generated from schemas/platform/currency.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/currency.ts';

export const currency: EntityDescriptor = {
  id: 'currency',
  title: 'Currency',
  path: 'currency',
  table: 'currency',
  tenant: 'global',
  label: '{code}',
  revision: { of: ['name', 'symbol', 'is_active'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    code: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    symbol: { kind: 'text', type: 'string', column: 'text', nullable: false },
    minor_digits: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 2, readOnly: true },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['code', 'is_active'],
    sortable: ['code', 'name', 'symbol', 'minor_digits', 'is_active'],
    sort: ['code', 'asc'],
    search: ['code', 'name'],
    groups: ['is_active'],
  },
  exported: { route: 'general_definitions/currency', columns: ['code', 'name', 'symbol', 'minor_digits', 'is_active'] },
  imported: { route: 'general_definitions/currency', keys: [['code']] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        code: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
        name: { type: 'string', minLength: 1, maxLength: 200 },
        symbol: { type: 'string', minLength: 1, maxLength: 8 },
        is_active: { type: 'boolean' },
      },
      required: ['code', 'name', 'symbol'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        symbol: { type: 'string', minLength: 1, maxLength: 8 },
        is_active: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        name: { type: 'string' },
        symbol: { type: 'string' },
        minor_digits: { type: 'integer' },
        is_active: { type: 'boolean' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'code', 'name', 'symbol', 'minor_digits', 'is_active', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
