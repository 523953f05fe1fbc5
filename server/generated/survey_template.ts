// Generated from schemas/survey/survey_template.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/survey_template.ts';

export const surveyTemplate: EntityDescriptor = {
  id: 'survey_template',
  title: 'Survey template',
  path: 'surveytemplates',
  table: 'survey_template',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'description', 'document'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    description: { kind: 'long_text', type: 'string', column: 'text', nullable: true, folded: true },
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: false, document: 'survey-draft' },
    question_count: { kind: 'integer', type: 'integer', nullable: false, readOnly: true, computed: 'question_count' },
    languages: { kind: 'string_list', type: 'array', nullable: false, readOnly: true, computed: 'languages' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['name'],
    sortable: ['name', 'description', 'question_count', 'updated_at'],
    sort: ['name', 'asc'],
    search: ['name', 'description'],
  },
  exported: { route: 'survey_management/templates', columns: ['name', 'description', 'question_count', 'updated_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 },
        description: { type: ['string', 'null'], maxLength: 500 },
        document: { type: 'object' },
      },
      required: ['name', 'document'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 120 },
        description: { type: ['string', 'null'], maxLength: 500 },
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
        description: { type: ['string', 'null'] },
        document: { type: 'object' },
        question_count: { type: 'integer' },
        languages: { type: 'array', items: { type: 'string' } },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'name',
        'description',
        'document',
        'question_count',
        'languages',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
