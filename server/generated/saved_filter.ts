// Generated from schemas/feedback/saved_filter.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SavedFilterRow {
  id: number;
  user_id: number;
  name: string;
  /** As the feedback list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** The order in which they are offered. */
  position: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SavedFilterCreate {
  name: string;
  /** As the feedback list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** The order in which they are offered. */
  position?: number;
}

export interface SavedFilterPatch {
  name?: string;
  /** As the feedback list takes it, of at most 2 KB. */
  filter?: {
    [k: string]: unknown;
  };
  /** The order in which they are offered. */
  position?: number;
}

export const savedFilter: EntityDescriptor = {
  id: 'saved_filter',
  title: 'Saved filter',
  path: 'savedfilters',
  table: 'saved_filter',
  tenant: 'company_id',
  label: '{name}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'customer_user',
    },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false },
    filter: { kind: 'object', type: 'object', column: 'jsonb', nullable: false },
    position: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: ['name'], sortable: ['name', 'position'], sort: ['position', 'asc'], search: [] },
  exported: { route: 'savedfilters', columns: ['name', 'position'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        filter: { type: 'object' },
        position: { type: 'integer', minimum: 0, maximum: 1000 },
      },
      required: ['name', 'filter'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        filter: { type: 'object' },
        position: { type: 'integer', minimum: 0, maximum: 1000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        user_id: { type: 'integer' },
        name: { type: 'string' },
        filter: { type: 'object' },
        position: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'user_id', 'name', 'filter', 'position', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
