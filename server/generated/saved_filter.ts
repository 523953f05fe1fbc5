// Generated from schemas/feedback/saved_filter.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SavedFilterRow {
  id: number;
  user_id: number;
  name: string;
  /** The entity whose list it is of. */
  list: string;
  /** As the list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns: string[] | null;
  /** All users of the company are offered it. */
  is_shared: boolean;
  /** The order in which they are offered. */
  position: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SavedFilterCreate {
  name: string;
  /** The entity whose list it is of. */
  list?: string;
  /** As the list takes it, of at most 2 KB. */
  filter: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort?: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns?: string[] | null;
  /** All users of the company are offered it. */
  is_shared?: boolean;
  /** The order in which they are offered. */
  position?: number;
}

export interface SavedFilterPatch {
  name?: string;
  /** As the list takes it, of at most 2 KB. */
  filter?: {
    [k: string]: unknown;
  };
  /** A field and ASC or DESC; null for the list's own. */
  sort?: string[] | null;
  /** The shown fields in their order; null for the list's own. */
  columns?: string[] | null;
  /** All users of the company are offered it. */
  is_shared?: boolean;
  /** The order in which they are offered. */
  position?: number;
}

export const savedFilter: EntityDescriptor = {
  id: 'saved_filter',
  title: 'Saved view',
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
      onDelete: 'cascade',
    },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false },
    list: { kind: 'text', type: 'string', column: 'text', nullable: false, default: 'feedback' },
    filter: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
    sort: { kind: 'string_list', type: 'array', column: 'text[]', nullable: true },
    columns: { kind: 'string_list', type: 'array', column: 'text[]', nullable: true },
    is_shared: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    position: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['name', 'list', 'is_shared'],
    sortable: ['name', 'list', 'is_shared', 'position'],
    sort: ['position', 'asc'],
    search: [],
    groups: ['is_shared'],
  },
  exported: { route: 'savedfilters', columns: ['name', 'list', 'is_shared', 'position'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        list: { type: 'string', minLength: 1, maxLength: 48 },
        filter: { type: 'object' },
        sort: { type: ['array', 'null'], maxItems: 2, items: { type: 'string', maxLength: 48 } },
        columns: { type: ['array', 'null'], maxItems: 60, items: { type: 'string', maxLength: 48 } },
        is_shared: { type: 'boolean' },
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
        sort: { type: ['array', 'null'], maxItems: 2, items: { type: 'string', maxLength: 48 } },
        columns: { type: ['array', 'null'], maxItems: 60, items: { type: 'string', maxLength: 48 } },
        is_shared: { type: 'boolean' },
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
        list: { type: 'string' },
        filter: { type: 'object' },
        sort: { type: ['array', 'null'], items: { type: 'string' } },
        columns: { type: ['array', 'null'], items: { type: 'string' } },
        is_shared: { type: 'boolean' },
        position: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'user_id',
        'name',
        'list',
        'filter',
        'sort',
        'columns',
        'is_shared',
        'position',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
