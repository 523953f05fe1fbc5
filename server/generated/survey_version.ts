// Generated from schemas/survey/survey_version.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SurveyVersionRow {
  id: number;
  survey_id: number;
  /** Counted from 1 in each survey. */
  number: number;
  document: {
    [k: string]: unknown;
  };
  /** Empty for what the platform made at registration. */
  published_by_id: number | null;
  created_at: string;
  updated_at: string;
}

export const surveyVersion: EntityDescriptor = {
  id: 'survey_version',
  title: 'Survey version',
  path: 'survey_version',
  table: 'survey_version',
  tenant: 'company_id',
  label: 'Version {number}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    survey_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'survey',
      onDelete: 'cascade',
    },
    number: { kind: 'integer', type: 'integer', column: 'integer', nullable: false },
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: false, document: 'survey' },
    published_by_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
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
        survey_id: { type: 'integer' },
        number: { type: 'integer' },
        document: { type: 'object' },
        published_by_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'survey_id', 'number', 'document', 'published_by_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
