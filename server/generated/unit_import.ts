// Generated from schemas/organization/unit_import.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface UnitImportRow {
  id: number;
  organization_id: number;
  /** Empty when the user is gone. */
  user_id: number | null;
  user_name: string | null;
  /** As its browser called it; may be empty. */
  file_name: string;
  added_count: number;
  changed_count: number;
  moved_count: number;
  /** The instant that the units carry which went with it; empty while it holds. */
  taken_back_at: string | null;
  /** How many units went when it was taken back. */
  removed_count: number;
  created_at: string;
  updated_at: string;
}

export const unitImport: EntityDescriptor = {
  id: 'unit_import',
  title: 'Import of units',
  path: 'unitimports',
  table: 'unit_import',
  tenant: 'company_id',
  label: 'Import #{id}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    organization_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'organization',
      keeps: true,
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    user_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'user_name' },
    file_name: {
      kind: 'text',
      type: 'string',
      column: 'text collate "natural"',
      nullable: false,
      default: '',
      readOnly: true,
    },
    added_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, readOnly: true },
    changed_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, readOnly: true },
    moved_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, readOnly: true },
    taken_back_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    removed_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['organization_id', 'user_id'],
    sortable: ['created_at', 'file_name', 'user_id', 'added_count', 'changed_count', 'moved_count', 'taken_back_at'],
    sort: ['created_at', 'desc'],
    search: [],
    groups: ['organization_id', 'user_id'],
    sums: ['added_count', 'changed_count', 'moved_count'],
  },
  exported: {
    route: 'unitimports',
    columns: ['created_at', 'file_name', 'user_id', 'added_count', 'changed_count', 'moved_count', 'taken_back_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        organization_id: { type: 'integer' },
        user_id: { type: ['integer', 'null'] },
        user_name: { type: ['string', 'null'] },
        file_name: { type: 'string' },
        added_count: { type: 'integer' },
        changed_count: { type: 'integer' },
        moved_count: { type: 'integer' },
        taken_back_at: { type: ['string', 'null'], format: 'date-time' },
        removed_count: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'organization_id',
        'user_id',
        'user_name',
        'file_name',
        'added_count',
        'changed_count',
        'moved_count',
        'taken_back_at',
        'removed_count',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
