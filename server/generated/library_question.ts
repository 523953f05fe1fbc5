// Generated from schemas/survey/library_question.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/library_question.ts';

export const libraryQuestion: EntityDescriptor = {
  id: 'library_question',
  title: 'Library question',
  path: 'libraryquestions',
  table: 'library_question',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'document'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: false, document: 'survey-draft' },
    kind: { kind: 'text', type: 'string', nullable: false, readOnly: true, computed: 'kind' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: ['name'], sortable: ['name', 'updated_at'], sort: ['name', 'asc'], search: ['name'] },
  exported: { route: 'survey_management/library', columns: ['name', 'kind', 'updated_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1, maxLength: 300 }, document: { type: 'object' } },
      required: ['name', 'document'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 300 },
        document: { type: 'object' },
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
        document: { type: 'object' },
        kind: { type: 'string' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'document', 'kind', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
