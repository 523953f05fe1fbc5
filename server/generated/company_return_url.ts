// Generated from schemas/company/company_return_url.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/company_return_url.ts';

export const companyReturnUrl: EntityDescriptor = {
  id: 'company_return_url',
  title: 'Return address',
  path: 'companyreturnurl',
  table: 'customer',
  tenant: 'self',
  projects: 'customer',
  label: 'Return address',
  revision: { of: ['return_url', 'return_url_enabled'], problem: 'row_changed' },
  operations: ['detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    return_url: { kind: 'url', type: 'string', column: 'text', nullable: true, feature: 'return_url' },
    return_url_enabled: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      feature: 'return_url',
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: [], sortable: ['id'], sort: ['id', 'asc'], search: [] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: {
        return_url: { type: ['string', 'null'], format: 'uri', maxLength: 2000, pattern: '^https://[^\\s]+$' },
        return_url_enabled: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        return_url: { type: ['string', 'null'], format: 'uri' },
        return_url_enabled: { type: 'boolean' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: ['id', 'return_url', 'return_url_enabled', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
