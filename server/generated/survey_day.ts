// Generated from schemas/survey/survey_day.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SurveyDayRow {
  id: number;
  node_id: number;
  survey_version_id: number;
  /** By the clock of each unit. */
  day: string;
  /** Numbers by what they count; those that are 0 are left out. */
  counts: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const surveyDay: EntityDescriptor = {
  id: 'survey_day',
  title: 'Survey day',
  path: 'survey_day',
  table: 'survey_day',
  tenant: 'company_id',
  label: 'Unit #{node_id}, {day}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    survey_version_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'survey_version',
      onDelete: 'cascade',
    },
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    counts: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
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
        node_id: { type: 'integer' },
        survey_version_id: { type: 'integer' },
        day: { type: 'string', format: 'date' },
        counts: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'node_id', 'survey_version_id', 'day', 'counts', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
