// Generated from schemas/platform/discount_redemption.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DiscountRedemptionRow {
  id: number;
  discount_id: number;
  quote_id: number | null;
  user_id: number | null;
  /** Three letters of ISO 4217. */
  currency: string;
  /** What it took off. */
  amount: number;
  created_at: string;
  updated_at: string;
}

export const discountRedemption: EntityDescriptor = {
  id: 'discount_redemption',
  title: 'Discount redemption',
  path: 'discount_redemption',
  table: 'discount_redemption',
  tenant: 'company_id',
  label: 'Redemption #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    discount_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'discount',
      keeps: true,
    },
    quote_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'quote',
      onDelete: 'set null',
    },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    currency: { kind: 'text', type: 'string', column: 'text', nullable: false },
    amount: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, currency: { field: 'currency' } },
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
        discount_id: { type: 'integer' },
        quote_id: { type: ['integer', 'null'] },
        user_id: { type: ['integer', 'null'] },
        currency: { type: 'string' },
        amount: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: ['id', 'discount_id', 'quote_id', 'user_id', 'currency', 'amount', 'created_at', 'updated_at'],
      additionalProperties: false,
    },
  },
  actions: {},
};
