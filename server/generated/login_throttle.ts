// Generated from schemas/platform/login_throttle.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface LoginThrottleRow {
  id: number;
  guesser: string;
  failed_count: number;
  locked_until: string | null;
  /** When the count begins anew. */
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export const loginThrottle: EntityDescriptor = {
  id: 'login_throttle',
  title: 'Login throttle',
  path: 'login_throttle',
  table: 'login_throttle',
  tenant: 'global',
  label: 'Login throttle #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    guesser: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    failed_count: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    locked_until: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        guesser: { type: 'string' },
        failed_count: { type: 'integer' },
        locked_until: { type: ['string', 'null'], format: 'date-time' },
        expires_at: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'guesser', 'failed_count', 'locked_until', 'expires_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
