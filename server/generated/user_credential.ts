// Generated from schemas/company/user_credential.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface UserCredentialRow {
  id: number;
  user_id: number;
  /** Argon2id in PHC form; empty until the first password is set. */
  password_hash: string | null;
  password_changed_at: string | null;
  /** Devices that became known in another one are known no longer. */
  device_generation: number;
  /** When the user was last told that guesses at the password were stopped. */
  guesses_told_at: string | null;
  /** Of the emailed link that sets a password; the link names company and user. */
  reset_hash: string | null;
  reset_expires_at: string | null;
  created_at: string;
  updated_at: string;
}

export const userCredential: EntityDescriptor = {
  id: 'user_credential',
  title: 'Credential',
  path: 'user_credential',
  table: 'user_credential',
  tenant: 'company_id',
  label: 'Credential #{id}',
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
    password_hash: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    password_changed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    device_generation: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    guesses_told_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    reset_hash: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    reset_expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        password_hash: { type: ['string', 'null'] },
        password_changed_at: { type: ['string', 'null'], format: 'date-time' },
        device_generation: { type: 'integer' },
        guesses_told_at: { type: ['string', 'null'], format: 'date-time' },
        reset_hash: { type: ['string', 'null'] },
        reset_expires_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'user_id',
        'password_hash',
        'password_changed_at',
        'device_generation',
        'guesses_told_at',
        'reset_hash',
        'reset_expires_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
