// Generated from schemas/support/support_ticket_view.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SupportTicketViewRow {
  id: number;
  support_ticket_id: number;
  user_id: number;
  /** When the last answer was given that they have seen. */
  read_until: string;
  created_at: string;
  updated_at: string;
}

export const supportTicketView: EntityDescriptor = {
  id: 'support_ticket_view',
  title: 'Support ticket view',
  path: 'support_ticket_view',
  table: 'support_ticket_view',
  tenant: 'company_id',
  label: 'View #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    support_ticket_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'support_ticket',
      onDelete: 'cascade',
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    read_until: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
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
        support_ticket_id: { type: 'integer' },
        user_id: { type: 'integer' },
        read_until: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'support_ticket_id', 'user_id', 'read_until', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
