// Generated from schemas/company/list_import.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface ListImportRow {
  id: number;
  /** Who imports, with whose rights each row is made. */
  user_id: number;
  /** Id of the entity. */
  entity: string;
  /** As its browser called it; may be empty. */
  file_name: string;
  /** Which is under way, or was the last one. */
  step: "upload" | "check" | "run" | "take_back";
  /** Of the step. */
  state: "queued" | "running" | "done" | "failed";
  row_count: number;
  /** Of the step that is under way, or was the last one. */
  rows_done: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
  taken_back_count: number;
  /** Rows that could not be taken back. */
  kept_count: number;
  /** Why the step came to nothing: right_lost, file_missing, company_read_only, too_many_attempts. */
  failure: string | null;
  /** Header and first rows of the file. */
  preview: {
    [k: string]: unknown;
  };
  /** Place of a column, counted from 0, to the field that its cells are. */
  mapping: {
    [k: string]: unknown;
  };
  /** Rows that are there already are changed, else refused. */
  change_existing: boolean;
  done_at: string | null;
  created_at: string;
  updated_at: string;
  company_id?: number;
}

export const listImport: EntityDescriptor = {
  id: 'list_import',
  title: 'Import',
  path: 'listimports',
  table: 'list_import',
  tenant: 'company_id',
  label: 'Import #{id}',
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
    entity: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    file_name: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '', readOnly: true },
    step: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'upload',
      readOnly: true,
      enum: ['upload', 'check', 'run', 'take_back'],
    },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'done',
      readOnly: true,
      enum: ['queued', 'running', 'done', 'failed'],
    },
    row_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    rows_done: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    created_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    changed_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    unchanged_count: {
      kind: 'integer',
      type: 'integer',
      column: 'integer',
      nullable: false,
      default: 0,
      readOnly: true,
    },
    refused_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    taken_back_count: {
      kind: 'integer',
      type: 'integer',
      column: 'integer',
      nullable: false,
      default: 0,
      readOnly: true,
    },
    kept_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    failure: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    preview: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, readOnly: true },
    mapping: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, readOnly: true },
    change_existing: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    header_hash: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true, writeOnly: true },
    locale: {
      kind: 'locale',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'en',
      readOnly: true,
      writeOnly: true,
      enum: ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'],
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
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
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
    filters: ['entity', 'state'],
    sortable: [
      'created_at',
      'file_name',
      'step',
      'state',
      'row_count',
      'created_count',
      'changed_count',
      'refused_count',
      'taken_back_count',
    ],
    sort: ['created_at', 'desc'],
    search: [],
    groups: ['state'],
  },
  exported: {
    route: 'listimports',
    columns: [
      'created_at',
      'file_name',
      'step',
      'state',
      'row_count',
      'created_count',
      'changed_count',
      'refused_count',
      'taken_back_count',
    ],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        entity: { type: 'string' },
        file_name: { type: 'string' },
        step: { type: 'string', enum: ['upload', 'check', 'run', 'take_back'] },
        state: { type: 'string', enum: ['queued', 'running', 'done', 'failed'] },
        row_count: { type: 'integer' },
        rows_done: { type: 'integer' },
        created_count: { type: 'integer' },
        changed_count: { type: 'integer' },
        unchanged_count: { type: 'integer' },
        refused_count: { type: 'integer' },
        taken_back_count: { type: 'integer' },
        kept_count: { type: 'integer' },
        failure: { type: ['string', 'null'] },
        preview: { type: 'object' },
        mapping: { type: 'object' },
        change_existing: { type: 'boolean' },
        done_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
      },
      required: [
        'id',
        'user_id',
        'entity',
        'file_name',
        'step',
        'state',
        'row_count',
        'rows_done',
        'created_count',
        'changed_count',
        'unchanged_count',
        'refused_count',
        'taken_back_count',
        'kept_count',
        'failure',
        'preview',
        'mapping',
        'change_existing',
        'done_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
