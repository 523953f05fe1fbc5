// Generated from schemas/feedback/feedback_export.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface FeedbackExportRow {
  id: number;
  /** Who asked for it, and who alone gets it. */
  user_id: number;
  format: "csv" | "xlsx";
  state: "queued" | "running" | "done" | "failed";
  locale: "tr" | "en" | "fr" | "de" | "pt" | "it" | "es" | "ja" | "ru" | "ko";
  /** How many there will be; empty until they are counted. */
  row_count: number | null;
  rows_done: number;
  /** In bytes; does not count against the plan's storage. */
  byte_size: number | null;
  done_at: string | null;
  /** File and row are deleted after it. */
  expires_at: string;
  /** Why there is no file: right_lost, answers_erased, too_many_attempts. */
  failure: string | null;
  created_at: string;
  updated_at: string;
  permitted?: ("delete")[];
}

export const feedbackExport: EntityDescriptor = {
  id: 'feedback_export',
  title: 'Feedback export',
  path: 'feedbackexports',
  table: 'feedback_export',
  tenant: 'company_id',
  label: 'Export #{id}',
  whileReadOnly: ['delete'],
  operations: ['list', 'detail', 'delete'],
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
    format: { kind: 'enum', type: 'string', column: 'text', nullable: false, readOnly: true, enum: ['csv', 'xlsx'] },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'queued',
      readOnly: true,
      enum: ['queued', 'running', 'done', 'failed'],
    },
    request: {
      kind: 'json',
      type: 'object',
      column: 'jsonb',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      readOnly: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
    },
    row_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true, readOnly: true },
    rows_done: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    byte_size: { kind: 'integer', type: 'integer', column: 'bigint', nullable: true, readOnly: true },
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    failure: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    granted_node_ids: { kind: 'json', type: 'array', column: 'jsonb', nullable: true, readOnly: true, writeOnly: true },
    first_feedback_id: {
      kind: 'integer',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    last_feedback_id: {
      kind: 'integer',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    storage_key: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    attempts: {
      kind: 'integer',
      type: 'integer',
      column: 'smallint',
      nullable: false,
      default: 0,
      readOnly: true,
      writeOnly: true,
    },
    due_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: false,
      readOnly: true,
      writeOnly: true,
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state'],
    sortable: ['format', 'state', 'row_count', 'rows_done', 'byte_size', 'created_at', 'expires_at'],
    sort: ['created_at', 'desc'],
    search: [],
    groups: ['state'],
  },
  exported: {
    route: 'feedbackexports',
    columns: ['format', 'state', 'row_count', 'rows_done', 'byte_size', 'created_at', 'expires_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        format: { type: 'string', enum: ['csv', 'xlsx'] },
        state: { type: 'string', enum: ['queued', 'running', 'done', 'failed'] },
        locale: { type: 'string', enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] },
        row_count: { type: ['integer', 'null'] },
        rows_done: { type: 'integer' },
        byte_size: { type: ['integer', 'null'] },
        done_at: { type: ['string', 'null'], format: 'date-time' },
        expires_at: { type: 'string', format: 'date-time' },
        failure: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['delete'] } },
      },
      required: [
        'id',
        'user_id',
        'format',
        'state',
        'locale',
        'row_count',
        'rows_done',
        'byte_size',
        'done_at',
        'expires_at',
        'failure',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
