// Generated from schemas/company/draft.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DraftRow {
  id: number;
  /** How the row was called when the draft was saved. */
  record_name: string;
  entity: "survey_group" | "qr_code_group" | "link_list_group";
  record_id: number;
  state: "draft" | "scheduled" | "published" | "reverted" | "discarded";
  /** Who saved it last. */
  author_id: number | null;
  /** What it is for, in the words of who saved it. */
  note: string | null;
  /** When it is published by itself, with the rights that who scheduled it has then. */
  publish_at: string | null;
  /** Code of the problem that its scheduled publication was refused with; it is a draft again then. */
  refusal: string | null;
  published_at: string | null;
  /** Grows with each change of the draft. */
  revision: number;
  created_at: string;
  updated_at: string;
}

export const draft: EntityDescriptor = {
  id: 'draft',
  title: 'Draft',
  path: 'drafts',
  table: 'draft',
  tenant: 'company_id',
  label: '{record_name}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    record_name: {
      kind: 'text',
      type: 'string',
      column: 'text collate "natural"',
      nullable: false,
      folded: true,
      readOnly: true,
    },
    entity: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['survey_group', 'qr_code_group', 'link_list_group'],
    },
    record_id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'draft',
      readOnly: true,
      enum: ['draft', 'scheduled', 'published', 'reverted', 'discarded'],
    },
    author_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    note: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    publish_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    refusal: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    published_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    changes: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, readOnly: true, writeOnly: true },
    base: { kind: 'json', type: 'object', column: 'jsonb', nullable: false, readOnly: true, writeOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state', 'entity', 'author_id', 'record_name'],
    sortable: ['record_name', 'entity', 'state', 'author_id', 'updated_at', 'publish_at', 'published_at'],
    sort: ['updated_at', 'desc'],
    search: ['record_name'],
    groups: ['state', 'entity', 'author_id'],
  },
  exported: {
    route: 'drafts',
    columns: ['record_name', 'entity', 'state', 'author_id', 'updated_at', 'publish_at', 'published_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        record_name: { type: 'string' },
        entity: { type: 'string', enum: ['survey_group', 'qr_code_group', 'link_list_group'] },
        record_id: { type: 'integer' },
        state: { type: 'string', enum: ['draft', 'scheduled', 'published', 'reverted', 'discarded'] },
        author_id: { type: ['integer', 'null'] },
        note: { type: ['string', 'null'] },
        publish_at: { type: ['string', 'null'], format: 'date-time' },
        refusal: { type: ['string', 'null'] },
        published_at: { type: ['string', 'null'], format: 'date-time' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'record_name',
        'entity',
        'record_id',
        'state',
        'author_id',
        'note',
        'publish_at',
        'refusal',
        'published_at',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
