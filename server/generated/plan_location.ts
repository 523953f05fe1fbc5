// Generated from schemas/platform/plan_location.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface PlanLocationRow {
  id: number;
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate: number;
  /** The fallback of every country that no location names; there is one. */
  is_global: boolean;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface PlanLocationCreate {
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate?: number;
}

export interface PlanLocationPatch {
  name?: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id?: number;
  /** Added to the price. */
  tax_rate?: number;
}

export const planLocation: EntityDescriptor = {
  id: 'plan_location',
  title: 'Plan location',
  path: 'planlocation',
  table: 'plan_location',
  tenant: 'global',
  label: '{name}',
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text', nullable: false },
    countries: { kind: 'string_list', type: 'array', column: 'text[]', nullable: false },
    currency_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'currency' },
    tax_rate: { kind: 'percent', type: 'number', column: 'double precision', nullable: false },
    is_global: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['currency_id', 'is_global'],
    sortable: ['name', 'currency_id', 'tax_rate', 'is_global'],
    sort: ['name', 'asc'],
    search: ['name'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        countries: { type: 'array', maxItems: 300, items: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$' } },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        tax_rate: { type: 'number', minimum: 0, maximum: 100 },
      },
      required: ['name', 'currency_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        countries: { type: 'array', maxItems: 300, items: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$' } },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        tax_rate: { type: 'number', minimum: 0, maximum: 100 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        countries: { type: 'array', items: { type: 'string' } },
        currency_id: { type: 'integer' },
        tax_rate: { type: 'number' },
        is_global: { type: 'boolean' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: ['id', 'name', 'countries', 'currency_id', 'tax_rate', 'is_global', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
