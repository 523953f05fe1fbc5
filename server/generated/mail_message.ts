// Generated from schemas/company/mail_message.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface MailMessageRow {
  id: number;
  /** Who gets it. */
  user_id?: number;
  company_name: string;
  /** What it tells of. */
  kind: "invitation" | "password_reset" | "registration" | "account_exists" | "webhook_off" | "notices" | "report" | "requested_report" | "code_findings" | "password_changed" | "two_factor_on" | "two_factor_off" | "two_factor_reset" | "two_factor_reset_by_support" | "two_factor_reset_of_user" | "email_change_confirm" | "email_change_requested" | "email_changed" | "email_taken_back" | "password_link_sent" | "password_set" | "guesses_stopped" | "receipt" | "payment_failed" | "renewal_failed" | "company_read_only" | "renewal_ahead" | "plan_ending" | "plan_ended" | "contract_started" | "contract_invoice" | "contract_renewal" | "contract_ending" | "support_answer" | "support_closed" | "support_request";
  /** Id of what it tells of, where its kind tells of one thing of several. */
  record_id?: number | null;
  /** Whose other address it goes to: the new one where it is to be confirmed, else the old one. Empty: it goes to the user's email. */
  email_change_id?: number | null;
  /** Kept: there is no mail server, and it is read at /dev/outbox. */
  state: "queued" | "sent" | "kept" | "failed";
  attempts: number;
  /** When it is tried next; while a worker has it, when another one may take it over. */
  due_at?: string;
  done_at: string | null;
  /** Code of the last failure; a mail server's own words quote addresses and are not kept. */
  failure: string | null;
  /** Subject and text of a kept one, outside production only: links in it are live. */
  content?: ({
    [k: string]: unknown;
  } | null);
  created_at?: string;
  updated_at?: string;
  company_id?: number;
  permitted?: ("send_again")[];
}

export interface MailMessageQueuesInput {
}

export interface MailMessageQueuesOutput {
  queues: {
    queue: "mail_message" | "webhook_delivery" | "feedback_export" | "qr_export" | "list_import";
    /** Jobs that wait for a worker, or that one has. */
    due: number;
    /** Jobs that are due, or tried again, at a later time. */
    later: number;
    /** Jobs that were given up within the last 24 hours. */
    failed: number;
    /** When the one was due that waits longest. */
    waiting_since: string | null;
  }[];
}

export interface MailMessageSendAgainInput {
}

export interface MailMessageSendAgainOutput {
  id: number;
  state: "queued";
}

export const mailMessage: EntityDescriptor = {
  id: 'mail_message',
  title: 'Failed mail',
  path: 'mails',
  table: 'mail_message',
  tenant: 'company_id',
  label: '{kind} #{id}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    company_name: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'company_name' },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: [
        'invitation',
        'password_reset',
        'registration',
        'account_exists',
        'webhook_off',
        'notices',
        'report',
        'requested_report',
        'code_findings',
        'password_changed',
        'two_factor_on',
        'two_factor_off',
        'two_factor_reset',
        'two_factor_reset_by_support',
        'two_factor_reset_of_user',
        'email_change_confirm',
        'email_change_requested',
        'email_changed',
        'email_taken_back',
        'password_link_sent',
        'password_set',
        'guesses_stopped',
        'receipt',
        'payment_failed',
        'renewal_failed',
        'company_read_only',
        'renewal_ahead',
        'plan_ending',
        'plan_ended',
        'contract_started',
        'contract_invoice',
        'contract_renewal',
        'contract_ending',
        'support_answer',
        'support_closed',
        'support_request',
      ],
    },
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    email_change_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'email_change',
      onDelete: 'cascade',
    },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'queued',
      readOnly: true,
      enum: ['queued', 'sent', 'kept', 'failed'],
    },
    attempts: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0, readOnly: true },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    failure: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    content: { kind: 'json', type: 'object', column: 'jsonb', nullable: true, readOnly: true, sensitive: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['kind', 'failure'],
    sortable: ['company_name', 'kind', 'failure', 'attempts', 'created_at', 'done_at'],
    sort: ['created_at', 'desc'],
    search: ['company_name'],
    groups: ['kind'],
  },
  exported: {
    route: 'failed_mails',
    columns: ['company_name', 'kind', 'failure', 'attempts', 'created_at', 'done_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        company_name: { type: 'string' },
        kind: {
          type: 'string',
          enum: [
            'invitation',
            'password_reset',
            'registration',
            'account_exists',
            'webhook_off',
            'notices',
            'report',
            'requested_report',
            'code_findings',
            'password_changed',
            'two_factor_on',
            'two_factor_off',
            'two_factor_reset',
            'two_factor_reset_by_support',
            'two_factor_reset_of_user',
            'email_change_confirm',
            'email_change_requested',
            'email_changed',
            'email_taken_back',
            'password_link_sent',
            'password_set',
            'guesses_stopped',
            'receipt',
            'payment_failed',
            'renewal_failed',
            'company_read_only',
            'renewal_ahead',
            'plan_ending',
            'plan_ended',
            'contract_started',
            'contract_invoice',
            'contract_renewal',
            'contract_ending',
            'support_answer',
            'support_closed',
            'support_request',
          ],
        },
        record_id: { type: ['integer', 'null'] },
        email_change_id: { type: ['integer', 'null'] },
        state: { type: 'string', enum: ['queued', 'sent', 'kept', 'failed'] },
        attempts: { type: 'integer' },
        due_at: { type: 'string', format: 'date-time' },
        done_at: { type: ['string', 'null'], format: 'date-time' },
        failure: { type: ['string', 'null'] },
        content: { type: ['object', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
        permitted: { type: 'array', items: { type: 'string', enum: ['send_again'] } },
      },
      required: ['id', 'company_name', 'kind', 'state', 'attempts', 'done_at', 'failure'],
      additionalProperties: false,
    },
  },
  actions: {
    queues: {
      on: 'collection',
      method: 'GET',
      path: 'mails/queues',
      description: 'Work that waits for the workers, by queue: mails, calls of webhooks, and files that are made.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          queues: {
            type: 'array',
            maxItems: 4,
            items: {
              type: 'object',
              properties: {
                queue: {
                  type: 'string',
                  enum: ['mail_message', 'webhook_delivery', 'feedback_export', 'qr_export', 'list_import'],
                },
                due: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Jobs that wait for a worker, or that one has.',
                },
                later: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Jobs that are due, or tried again, at a later time.',
                },
                failed: {
                  type: 'integer',
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Jobs that were given up within the last 24 hours.',
                },
                waiting_since: {
                  type: ['string', 'null'],
                  format: 'date-time',
                  description: 'When the one was due that waits longest.',
                },
              },
              required: ['queue', 'due', 'later', 'failed', 'waiting_since'],
              additionalProperties: false,
            },
          },
        },
        required: ['queues'],
        additionalProperties: false,
      },
    },
    send_again: {
      on: 'member',
      method: 'POST',
      path: 'mails/{id}/send_again',
      description: 'Puts a failed mail into the outbox once more; what it says and where it goes is read anew as it is sent.',
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
