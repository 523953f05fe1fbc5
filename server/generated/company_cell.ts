// Generated from schemas/platform/company_cell.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CompanyCellRow {
  id: number;
  company: number;
  cell: string;
  created_at: string;
  updated_at: string;
}

export const companyCell: EntityDescriptor = {
  id: 'company_cell',
  title: "Company's cell",
  path: 'company_cell',
  table: 'company_cell',
  tenant: 'global',
  label: 'Company {company}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    company: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false },
    cell: { kind: 'text', type: 'string', column: 'text', nullable: false },
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
        company: { type: 'integer' },
        cell: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'company', 'cell', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
