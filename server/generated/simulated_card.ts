// Generated from schemas/billing/simulated_card.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SimulatedCardRow {
  id: number;
  token: string;
  /** Asks: the bank wants to see the payer at its page each time. */
  behavior: "pays" | "declines" | "asks";
  brand: string | null;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  holder: string;
  created_at: string;
  updated_at: string;
}

export const simulatedCard: EntityDescriptor = {
  id: 'simulated_card',
  title: 'Simulated card',
  path: 'simulated_card',
  table: 'simulated_card',
  tenant: 'global',
  label: '{brand} {last4}',
  operations: [],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    token: { kind: 'text', type: 'string', column: 'text', nullable: false, sensitive: true },
    behavior: { kind: 'enum', type: 'string', column: 'text', nullable: false, enum: ['pays', 'declines', 'asks'] },
    brand: { kind: 'text', type: 'string', column: 'text', nullable: true },
    last4: { kind: 'text', type: 'string', column: 'text', nullable: false },
    expiry_month: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    expiry_year: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false },
    holder: { kind: 'text', type: 'string', column: 'text', nullable: false },
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
        token: { type: 'string' },
        behavior: { type: 'string', enum: ['pays', 'declines', 'asks'] },
        brand: { type: ['string', 'null'] },
        last4: { type: 'string' },
        expiry_month: { type: 'integer' },
        expiry_year: { type: 'integer' },
        holder: { type: 'string' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'token',
        'behavior',
        'brand',
        'last4',
        'expiry_month',
        'expiry_year',
        'holder',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
