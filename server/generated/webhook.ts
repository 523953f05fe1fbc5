// Generated from schemas/company/webhook.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface WebhookRow {
  id: number;
  name: string;
  /** How it does, of the deliveries that are kept. */
  state: "off" | "failing" | "nothing_delivered" | "healthy";
  /** Begins with https and can be reached from the internet. */
  url: string;
  /** What it is told. */
  events: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact: boolean;
  is_active: boolean;
  /** No delivery has arrived from then on; after three days the webhook is switched off. */
  failing_since: string | null;
  /** Of the deliveries that are kept. */
  last_delivered_at: string | null;
  /** Of those that are kept; a thousand stands for as many or more. */
  failed_count: number;
  earlier_until: string | null;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete" | "new_secret" | "test")[];
}

export interface WebhookCreate {
  name: string;
  /** Begins with https and can be reached from the internet. */
  url: string;
  /** What it is told. */
  events: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact?: boolean;
  is_active?: boolean;
}

export interface WebhookPatch {
  name?: string;
  /** Begins with https and can be reached from the internet. */
  url?: string;
  /** What it is told. */
  events?: ("feedback.created" | "feedback.changed" | "rule.matched" | "company_tag.created" | "company_tag.changed" | "company_tag.deleted" | "customer_user.created" | "customer_user.changed" | "customer_user.deleted" | "customer_user.disabled" | "node_user_access.created" | "node_user_access.changed" | "node_user_access.deleted" | "organization.created" | "organization.changed" | "organization.deleted" | "support_ticket.created" | "support_ticket.changed" | "support_ticket.deleted" | "support_ticket.in_processing" | "support_ticket.customer_replied" | "support_ticket.answered" | "support_ticket.completed" | "support_ticket.cancelled")[];
  /** Sends along how a visitor can be reached. Switch it on only where the receiver may have it. */
  includes_contact?: boolean;
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface WebhookNewSecretInput {
}

export interface WebhookNewSecretOutput {
  id: number;
  secret: string;
}

export interface WebhookTestInput {
}

export interface WebhookTestOutput {
  delivery_id: number;
}

export const webhook: EntityDescriptor = {
  id: 'webhook',
  title: 'Webhook',
  path: 'webhooks',
  table: 'webhook',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'url', 'events', 'includes_contact', 'is_active'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    state: {
      kind: 'state',
      type: 'string',
      nullable: false,
      readOnly: true,
      enum: ['off', 'failing', 'nothing_delivered', 'healthy'],
      computed: 'state',
    },
    url: { kind: 'url', type: 'string', column: 'text', nullable: false, folded: true },
    events: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false },
    includes_contact: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    failing_since: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    last_delivered_at: {
      kind: 'date_time',
      type: 'string',
      nullable: true,
      readOnly: true,
      computed: 'last_delivered_at',
    },
    failed_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'failed_count' },
    secret: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    earlier_secret: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    earlier_until: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['is_active'],
    sortable: ['name', 'state', 'url', 'failing_since', 'last_delivered_at'],
    sort: ['name', 'asc'],
    search: ['name', 'url'],
    groups: ['is_active'],
  },
  exported: { route: 'webhooks', columns: ['name', 'state', 'url', 'events', 'failing_since', 'last_delivered_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        url: { type: 'string', format: 'uri', maxLength: 2000, pattern: '^https://[^\\s]+$' },
        events: {
          type: 'array',
          minItems: 1,
          maxItems: 200,
          items: {
            type: 'string',
            enum: [
              'feedback.created',
              'feedback.changed',
              'rule.matched',
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
            maxLength: 100,
          },
        },
        includes_contact: { type: 'boolean' },
        is_active: { type: 'boolean' },
      },
      required: ['name', 'url', 'events'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        url: { type: 'string', format: 'uri', maxLength: 2000, pattern: '^https://[^\\s]+$' },
        events: {
          type: 'array',
          minItems: 1,
          maxItems: 200,
          items: {
            type: 'string',
            enum: [
              'feedback.created',
              'feedback.changed',
              'rule.matched',
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
            maxLength: 100,
          },
        },
        includes_contact: { type: 'boolean' },
        is_active: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        state: { type: 'string', enum: ['off', 'failing', 'nothing_delivered', 'healthy'] },
        url: { type: 'string', format: 'uri' },
        events: {
          type: 'array',
          items: {
            type: 'string',
            enum: [
              'feedback.created',
              'feedback.changed',
              'rule.matched',
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
        },
        includes_contact: { type: 'boolean' },
        is_active: { type: 'boolean' },
        failing_since: { type: ['string', 'null'], format: 'date-time' },
        last_delivered_at: { type: ['string', 'null'], format: 'date-time' },
        failed_count: { type: 'integer' },
        earlier_until: { type: ['string', 'null'], format: 'date-time' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete', 'new_secret', 'test'] } },
      },
      required: [
        'id',
        'name',
        'state',
        'url',
        'events',
        'includes_contact',
        'is_active',
        'failing_since',
        'last_delivered_at',
        'failed_count',
        'earlier_until',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    new_secret: {
      on: 'member',
      method: 'POST',
      path: 'webhooks/{id}/new_secret',
      description: 'Makes the secret by which receivers check signatures, and shows it this once. For 24 hours the earlier one signs as well.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          secret: { type: 'string', maxLength: 120 },
        },
        required: ['id', 'secret'],
        additionalProperties: false,
      },
      offered: true,
    },
    test: {
      on: 'member',
      method: 'POST',
      path: 'webhooks/{id}/test',
      description: 'Sends a test event; what came of it is in the deliveries.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: { delivery_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['delivery_id'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
