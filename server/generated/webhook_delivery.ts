// Generated from schemas/company/webhook_delivery.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface WebhookDeliveryRow {
  id: number;
  webhook_id: number;
  event: "feedback.created" | "feedback.changed" | "rule.matched" | "test" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled";
  feedback_id: number | null;
  rule_id: number | null;
  /** Of a row, as it was when it happened: by what kind of event is in the description of the API. Empty for feedback and tests, whose content is read when it is sent. */
  payload: ({
    [k: string]: unknown;
  } | null);
  state: "queued" | "delivered" | "failed";
  attempts: number;
  /** While it is under way: when another server may take it over. */
  due_at: string;
  /** Of one that has failed before. */
  next_attempt_at: string | null;
  done_at: string | null;
  /** The HTTP status of the last attempt. */
  status: number | null;
  failure: "status" | "timeout" | "name_not_found" | "address_refused" | "certificate" | "connection" | "receiver_gone" | "internal" | null;
  duration_ms: number | null;
  /** The beginning of what the receiver answered. */
  answer: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("resend")[];
}

export interface WebhookDeliveryResendInput {
}

export interface WebhookDeliveryResendOutput {
  id: number;
  state: "queued";
}

export const webhookDelivery: EntityDescriptor = {
  id: 'webhook_delivery',
  title: 'Delivery',
  path: 'webhookdeliveries',
  table: 'webhook_delivery',
  tenant: 'company_id',
  label: '{event} #{id}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    webhook_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'webhook',
      onDelete: 'cascade',
    },
    event: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: [
        'feedback.created',
        'feedback.changed',
        'rule.matched',
        'test',
        'company_tag.created',
        'company_tag.changed',
        'company_tag.deleted',
        'customer_user.created',
        'customer_user.changed',
        'customer_user.deleted',
        'customer_user.disabled',
        'node_user_access.created',
        'node_user_access.changed',
        'node_user_access.deleted',
        'organization.created',
        'organization.changed',
        'organization.deleted',
        'support_ticket.created',
        'support_ticket.changed',
        'support_ticket.deleted',
        'support_ticket.in_processing',
        'support_ticket.customer_replied',
        'support_ticket.answered',
        'support_ticket.completed',
        'support_ticket.cancelled',
      ],
    },
    feedback_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'feedback',
      onDelete: 'cascade',
    },
    rule_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'feedback_rule',
      onDelete: 'set null',
    },
    payload: { kind: 'json', type: 'object', column: 'jsonb', nullable: true, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'queued',
      readOnly: true,
      enum: ['queued', 'delivered', 'failed'],
    },
    attempts: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0, readOnly: true },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    next_attempt_at: { kind: 'date_time', type: 'string', nullable: true, readOnly: true, computed: 'next_attempt_at' },
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    status: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    failure: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      enum: [
        'status',
        'timeout',
        'name_not_found',
        'address_refused',
        'certificate',
        'connection',
        'receiver_gone',
        'internal',
      ],
    },
    duration_ms: { kind: 'integer', type: 'integer', column: 'integer', nullable: true, readOnly: true },
    answer: { kind: 'long_text', type: 'string', column: 'text', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['webhook_id', 'state', 'event', 'feedback_id'],
    sortable: ['created_at', 'event', 'webhook_id', 'state', 'status', 'failure', 'attempts', 'next_attempt_at'],
    sort: ['created_at', 'desc'],
    search: [],
    groups: ['webhook_id', 'state', 'event', 'feedback_id'],
  },
  exported: {
    route: 'webhookdeliveries',
    columns: ['created_at', 'event', 'webhook_id', 'state', 'status', 'failure', 'attempts', 'next_attempt_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        webhook_id: { type: 'integer' },
        event: {
          type: 'string',
          enum: [
            'feedback.created',
            'feedback.changed',
            'rule.matched',
            'test',
            'company_tag.created',
            'company_tag.changed',
            'company_tag.deleted',
            'customer_user.created',
            'customer_user.changed',
            'customer_user.deleted',
            'customer_user.disabled',
            'node_user_access.created',
            'node_user_access.changed',
            'node_user_access.deleted',
            'organization.created',
            'organization.changed',
            'organization.deleted',
            'support_ticket.created',
            'support_ticket.changed',
            'support_ticket.deleted',
            'support_ticket.in_processing',
            'support_ticket.customer_replied',
            'support_ticket.answered',
            'support_ticket.completed',
            'support_ticket.cancelled',
          ],
        },
        feedback_id: { type: ['integer', 'null'] },
        rule_id: { type: ['integer', 'null'] },
        payload: { type: ['object', 'null'] },
        state: { type: 'string', enum: ['queued', 'delivered', 'failed'] },
        attempts: { type: 'integer' },
        due_at: { type: 'string', format: 'date-time' },
        next_attempt_at: { type: ['string', 'null'], format: 'date-time' },
        done_at: { type: ['string', 'null'], format: 'date-time' },
        status: { type: ['integer', 'null'] },
        failure: {
          type: ['string', 'null'],
          enum: [
            'status',
            'timeout',
            'name_not_found',
            'address_refused',
            'certificate',
            'connection',
            'receiver_gone',
            'internal',
            null,
          ],
        },
        duration_ms: { type: ['integer', 'null'] },
        answer: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['resend'] } },
      },
      required: [
        'id',
        'webhook_id',
        'event',
        'feedback_id',
        'rule_id',
        'payload',
        'state',
        'attempts',
        'due_at',
        'next_attempt_at',
        'done_at',
        'status',
        'failure',
        'duration_ms',
        'answer',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    resend: {
      on: 'member',
      method: 'POST',
      path: 'webhookdeliveries/{id}/resend',
      description: 'Sends it once more, under the same id. Of feedback with its content as it is now.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          state: { type: 'string', enum: ['queued'] },
        },
        required: ['id', 'state'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
