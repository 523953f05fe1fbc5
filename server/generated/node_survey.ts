// Generated from schemas/survey/node_survey.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/node_survey.ts';

export const nodeSurvey: EntityDescriptor = {
  id: 'node_survey',
  title: 'Unit survey',
  path: 'nodesurveys',
  table: 'node_survey',
  tenant: 'company_id',
  label: 'Survey of {node_id}',
  partOf: 'node_id',
  operations: ['list', 'detail', 'patch'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    survey_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'survey',
      onDelete: 'set null',
    },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id', 'survey_id'],
    sortable: ['node_id', 'survey_id', 'updated_at'],
    sort: ['node_id', 'asc'],
    search: [],
    groups: ['node_id', 'survey_id'],
  },
  exported: { route: 'nodesurveys', columns: ['node_id', 'survey_id', 'updated_at'] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: { survey_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 } },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        survey_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch'] } },
      },
      required: ['id', 'node_id', 'survey_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
