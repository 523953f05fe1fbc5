// Generated from schemas/support/support_ticket.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

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
  /** When the company wrote the first message that the platform has not answered; empty when nothing waits. */
  waiting_since: string | null;
  closed_at: string | null;
  /** Of a company's user: an answer in a conversation of theirs that they have not opened. Of the platform: the company waits for an answer. */
  has_news: boolean;
  /** Rises from who has waited longest to what was closed longest ago. */
  queue_place: number;
  customer_id: number;
  created_at: string;
  updated_at: string;
  company_id?: number;
  permitted?: ("patch" | "delete")[];
}

export interface SupportTicketCreate {
  subject: string;
  message: string;
  /** Ids of files that the writer has uploaded for it. */
  attachments?: number[];
}

export interface SupportTicketPatch {
  status?: "new" | "in_processing" | "customer_replied" | "answered" | "completed" | "cancelled";
}

export interface SupportTicketReadInput {
}

export interface SupportTicketReadOutput {
  id: number;
}

export interface SupportTicketFiguresInput {
}

export interface SupportTicketFiguresOutput {
  /** Requests that got their first answer. */
  answered: number;
  /** Of these, within the 30 minutes that customers are told. */
  in_time: number;
  median_seconds: number | null;
  mean_seconds: number | null;
  /** Tickets that wait for an answer. */
  waiting: number;
  longest_wait_seconds: number | null;
}

export const supportTicket: EntityDescriptor = {
  id: 'support_ticket',
  title: 'Support ticket',
  path: 'support',
  table: 'support_ticket',
  tenant: 'company_id',
  label: '{subject} #{id}',
  events: {
    entity: 'support_ticket',
    on: ['created', 'changed', 'deleted'],
    states: { status: ['in_processing', 'customer_replied', 'answered', 'completed', 'cancelled'] },
    versions: [
      {
        version: 1,
        fields: [
          'id',
          'subject',
          'status',
          'first_answered_at',
          'last_answered_at',
          'closed_at',
          'created_at',
          'updated_at',
        ],
      },
    ],
    platform: true,
  },
  whileReadOnly: ['create', 'patch', 'read'],
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    subject: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    message: { kind: 'long_text', type: 'string', column: 'text', nullable: false, folded: true },
    status: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'new',
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
      onDelete: 'set null',
    },
    company_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'company_name' },
    person_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'person_name' },
    first_answered_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    last_answered_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    waiting_since: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    closed_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    has_news: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'has_news' },
    queue_place: { kind: 'number', type: 'number', nullable: false, readOnly: true, computed: 'queue_place' },
    customer_id: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'customer_id' },
    attachments: { kind: 'json', type: 'array', nullable: false, writeOnly: true, transient: true },
    is_untold: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
      writeOnly: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['status', 'user_id', 'has_news', 'customer_id'],
    sortable: [
      'subject',
      'status',
      'company_name',
      'person_name',
      'waiting_since',
      'queue_place',
      'created_at',
      'updated_at',
    ],
    sort: ['updated_at', 'desc'],
    search: ['subject', 'message'],
    groups: ['status'],
  },
  exported: {
    route: 'support',
    columns: [
      'subject',
      'status',
      'company_name',
      'person_name',
      'waiting_since',
      'queue_place',
      'created_at',
      'updated_at',
    ],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        subject: { type: 'string', minLength: 1, maxLength: 200 },
        message: { type: 'string', minLength: 1, maxLength: 10000 },
        attachments: {
          type: 'array',
          maxItems: 5,
          items: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
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
        waiting_since: { type: ['string', 'null'], format: 'date-time' },
        closed_at: { type: ['string', 'null'], format: 'date-time' },
        has_news: { type: 'boolean' },
        queue_place: { type: 'number' },
        customer_id: { type: 'integer' },
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
        'waiting_since',
        'closed_at',
        'has_news',
        'queue_place',
        'customer_id',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    read: {
      on: 'member',
      method: 'POST',
      path: 'support/{id}/read',
      description: 'Say that the caller has read what the platform answered so far.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
    },
    figures: {
      on: 'collection',
      method: 'GET',
      path: 'support/figures',
      description: 'How fast the platform answers: first answers of the last 30 days, from the request on, in seconds; and what waits now.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          answered: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Requests that got their first answer.',
          },
          in_time: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Of these, within the 30 minutes that customers are told.',
          },
          median_seconds: { type: ['number', 'null'] },
          mean_seconds: { type: ['number', 'null'] },
          waiting: {
            type: 'integer',
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Tickets that wait for an answer.',
          },
          longest_wait_seconds: { type: ['number', 'null'] },
        },
        required: ['answered', 'in_time', 'median_seconds', 'mean_seconds', 'waiting', 'longest_wait_seconds'],
        additionalProperties: false,
      },
    },
  },
};
