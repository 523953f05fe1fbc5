// Generated from schemas/qr/marc_binding.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface MarcBindingRow {
  id: number;
  marc_id: number;
  node_id: number;
  /** Empty for a marc that was made for its unit. */
  bound_by_id: number | null;
  created_at: string;
  updated_at: string;
}

export const marcBinding: EntityDescriptor = {
  id: 'marc_binding',
  title: 'Marc binding',
  path: 'marc_binding',
  table: 'marc_binding',
  tenant: 'company_id',
  label: 'Binding #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    marc_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'marc', keeps: true },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      keeps: true,
    },
    bound_by_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
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
        marc_id: { type: 'integer' },
        node_id: { type: 'integer' },
        bound_by_id: { type: ['integer', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'marc_id', 'node_id', 'bound_by_id', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
