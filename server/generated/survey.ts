// Generated from schemas/survey/survey.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface SurveyRow {
  id: number;
  name: string;
  /** Whether it was made as the company's default, for one unit, or for a group. */
  origin: "default" | "node" | "group";
  /** What is worked on; visitors see it once it is published as a version. */
  draft: ({
    [k: string]: unknown;
  } | null);
  created_at: string;
  updated_at: string;
}

export const survey: EntityDescriptor = {
  id: 'survey',
  title: 'Survey',
  path: 'surveys',
  table: 'survey',
  tenant: 'company_id',
  label: '{name}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    origin: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['default', 'node', 'group'],
    },
    draft: { kind: 'document', type: 'object', column: 'jsonb', nullable: true, document: 'survey' },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['origin'],
    sortable: ['name', 'origin', 'created_at', 'updated_at'],
    sort: ['name', 'asc'],
    search: ['name'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        origin: { type: 'string', enum: ['default', 'node', 'group'] },
        draft: { type: ['object', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'name', 'origin', 'draft', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
