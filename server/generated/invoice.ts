// Generated from schemas/billing/invoice.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../kernel/descriptor.ts';

export interface InvoiceRow {
  id: number;
  number: string;
  state: "open" | "paid" | "void";
  subscription_id: number | null;
  plan_id: number | null;
  /** The line as printed: plan, period and dates. */
  description: string;
  /** As it was on its day. */
  plan_name: string | null;
  /** Of the plan. */
  period: "monthly" | "yearly" | null;
  period_start: string | null;
  period_end: string | null;
  /** Three letters of ISO 4217. */
  currency: string;
  /** Before discount and tax. */
  subtotal: number;
  /** In minor units of the currency. */
  discount_amount: number;
  tax_rate: number;
  /** In minor units of the currency. */
  tax_amount: number;
  /** In minor units of the currency. */
  total: number;
  issued_at: string;
  due_at: string;
  paid_at: string | null;
  billing_name: string;
  billing_address: string;
  billing_country: string | null;
  tax_number: string | null;
  created_at: string;
  updated_at: string;
}

export const invoice: EntityDescriptor = {
  id: 'invoice',
  title: 'Invoice',
  path: 'invoice',
  table: 'invoice',
  tenant: 'company_id',
  label: '{number}',
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    number: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      readOnly: true,
      enum: ['open', 'paid', 'void'],
    },
    subscription_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'subscription',
    },
    plan_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, readOnly: true, ref: 'plan' },
    description: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    plan_name: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'plan_name' },
    period: {
      kind: 'enum',
      type: 'string',
      nullable: true,
      readOnly: true,
      enum: ['monthly', 'yearly'],
      computed: 'period',
    },
    period_start: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    period_end: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    currency: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    subtotal: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    discount_amount: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    tax_rate: { kind: 'percent', type: 'number', column: 'double precision', nullable: false, readOnly: true },
    tax_amount: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    total: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    issued_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    paid_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    billing_name: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    billing_address: { kind: 'text', type: 'string', column: 'text', nullable: false, readOnly: true },
    billing_country: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    tax_number: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state'],
    sortable: ['number', 'issued_at', 'description', 'total', 'currency', 'state', 'due_at', 'paid_at'],
    sort: ['issued_at', 'desc'],
    search: ['number', 'description'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        number: { type: 'string' },
        state: { type: 'string', enum: ['open', 'paid', 'void'] },
        subscription_id: { type: ['integer', 'null'] },
        plan_id: { type: ['integer', 'null'] },
        description: { type: 'string' },
        plan_name: { type: ['string', 'null'] },
        period: { type: ['string', 'null'], enum: ['monthly', 'yearly', null] },
        period_start: { type: ['string', 'null'], format: 'date-time' },
        period_end: { type: ['string', 'null'], format: 'date-time' },
        currency: { type: 'string' },
        subtotal: { type: 'integer' },
        discount_amount: { type: 'integer' },
        tax_rate: { type: 'number' },
        tax_amount: { type: 'integer' },
        total: { type: 'integer' },
        issued_at: { type: 'string', format: 'date-time' },
        due_at: { type: 'string', format: 'date-time' },
        paid_at: { type: ['string', 'null'], format: 'date-time' },
        billing_name: { type: 'string' },
        billing_address: { type: 'string' },
        billing_country: { type: ['string', 'null'] },
        tax_number: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'number',
        'state',
        'subscription_id',
        'plan_id',
        'description',
        'plan_name',
        'period',
        'period_start',
        'period_end',
        'currency',
        'subtotal',
        'discount_amount',
        'tax_rate',
        'tax_amount',
        'total',
        'issued_at',
        'due_at',
        'paid_at',
        'billing_name',
        'billing_address',
        'billing_country',
        'tax_number',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
