// Generated from schemas/survey/survey_preview.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SurveyPreviewRow {
  id: number;
  user_id: number;
  document: {
    [k: string]: unknown;
  };
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export const surveyPreview: EntityDescriptor = {
  id: 'survey_preview',
  title: 'Survey preview',
  path: 'survey_preview',
  table: 'survey_preview',
  tenant: 'company_id',
  label: 'Preview #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'customer_user',
      onDelete: 'cascade',
    },
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: false, document: 'survey' },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
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
        document: { type: 'object' },
        expires_at: { type: 'string', format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'user_id', 'document', 'expires_at', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
