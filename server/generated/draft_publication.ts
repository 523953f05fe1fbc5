// Generated from schemas/company/draft_publication.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DraftPublicationRow {
  id: number;
  draft_id: number;
  /** Who scheduled it, with whose rights it is published; empty where there is no such user any more. */
  user_id: number | null;
  state: "queued" | "done" | "failed";
  attempts: number;
  /** While a worker has it, when another one may take it over. */
  due_at: string;
  done_at: string | null;
  created_at: string;
  updated_at: string;
}

export const draftPublication: EntityDescriptor = {
  id: 'draft_publication',
  title: 'Scheduled publication',
  path: 'draft_publication',
  table: 'draft_publication',
  tenant: 'company_id',
  label: 'Publication #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    draft_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'draft',
      onDelete: 'cascade',
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'queued',
      enum: ['queued', 'done', 'failed'],
    },
    attempts: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0 },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    done_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        draft_id: { type: 'integer' },
        user_id: { type: ['integer', 'null'] },
        state: { type: 'string', enum: ['queued', 'done', 'failed'] },
        attempts: { type: 'integer' },
        due_at: { type: 'string', format: 'date-time' },
        done_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'draft_id', 'user_id', 'state', 'attempts', 'due_at', 'done_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
