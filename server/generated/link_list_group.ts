// Generated from schemas/survey/link_list_group.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/link_list_group.ts';

export const linkListGroup: EntityDescriptor = {
  id: 'link_list_group',
  title: 'Link list group',
  path: 'linklistgroups',
  table: 'link_list_group',
  tenant: 'company_id',
  label: '{name}',
  revision: { of: ['name', 'document'], problem: 'row_changed' },
  draft: ['name', 'document'],
  pilots: { through: 'group_node', field: 'node_id', by: 'link_list_group_id', of: 'node' },
  clock: 'time_zone',
  draftPage: 'link_list_management/{id}',
  limit: { plan: 'group_count', name: 'groups' },
  feature: 'link_list',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: true, document: 'link-list' },
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
  exported: { route: 'link_list_management', columns: ['name', 'has_design', 'unit_count', 'created_at'] },
  schemas: {
    create: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 1, maxLength: 200 }, document: { type: ['object', 'null'] } },
      required: ['name'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        document: { type: ['object', 'null'] },
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
        document: { type: ['object', 'null'] },
        has_design: { type: 'boolean' },
        unit_count: { type: 'integer' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'document', 'has_design', 'unit_count', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
