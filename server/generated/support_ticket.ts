// Generated from schemas/support/support_ticket.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface SupportTicketRow {
  id: number;
  subject: string;
  message: string;
  status: "new" | "in_processing" | "customer_replied" | "answered" | "completed" | "cancelled";
  user_id: number | null;
  company_name: string;
  person_name: string | null;
  /** For the real response time. */
  first_answered_at: string | null;
  /** The ticket completes by itself 7 days later. */
  last_answered_at: string | null;
  closed_at: string | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
  permitted?: ("patch" | "delete")[];
}

export interface SupportTicketCreate {
  subject: string;
  message: string;
}

export interface SupportTicketPatch {
  status?: "new" | "in_processing" | "customer_replied" | "answered" | "completed" | "cancelled";
}

export const supportTicket: EntityDescriptor = {
  id: 'support_ticket',
  title: 'Support ticket',
  path: 'support',
  table: 'support_ticket',
  tenant: 'company_id',
  label: '{subject} #{id}',
  whileReadOnly: ['create'],
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    subject: { kind: 'text', type: 'string', column: 'text', nullable: false },
    message: { kind: 'long_text', type: 'string', column: 'text', nullable: false },
    status: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'],
      states: {
        new: ['in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'],
        in_processing: ['customer_replied', 'answered', 'completed', 'cancelled'],
        customer_replied: ['in_processing', 'answered', 'completed', 'cancelled'],
        answered: ['customer_replied', 'in_processing', 'completed', 'cancelled'],
        completed: [],
        cancelled: [],
      },
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
    },
    company_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'company_name' },
    person_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'person_name' },
    first_answered_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    last_answered_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    closed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['status', 'user_id'],
    sortable: ['subject', 'status', 'company_name', 'person_name', 'created_at', 'updated_at'],
    sort: ['updated_at', 'desc'],
    search: ['subject', 'message'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        subject: { type: 'string', minLength: 1, maxLength: 200 },
        message: { type: 'string', minLength: 1, maxLength: 10000 },
      },
      required: ['subject', 'message'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        status: {
          type: 'string',
          enum: ['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'],
        },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        subject: { type: 'string' },
        message: { type: 'string' },
        status: {
          type: 'string',
          enum: ['new', 'in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'],
        },
        user_id: { type: ['integer', 'null'] },
        company_name: { type: 'string' },
        person_name: { type: ['string', 'null'] },
        first_answered_at: { type: ['string', 'null'], format: 'date-time' },
        last_answered_at: { type: ['string', 'null'], format: 'date-time' },
        closed_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'subject',
        'message',
        'status',
        'user_id',
        'company_name',
        'person_name',
        'first_answered_at',
        'last_answered_at',
        'closed_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
