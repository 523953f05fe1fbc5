// Generated from schemas/company/company_tag.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface CompanyTagRow {
  id: number;
  name: string;
  color: string;
  created_at: string;
  updated_at: string;
}

export interface CompanyTagCreate {
  name: string;
  color?: string;
}

export const companyTag: EntityDescriptor = {
  id: 'company_tag',
  title: 'Tag',
  path: 'companytags',
  table: 'company_tag',
  tenant: 'company_id',
  label: '{name}',
  operations: ['list', 'create'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    color: { kind: 'color', type: 'string', column: 'text', nullable: false },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: { filters: ['name'], sortable: ['name', 'color'], sort: ['name', 'asc'], search: ['name'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 60 },
        color: { type: 'string', maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
      },
      required: ['name'],
      additionalProperties: false,
    },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        color: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'name', 'color', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
