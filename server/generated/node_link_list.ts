// Generated from schemas/survey/node_link_list.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export type * from '../../shared/client/generated/node_link_list.ts';

export const nodeLinkList: EntityDescriptor = {
  id: 'node_link_list',
  title: 'Unit link list',
  path: 'nodelinklists',
  table: 'node_link_list',
  tenant: 'company_id',
  label: 'Links of {node_id}',
  revision: { of: ['document'], problem: 'row_changed' },
  draft: ['document'],
  clock: 'time_zone',
  draftPage: 'units/{node_id}/links',
  partOf: 'node_id',
  feature: 'link_list',
  operations: ['list', 'detail', 'patch', 'delete'],
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
    document: { kind: 'document', type: 'object', column: 'jsonb', nullable: false, document: 'link-list' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['node_id'],
    sortable: ['node_id', 'updated_at'],
    sort: ['node_id', 'asc'],
    search: [],
    groups: ['node_id'],
  },
  exported: { route: 'nodelinklists', columns: ['node_id', 'updated_at'] },
  schemas: {
    create: { not: {} },
    patch: {
      type: 'object',
      properties: { document: { type: 'object' }, revision: { type: 'integer', minimum: 1, maximum: 1000000000 } },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        node_id: { type: 'integer' },
        document: { type: 'object' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'node_id', 'document', 'revision', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
