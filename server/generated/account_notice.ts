// Generated from schemas/company/account_notice.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface AccountNoticeRow {
  id: number;
  user_id: number;
  kind: "email_change_requested" | "email_changed" | "email_taken_back" | "password_link_sent" | "password_link_requested" | "password_set" | "two_factor_reset" | "guesses_stopped";
  /** Empty where it is not known. */
  actor_name: string;
  seen_at: string | null;
  created_at: string;
  updated_at: string;
}

export const accountNotice: EntityDescriptor = {
  id: 'account_notice',
  title: 'Account notice',
  path: 'account_notice',
  table: 'account_notice',
  tenant: 'company_id',
  label: 'Account notice #{id}',
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
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: [
        'email_change_requested',
        'email_changed',
        'email_taken_back',
        'password_link_sent',
        'password_link_requested',
        'password_set',
        'two_factor_reset',
        'guesses_stopped',
      ],
    },
    actor_name: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '' },
    seen_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        kind: {
          type: 'string',
          enum: [
            'email_change_requested',
            'email_changed',
            'email_taken_back',
            'password_link_sent',
            'password_link_requested',
            'password_set',
            'two_factor_reset',
            'guesses_stopped',
          ],
        },
        actor_name: { type: 'string' },
        seen_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'user_id', 'kind', 'actor_name', 'seen_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
