// Generated from schemas/company/company_saved_card.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface CompanySavedCardRow {
  id: number;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  /** When its owner agreed that it is kept and charged for unpaid invoices. */
  consented_at: string;
  gateway: "simulator" | "stripe";
  created_at: string;
  updated_at: string;
}

export interface CompanySavedCardRemoveCompanyCardInput {
}

export interface CompanySavedCardRemoveCompanyCardOutput {
  id: number;
}

export const companySavedCard: EntityDescriptor = {
  id: 'company_saved_card',
  title: 'Saved card',
  path: 'companysavedcard',
  table: 'company_saved_card',
  tenant: 'company_id',
  label: '{brand} {last4}',
  whileReadOnly: ['remove_company_card'],
  operations: ['detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    brand: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    last4: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    expiry_month: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, readOnly: true },
    expiry_year: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, readOnly: true },
    holder: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, readOnly: true },
    consented_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    gateway: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['simulator', 'stripe'],
    },
    gateway_token: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    gateway_customer: {
      kind: 'text',
      type: 'string',
      column: 'text',
      nullable: true,
      readOnly: true,
      writeOnly: true,
      sensitive: true,
    },
    removed_at: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
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
        brand: { type: 'string' },
        last4: { type: 'string' },
        expiry_month: { type: 'integer' },
        expiry_year: { type: 'integer' },
        holder: { type: 'string' },
        consented_at: { type: 'string', format: 'date-time' },
        gateway: { type: 'string', enum: ['simulator', 'stripe'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'brand',
        'last4',
        'expiry_month',
        'expiry_year',
        'holder',
        'consented_at',
        'gateway',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    remove_company_card: {
      on: 'collection',
      method: 'POST',
      path: 'companysavedcard/remove_company_card',
      description: 'Take the saved card away: nothing is charged to it any more.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
    },
  },
};
