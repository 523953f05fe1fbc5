// Generated from schemas/platform/rate_limit_count.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface RateLimitCountRow {
  id: number;
  caller: string;
  points: number;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export const rateLimitCount: EntityDescriptor = {
  id: 'rate_limit_count',
  title: 'Rate limit count',
  path: 'rate_limit_count',
  table: 'rate_limit_count',
  tenant: 'global',
  label: 'Rate limit count #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    caller: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    points: { kind: 'integer', type: 'integer', column: 'integer', nullable: false },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
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
        caller: { type: 'string' },
        points: { type: 'integer' },
        expires_at: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'caller', 'points', 'expires_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
