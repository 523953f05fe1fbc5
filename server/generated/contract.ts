// Generated from schemas/billing/contract.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface ContractRow {
  id: number;
  customer_id: number;
  /** Any plan, whether it is on sale or not. */
  plan_id: number;
  state: "scheduled" | "active" | "ended";
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on: string | null;
  period: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price: number;
  currency_id: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced: boolean;
  /** From the date of the invoice until it is due. */
  payment_days: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits: boolean;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count: number | null;
  /** Empty for unlimited. */
  user_count: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count: number | null;
  /** Empty for unlimited. */
  organization_count: number | null;
  /** Empty for unlimited. */
  storage_mb: number | null;
  /** What both sides have signed, for the platform only. */
  signed_copy: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  company_id?: number;
  permitted?: ("patch" | "delete")[];
}

export interface ContractCreate {
  customer_id: number;
  /** Any plan, whether it is on sale or not. */
  plan_id: number;
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on?: string | null;
  period?: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price: number;
  currency_id: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced?: boolean;
  /** From the date of the invoice until it is due. */
  payment_days?: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits?: boolean;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** What both sides have signed, for the platform only. */
  signed_copy?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note?: string;
}

export interface ContractPatch {
  /** Any plan, whether it is on sale or not. */
  plan_id?: number;
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on?: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on?: string | null;
  period?: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price?: number;
  currency_id?: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced?: boolean;
  /** From the date of the invoice until it is due. */
  payment_days?: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits?: boolean;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** What both sides have signed, for the platform only. */
  signed_copy?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note?: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export const contract: EntityDescriptor = {
  id: 'contract',
  title: 'Contract',
  path: 'contract',
  table: 'contract',
  tenant: 'company_id',
  label: 'Contract #{id}',
  revision: {
    of: [
      'plan_id',
      'starts_on',
      'ends_on',
      'period',
      'price',
      'currency_id',
      'is_invoiced',
      'payment_days',
      'own_limits',
      'qr_code_count',
      'user_count',
      'group_count',
      'organization_count',
      'storage_mb',
      'signed_copy',
      'note',
    ],
    problem: 'row_changed',
  },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    customer_id: { kind: 'reference', type: 'integer', nullable: false, ref: 'customer', owner: true },
    plan_id: { kind: 'reference', type: 'integer', column: 'bigint', nullable: false, ref: 'plan', keeps: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'scheduled',
      readOnly: true,
      enum: ['scheduled', 'active', 'ended'],
      states: { scheduled: ['active'], active: ['ended'], ended: [] },
    },
    starts_on: { kind: 'date', type: 'string', column: 'date', nullable: false },
    ends_on: { kind: 'date', type: 'string', column: 'date', nullable: true },
    period: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'yearly',
      enum: ['monthly', 'yearly'],
    },
    price: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      currency: { field: 'currency_id', code: 'code' },
    },
    currency_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'currency',
      keeps: true,
    },
    is_invoiced: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    payment_days: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 30 },
    own_limits: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false },
    qr_code_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    user_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    group_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    organization_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    storage_mb: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    signed_copy: {
      kind: 'file',
      type: 'object',
      column: 'jsonb',
      nullable: true,
      file: {
        kind: 'file',
        types: ['application/pdf', 'image/jpeg', 'image/png'],
        maxBytes: 10000000,
        longestSide: 2048,
      },
    },
    note: { kind: 'long_text', type: 'string', column: 'text', nullable: false, default: '' },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['customer_id', 'state', 'plan_id', 'starts_on', 'ends_on'],
    sortable: [
      'customer_id',
      'plan_id',
      'state',
      'starts_on',
      'ends_on',
      'price',
      'period',
      'is_invoiced',
      'created_at',
    ],
    sort: ['starts_on', 'desc'],
    search: [],
    groups: ['customer_id', 'state', 'plan_id', 'starts_on', 'ends_on'],
    sums: ['price'],
  },
  exported: {
    route: 'contract',
    columns: ['customer_id', 'plan_id', 'state', 'starts_on', 'ends_on', 'price', 'period', 'is_invoiced'],
  },
  schemas: {
    create: {
      type: 'object',
      properties: {
        customer_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        plan_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        starts_on: { type: 'string', format: 'date' },
        ends_on: { type: ['string', 'null'], format: 'date' },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer', minimum: 0, maximum: 1000000000000 },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        is_invoiced: { type: 'boolean' },
        payment_days: { type: 'integer', minimum: 0, maximum: 180 },
        own_limits: { type: 'boolean' },
        qr_code_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        user_count: { type: ['integer', 'null'], minimum: 1, maximum: 1000000 },
        group_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        organization_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        storage_mb: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
        signed_copy: {
          type: ['object', 'null'],
          properties: {
            key: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Of the file, as its upload answered it.',
            },
            name: { type: 'string', maxLength: 255 },
            media_type: { type: 'string', maxLength: 120 },
            byte_size: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
            width: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Of a picture, in pixels.' },
            height: { type: 'integer', minimum: 1, maximum: 2147483647 },
          },
          required: ['key'],
          additionalProperties: false,
        },
        note: { type: 'string', maxLength: 1000 },
      },
      required: ['customer_id', 'plan_id', 'starts_on', 'price', 'currency_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        plan_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        starts_on: { type: 'string', format: 'date' },
        ends_on: { type: ['string', 'null'], format: 'date' },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer', minimum: 0, maximum: 1000000000000 },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        is_invoiced: { type: 'boolean' },
        payment_days: { type: 'integer', minimum: 0, maximum: 180 },
        own_limits: { type: 'boolean' },
        qr_code_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        user_count: { type: ['integer', 'null'], minimum: 1, maximum: 1000000 },
        group_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        organization_count: { type: ['integer', 'null'], minimum: 0, maximum: 1000000 },
        storage_mb: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000 },
        signed_copy: {
          type: ['object', 'null'],
          properties: {
            key: {
              type: 'string',
              minLength: 1,
              maxLength: 120,
              description: 'Of the file, as its upload answered it.',
            },
            name: { type: 'string', maxLength: 255 },
            media_type: { type: 'string', maxLength: 120 },
            byte_size: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
            width: { type: 'integer', minimum: 1, maximum: 2147483647, description: 'Of a picture, in pixels.' },
            height: { type: 'integer', minimum: 1, maximum: 2147483647 },
          },
          required: ['key'],
          additionalProperties: false,
        },
        note: { type: 'string', maxLength: 1000 },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        customer_id: { type: 'integer' },
        plan_id: { type: 'integer' },
        state: { type: 'string', enum: ['scheduled', 'active', 'ended'] },
        starts_on: { type: 'string', format: 'date' },
        ends_on: { type: ['string', 'null'], format: 'date' },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        price: { type: 'integer' },
        currency_id: { type: 'integer' },
        is_invoiced: { type: 'boolean' },
        payment_days: { type: 'integer' },
        own_limits: { type: 'boolean' },
        qr_code_count: { type: ['integer', 'null'] },
        user_count: { type: ['integer', 'null'] },
        group_count: { type: ['integer', 'null'] },
        organization_count: { type: ['integer', 'null'] },
        storage_mb: { type: ['integer', 'null'] },
        signed_copy: { type: ['object', 'null'] },
        note: { type: 'string' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        company_id: { type: 'integer' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'customer_id',
        'plan_id',
        'state',
        'starts_on',
        'ends_on',
        'period',
        'price',
        'currency_id',
        'is_invoiced',
        'payment_days',
        'own_limits',
        'qr_code_count',
        'user_count',
        'group_count',
        'organization_count',
        'storage_mb',
        'signed_copy',
        'note',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {},
};
