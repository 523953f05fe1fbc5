// Generated from schemas/feedback/driver_day.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DriverDayRow {
  id: number;
  node_id: number;
  /** By the clock of each unit. */
  day: string;
  survey_version_id: number;
  /** With a score, of the unit and all below it. Repeats are not counted. */
  answers: number;
  /** By the names of two variables: the answers that have both, and the sums of the first, of the second, of their squares and of their product. */
  own: {
    [k: string]: unknown;
  };
  /** The same of all units below that live as this one. */
  below: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const driverDay: EntityDescriptor = {
  id: 'driver_day',
  title: 'Driver day',
  path: 'driver_day',
  table: 'driver_day',
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
    day: { kind: 'date', type: 'string', column: 'date', nullable: false },
    survey_version_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'survey_version',
      onDelete: 'cascade',
    },
    answers: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    own: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    below: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
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
        day: { type: 'string', format: 'date' },
        survey_version_id: { type: 'integer' },
        answers: { type: 'integer' },
        own: { type: 'object' },
        below: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'node_id', 'day', 'survey_version_id', 'answers', 'own', 'below', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
