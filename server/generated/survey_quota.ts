// Generated from schemas/survey/survey_quota.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SurveyQuotaRow {
  id: number;
  survey_id: number;
  /** Its id in the document. */
  quota: string;
  /** Repeats take no place. */
  taken: number;
  created_at: string;
  updated_at: string;
}

export const surveyQuota: EntityDescriptor = {
  id: 'survey_quota',
  title: 'Survey quota',
  path: 'survey_quota',
  table: 'survey_quota',
  tenant: 'company_id',
  label: 'Quota {quota}',
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
    quota: { kind: 'text', type: 'string', column: 'text', nullable: false },
    taken: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, default: 0 },
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
        quota: { type: 'string' },
        taken: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'survey_id', 'quota', 'taken', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
