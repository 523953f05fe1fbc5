// Generated from schemas/billing/invoice.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface InvoiceRow {
  id: number;
  number: string;
  /** A credit note takes back all of the invoice that it corrects. */
  kind: "invoice" | "credit_note";
  /** Of the same period: grows when it is issued again. */
  issue: number;
  /** The invoice that a credit note takes back, or another one takes the place of. */
  corrects_id: number | null;
  /** The buyer owes the tax. */
  reverse_charge: boolean;
  /** It names the buyer otherwise than the company is called now. */
  can_reissue: boolean;
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
  /** What was left of the plan before, and is taken off the subtotal already; of a contract's first invoice. */
  credit_amount: number;
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

export interface InvoiceReissueInput {
}

export interface InvoiceReissueOutput {
  id: number;
  number: string;
  credit_note_id: number;
  credit_note_number: string;
}

export const invoice: EntityDescriptor = {
  id: 'invoice',
  title: 'Invoice',
  path: 'invoice',
  table: 'invoice',
  tenant: 'company_id',
  label: '{number}',
  whileReadOnly: ['reissue'],
  operations: ['list', 'detail'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    number: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true, readOnly: true },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'invoice',
      readOnly: true,
      enum: ['invoice', 'credit_note'],
    },
    issue: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 1, readOnly: true },
    corrects_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'invoice',
      keeps: true,
    },
    reverse_charge: {
      kind: 'boolean',
      type: 'boolean',
      column: 'boolean',
      nullable: false,
      default: false,
      readOnly: true,
    },
    can_reissue: { kind: 'boolean', type: 'boolean', nullable: false, readOnly: true, computed: 'can_reissue' },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'open',
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
      keeps: true,
    },
    plan_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'plan',
      keeps: true,
    },
    description: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true, readOnly: true },
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
    subtotal: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      currency: { field: 'currency' },
      readOnly: true,
    },
    credit_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
      readOnly: true,
    },
    discount_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
      readOnly: true,
    },
    tax_rate: {
      kind: 'percent',
      type: 'number',
      column: 'double precision',
      nullable: false,
      default: 0,
      readOnly: true,
    },
    tax_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      default: 0,
      currency: { field: 'currency' },
      readOnly: true,
    },
    total: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      currency: { field: 'currency' },
      readOnly: true,
    },
    issued_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    due_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    paid_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    billing_name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, readOnly: true },
    billing_address: { kind: 'text', type: 'string', column: 'text', nullable: false, default: '', readOnly: true },
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
    groups: ['state'],
    sums: ['total'],
  },
  exported: {
    route: 'invoices_detail',
    columns: ['number', 'issued_at', 'description', 'total', 'currency', 'state', 'due_at', 'paid_at'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        number: { type: 'string' },
        kind: { type: 'string', enum: ['invoice', 'credit_note'] },
        issue: { type: 'integer' },
        corrects_id: { type: ['integer', 'null'] },
        reverse_charge: { type: 'boolean' },
        can_reissue: { type: 'boolean' },
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
        credit_amount: { type: 'integer' },
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
        'kind',
        'issue',
        'corrects_id',
        'reverse_charge',
        'can_reissue',
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
        'credit_amount',
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
  actions: {
    reissue: {
      on: 'member',
      method: 'POST',
      path: 'invoice/{id}/reissue',
      description: 'Issue an invoice again with the billing details as they are now: a credit note takes the earlier one back, and a new one takes its place.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          number: { type: 'string', maxLength: 40 },
          credit_note_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          credit_note_number: { type: 'string', maxLength: 40 },
        },
        required: ['id', 'number', 'credit_note_id', 'credit_note_number'],
        additionalProperties: false,
      },
    },
  },
};
