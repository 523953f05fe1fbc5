// Generated from schemas/billing/payment.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface PaymentRow {
  id: number;
  /** Our own random name of it, which the gateway sends back; also the key that keeps a repeated request from charging twice. */
  reference: string;
  /** What it is for: the plan of a quote, an open invoice, or a card that is only verified. A file under server/modules/billing/payments/purposes. */
  purpose: "plan" | "invoice" | "card";
  quote_id: number | null;
  invoice_id: number | null;
  /** Of charging the invoice by itself: the first, the second; empty for what a person pays. */
  attempt: number | null;
  /** The kept card that it is charged to; empty for a typed one. */
  saved_card_id: number | null;
  /** Empty for an automatic renewal. */
  user_id: number | null;
  /** Three letters of ISO 4217. */
  currency: string;
  /** In minor units of the currency. */
  amount: number;
  /** Started here; pending at the bank; expired once the gateway has let go of it. */
  state: "started" | "pending" | "paid" | "failed" | "expired";
  gateway: "simulator" | "stripe";
  gateway_reference: string | null;
  failure_code: string | null;
  /** What the gateway took where that is not what was asked for: it is given back. */
  charged_amount: number | null;
  charged_currency: string | null;
  /** When what was taken wrongly was given back; until then the company is charged nothing by itself. */
  refunded_at: string | null;
  card_brand: string | null;
  card_last4: string | null;
  /** Its owner agreed that the card is kept once it is paid. */
  saves_card: boolean;
  settled_at: string | null;
  created_at: string;
  updated_at: string;
}

export const payment: EntityDescriptor = {
  id: 'payment',
  title: 'Payment',
  path: 'payment',
  table: 'payment',
  tenant: 'company_id',
  label: 'Payment {reference}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    reference: { kind: 'text', type: 'string', column: 'text', nullable: false },
    purpose: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'plan',
      enum: ['plan', 'invoice', 'card'],
    },
    quote_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'quote', keeps: true },
    invoice_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: true, ref: 'invoice', keeps: true },
    attempt: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    saved_card_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'company_saved_card',
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
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'started',
      enum: ['started', 'pending', 'paid', 'failed', 'expired'],
      states: {
        started: ['pending', 'paid', 'failed', 'expired'],
        pending: ['paid', 'failed', 'expired'],
        paid: [],
        failed: [],
        expired: [],
      },
    },
    gateway: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['simulator', 'stripe'] },
    gateway_reference: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    failure_code: { kind: 'text', type: 'string', column: 'text', nullable: true },
    charged_amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      currency: { field: 'currency' },
    },
    charged_currency: { kind: 'text', type: 'string', column: 'text', nullable: true },
    refunded_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    card_brand: { kind: 'text', type: 'string', column: 'text', nullable: true },
    card_last4: { kind: 'text', type: 'string', column: 'text', nullable: true },
    saves_card: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    settled_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
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
        reference: { type: 'string' },
        purpose: { type: 'string', enum: ['plan', 'invoice', 'card'] },
        quote_id: { type: ['integer', 'null'] },
        invoice_id: { type: ['integer', 'null'] },
        attempt: { type: ['integer', 'null'] },
        saved_card_id: { type: ['integer', 'null'] },
        user_id: { type: ['integer', 'null'] },
        currency: { type: 'string' },
        amount: { type: 'integer' },
        state: { type: 'string', enum: ['started', 'pending', 'paid', 'failed', 'expired'] },
        gateway: { type: 'string', enum: ['simulator', 'stripe'] },
        gateway_reference: { type: ['string', 'null'] },
        failure_code: { type: ['string', 'null'] },
        charged_amount: { type: ['integer', 'null'] },
        charged_currency: { type: ['string', 'null'] },
        refunded_at: { type: ['string', 'null'], format: 'date-time' },
        card_brand: { type: ['string', 'null'] },
        card_last4: { type: ['string', 'null'] },
        saves_card: { type: 'boolean' },
        settled_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'reference',
        'purpose',
        'quote_id',
        'invoice_id',
        'attempt',
        'saved_card_id',
        'user_id',
        'currency',
        'amount',
        'state',
        'gateway',
        'gateway_reference',
        'failure_code',
        'charged_amount',
        'charged_currency',
        'refunded_at',
        'card_brand',
        'card_last4',
        'saves_card',
        'settled_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
