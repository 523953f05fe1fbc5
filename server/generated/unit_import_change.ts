// Generated from schemas/organization/unit_import_change.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface UnitImportChangeRow {
  id: number;
  unit_import_id: number;
  node_id: number;
  kind: "add" | "change" | "move";
  /** What it was: texts of a changed unit, the unit above one that moved. Empty for a new one. */
  earlier: ({
    [k: string]: unknown;
  } | null);
  /** What it became; all of a new unit. */
  later: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
}

export const unitImportChange: EntityDescriptor = {
  id: 'unit_import_change',
  title: 'Change by an import',
  path: 'unit_import_change',
  table: 'unit_import_change',
  tenant: 'company_id',
  label: 'Change #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    unit_import_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'unit_import',
      onDelete: 'cascade',
    },
    node_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'node',
      tree: { table: 'node', tenant: 'company_id', parent: 'parent_id', path: 'path' },
      onDelete: 'cascade',
    },
    kind: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['add', 'change', 'move'] },
    earlier: { kind: 'json', type: 'object', column: 'jsonb', nullable: true },
    later: { kind: 'json', type: 'object', column: 'jsonb', nullable: false },
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
        unit_import_id: { type: 'integer' },
        node_id: { type: 'integer' },
        kind: { type: 'string', enum: ['add', 'change', 'move'] },
        earlier: { type: ['object', 'null'] },
        later: { type: 'object' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'unit_import_id', 'node_id', 'kind', 'earlier', 'later', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
