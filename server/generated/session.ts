// Generated from schemas/company/session.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SessionRow {
  id: number;
  user_id: number;
  /** Shared by all tokens that grew from one sign-in. */
  family: string;
  refresh_hash: string;
  /** Answers with the same successor for 10 seconds, for two tabs at once. */
  previous_hash: string | null;
  rotated_at: string | null;
  expires_at: string;
  revoked_at: string | null;
  last_used_at: string | null;
  ip_hash: string | null;
  user_agent: string | null;
  /** The super administrator who signed in as this user: a user of the platform's company. */
  impersonator_id: number | null;
  /** The super administrator's own; this one ends with it. */
  impersonator_session_id: number | null;
  impersonator_name: string | null;
  impersonation_reason: string | null;
  created_at: string;
  updated_at: string;
}

export const session: EntityDescriptor = {
  id: 'session',
  title: 'Session',
  path: 'session',
  table: 'session',
  tenant: 'company_id',
  label: 'Session #{id}',
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
    family: { kind: 'uuid', type: 'string', column: 'uuid', nullable: false },
    refresh_hash: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    previous_hash: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    rotated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    revoked_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    last_used_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    ip_hash: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    user_agent: { kind: 'text', type: 'string', column: 'text', nullable: true },
    impersonator_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
    impersonator_session_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
    impersonator_name: { kind: 'text', type: 'string', column: 'text', nullable: true },
    impersonation_reason: { kind: 'text', type: 'string', column: 'text', nullable: true },
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
        family: { type: 'string', format: 'uuid' },
        refresh_hash: { type: 'string' },
        previous_hash: { type: ['string', 'null'] },
        rotated_at: { type: ['string', 'null'], format: 'date-time' },
        expires_at: { type: 'string', format: 'date-time' },
        revoked_at: { type: ['string', 'null'], format: 'date-time' },
        last_used_at: { type: ['string', 'null'], format: 'date-time' },
        ip_hash: { type: ['string', 'null'] },
        user_agent: { type: ['string', 'null'] },
        impersonator_id: { type: ['integer', 'null'] },
        impersonator_session_id: { type: ['integer', 'null'] },
        impersonator_name: { type: ['string', 'null'] },
        impersonation_reason: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'user_id',
        'family',
        'refresh_hash',
        'previous_hash',
        'rotated_at',
        'expires_at',
        'revoked_at',
        'last_used_at',
        'ip_hash',
        'user_agent',
        'impersonator_id',
        'impersonator_session_id',
        'impersonator_name',
        'impersonation_reason',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
