// Generated from schemas/company/two_factor.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface TwoFactorRow {
  id: number;
  user_id: number;
  /** Sealed with a key that is made of the server's secret. */
  secret: string;
  /** When the first right code came; before, no login asks for one. */
  confirmed_at: string | null;
  /** Number of the 30 seconds whose code was taken last; none of them or before is taken again. */
  last_step: number;
  /** Of those that are not used yet. */
  recovery_hashes: string[];
  created_at: string;
  updated_at: string;
}

export const twoFactor: EntityDescriptor = {
  id: 'two_factor',
  title: 'Two-factor login',
  path: 'two_factor',
  table: 'two_factor',
  tenant: 'company_id',
  label: 'Two-factor login #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    secret: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    confirmed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    last_step: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
    recovery_hashes: {
      kind: 'string_list',
      type: 'array',
      column: 'text[]',
      nullable: false,
      default: [],
      sensitive: true,
    },
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
        user_id: { type: 'integer' },
        secret: { type: 'string' },
        confirmed_at: { type: ['string', 'null'], format: 'date-time' },
        last_step: { type: 'integer' },
        recovery_hashes: { type: 'array', items: { type: 'string' } },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'user_id', 'secret', 'confirmed_at', 'last_step', 'recovery_hashes', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
