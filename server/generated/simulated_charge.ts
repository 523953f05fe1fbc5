// Generated from schemas/billing/simulated_charge.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SimulatedChargeRow {
  id: number;
  /** The gateway's random name of it, which opens the bank's page. */
  key: string;
  /** The payment's own name of it: asked for twice, there is one charge. */
  reference: string;
  kind: "charge" | "verification";
  currency: string;
  /** In minor units of the currency. */
  amount: number;
  minor_digits: number;
  state: "open" | "pending" | "paid" | "failed" | "canceled";
  /** Why, by the test card; empty for one that is good. */
  decline_code: string | null;
  failure_code: string | null;
  brand: string | null;
  last4: string | null;
  expiry_month: number | null;
  expiry_year: number | null;
  holder: string | null;
  /** Of the kept card that it is charged to, or by which a typed one is kept. */
  card_token: string | null;
  return_url: string | null;
  created_at: string;
  updated_at: string;
}

export const simulatedCharge: EntityDescriptor = {
  id: 'simulated_charge',
  title: 'Simulated charge',
  path: 'simulated_charge',
  table: 'simulated_charge',
  tenant: 'global',
  label: 'Charge {key}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    key: { kind: 'text', type: 'string', column: 'text', nullable: false },
    reference: { kind: 'text', type: 'string', column: 'text', nullable: false },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'charge',
      enum: ['charge', 'verification'],
    },
    currency: { kind: 'text', type: 'string', column: 'text', nullable: false },
    amount: { kind: 'money', type: 'integer', column: 'bigint', nullable: false, currency: { field: 'currency' } },
    minor_digits: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'open',
      enum: ['open', 'pending', 'paid', 'failed', 'canceled'],
    },
    decline_code: { kind: 'text', type: 'string', column: 'text', nullable: true },
    failure_code: { kind: 'text', type: 'string', column: 'text', nullable: true },
    brand: { kind: 'text', type: 'string', column: 'text', nullable: true },
    last4: { kind: 'text', type: 'string', column: 'text', nullable: true },
    expiry_month: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    expiry_year: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true },
    holder: { kind: 'text', type: 'string', column: 'text', nullable: true },
    card_token: { kind: 'text', type: 'string', column: 'text', nullable: true, sensitive: true },
    return_url: { kind: 'long_text', type: 'string', column: 'text', nullable: true },
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
        key: { type: 'string' },
        reference: { type: 'string' },
        kind: { type: 'string', enum: ['charge', 'verification'] },
        currency: { type: 'string' },
        amount: { type: 'integer' },
        minor_digits: { type: 'integer' },
        state: { type: 'string', enum: ['open', 'pending', 'paid', 'failed', 'canceled'] },
        decline_code: { type: ['string', 'null'] },
        failure_code: { type: ['string', 'null'] },
        brand: { type: ['string', 'null'] },
        last4: { type: ['string', 'null'] },
        expiry_month: { type: ['integer', 'null'] },
        expiry_year: { type: ['integer', 'null'] },
        holder: { type: ['string', 'null'] },
        card_token: { type: ['string', 'null'] },
        return_url: { type: ['string', 'null'] },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'key',
        'reference',
        'kind',
        'currency',
        'amount',
        'minor_digits',
        'state',
        'decline_code',
        'failure_code',
        'brand',
        'last4',
        'expiry_month',
        'expiry_year',
        'holder',
        'card_token',
        'return_url',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
