// Generated from schemas/company/mail_message.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface MailMessageRow {
  id: number;
  /** Who gets it. */
  user_id: number;
  /** A file under server/platform/mail/kinds. */
  kind: "invitation" | "password_reset" | "registration" | "account_exists" | "webhook_off" | "notices" | "report" | "requested_report" | "code_findings" | "password_changed" | "two_factor_on" | "two_factor_off" | "two_factor_reset" | "two_factor_reset_by_support" | "two_factor_reset_of_user" | "email_change_confirm" | "email_change_requested" | "email_changed" | "email_taken_back" | "password_link_sent" | "password_set" | "guesses_stopped" | "receipt" | "payment_failed" | "renewal_failed" | "company_read_only" | "renewal_ahead" | "plan_ending" | "plan_ended" | "contract_started" | "contract_invoice" | "contract_renewal" | "contract_ending" | "support_answer" | "support_closed" | "support_request";
  /** Id of what it tells of, where its kind tells of one thing of several. */
  record_id: number | null;
  /** Whose other address it goes to: the new one where it is to be confirmed, else the old one. Empty: it goes to the user's email. */
  email_change_id: number | null;
  /** Kept: there is no mail server, and it is read at /dev/outbox. */
  state: "queued" | "sent" | "kept" | "failed";
  attempts: number;
  /** When it is tried next; while a worker has it, when another one may take it over. */
  due_at: string;
  done_at: string | null;
  /** Code of the last failure; a mail server's own words quote addresses and are not kept. */
  failure: string | null;
  /** Subject and text of a kept one, outside production only: links in it are live. */
  content: ({
    [k: string]: unknown;
  } | null);
  created_at: string;
  updated_at: string;
}

export const mailMessage: EntityDescriptor = {
  id: 'mail_message',
  title: 'Mail',
  path: 'mail_message',
  table: 'mail_message',
  tenant: 'company_id',
  label: '{kind} #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'customer_user' },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
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
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true },
    email_change_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'email_change' },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      enum: ['queued', 'sent', 'kept', 'failed'],
    },
    attempts: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    failure: { kind: 'text', type: 'string', column: 'text', nullable: true },
    content: { kind: 'object', type: 'object', column: 'jsonb', nullable: true, sensitive: true },
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
      },
      required: [
        'id',
        'user_id',
        'kind',
        'record_id',
        'email_change_id',
        'state',
        'attempts',
        'due_at',
        'done_at',
        'failure',
        'content',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
