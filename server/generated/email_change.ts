// Generated from schemas/company/email_change.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface EmailChangeRow {
  id: number;
  user_id: number;
  old_email: string;
  new_email: string;
  state: "pending" | "confirmed" | "cancelled" | "taken_back";
  requested_by_id: number | null;
  requested_by_name: string;
  /** In which users change their own: it goes on, all others end. */
  session_id: number | null;
  /** Until when it can be confirmed. */
  expires_at: string;
  confirmed_at: string | null;
  take_back_until: string | null;
  /** The old one, while it can be taken back. */
  held_email: string | null;
  created_at: string;
  updated_at: string;
}

export const emailChange: EntityDescriptor = {
  id: 'email_change',
  title: 'Change of email',
  path: 'email_change',
  table: 'email_change',
  tenant: 'company_id',
  label: 'Change of email #{id}',
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
    old_email: { kind: 'text', type: 'string', column: 'text', nullable: false },
    new_email: { kind: 'text', type: 'string', column: 'text', nullable: false },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'pending',
      enum: ['pending', 'confirmed', 'cancelled', 'taken_back'],
    },
    requested_by_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    requested_by_name: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '' },
    session_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    confirmed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    take_back_until: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    held_email: { kind: 'text', type: 'string', column: 'text', nullable: true },
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
        old_email: { type: 'string' },
        new_email: { type: 'string' },
        state: { type: 'string', enum: ['pending', 'confirmed', 'cancelled', 'taken_back'] },
        requested_by_id: { type: ['integer', 'null'] },
        requested_by_name: { type: 'string' },
        session_id: { type: ['integer', 'null'] },
        expires_at: { type: 'string', format: 'date-time' },
        confirmed_at: { type: ['string', 'null'], format: 'date-time' },
        take_back_until: { type: ['string', 'null'], format: 'date-time' },
        held_email: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'user_id',
        'old_email',
        'new_email',
        'state',
        'requested_by_id',
        'requested_by_name',
        'session_id',
        'expires_at',
        'confirmed_at',
        'take_back_until',
        'held_email',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
