// Generated from schemas/survey/survey_group.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/survey_group.ts';

export const surveyGroup: EntityDescriptor = {
  id: 'survey_group',
  title: 'Survey group',
  path: 'surveygroups',
  table: 'survey_group',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'survey_id'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  draft: ['name', 'survey_id'],
  pilots: { through: 'group_node', field: 'node_id', by: 'survey_group_id', of: 'node' },
  clock: 'time_zone',
  draftPage: 'survey_management/groups/{id}',
  limit: { plan: 'group_count', name: 'groups' },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    survey_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'survey',
      onDelete: 'set null',
    },
    has_design: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'has_design' },
    unit_count: { kind: 'count', type: 'integer', nullable: false, readOnly: true, computed: 'unit_count' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['has_design'],
    sortable: ['name', 'has_design', 'unit_count', 'created_at'],
    sort: ['name', 'asc'],
    search: ['name'],
    groups: ['has_design'],
  },
  exported: { route: 'survey_management/groups', columns: ['name', 'has_design', 'unit_count', 'created_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        survey_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        survey_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
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
        survey_id: { type: ['integer', 'null'] },
        has_design: { type: 'boolean' },
        unit_count: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'survey_id', 'has_design', 'unit_count', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {
    design: {
      on: 'member',
      method: 'GET',
      path: 'surveygroups/{id}/design',
      description: 'The published survey that the units of the group share.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          survey: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', maxLength: 200 },
            },
            required: ['id', 'name'],
            additionalProperties: false,
            description: 'Empty until one is chosen.',
          },
          version: {
            type: ['integer', 'null'],
            minimum: -9007199254740991,
            maximum: 9007199254740991,
            description: 'Empty until the survey is published.',
          },
          document: { type: ['object', 'null'] },
        },
        required: ['survey', 'version', 'document'],
        additionalProperties: false,
      },
    },
  },
};
