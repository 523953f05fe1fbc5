// Generated from schemas/billing/quote.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface QuoteRow {
  id: number;
  kind: "start" | "upgrade" | "renewal";
  /** The one that is upgraded or renewed. */
  subscription_id: number | null;
  sub_plan_id: number;
  discount_id: number | null;
  user_id: number | null;
  /** Three letters of ISO 4217. */
  currency: string;
  /** Of the new period before tax. */
  price: number;
  /** Worth of the old period's unused days. */
  credit: number;
  /** In minor units of the currency. */
  discount_amount: number;
  tax_rate: number;
  /** In minor units of the currency. */
  tax_amount: number;
  /** The buyer owes the tax. */
  reverse_charge: boolean;
  /** To pay, tax included; never below 0. */
  total: number;
  expires_at: string;
  used_at: string | null;
  created_at: string;
  updated_at: string;
}

export const quote: EntityDescriptor = {
  id: 'quote',
  title: 'Quote',
  path: 'quote',
  table: 'quote',
  tenant: 'company_id',
  label: 'Quote #{id}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    kind: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['start', 'upgrade', 'renewal'] },
    subscription_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'subscription',
      keeps: true,
    },
    sub_plan_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'sub_plan',
      keeps: true,
    },
    discount_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'discount', keeps: true },
    user_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'customer_user',
      onDelete: 'set null',
    },
    currency: { kind: 'text', type: 'string', column: 'text', nullable: false },
    price: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, currency: { field: 'currency' } },
    credit: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
    },
    discount_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
    },
    tax_rate: { kind: 'percent', type: 'number', column: 'double precision', nullable: false, default: 0 },
    tax_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
    },
    reverse_charge: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    total: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, currency: { field: 'currency' } },
    expires_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    used_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        kind: { type: 'string', enum: ['start', 'upgrade', 'renewal'] },
        subscription_id: { type: ['integer', 'null'] },
        sub_plan_id: { type: 'integer' },
        discount_id: { type: ['integer', 'null'] },
        user_id: { type: ['integer', 'null'] },
        currency: { type: 'string' },
        price: { type: 'integer' },
        credit: { type: 'integer' },
        discount_amount: { type: 'integer' },
        tax_rate: { type: 'number' },
        tax_amount: { type: 'integer' },
        reverse_charge: { type: 'boolean' },
        total: { type: 'integer' },
        expires_at: { type: 'string', format: 'date-time' },
        used_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'kind',
        'subscription_id',
        'sub_plan_id',
        'discount_id',
        'user_id',
        'currency',
        'price',
        'credit',
        'discount_amount',
        'tax_rate',
        'tax_amount',
        'reverse_charge',
        'total',
        'expires_at',
        'used_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
