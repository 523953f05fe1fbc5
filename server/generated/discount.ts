// Generated from schemas/platform/discount.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface DiscountRow {
  id: number;
  /** Capital letters, digits, hyphen and underscore. */
  code: string;
  kind: "percent" | "amount";
  /** Of a percent discount. */
  percent: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id: number | null;
  currency_code: string | null;
  valid_from: string;
  /** Empty for no end. */
  valid_to: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses: number | null;
  used_count: number;
  /** The plans that it is for; none for all. */
  plan_ids: number[];
  is_active: boolean;
  /** Whether it can be used now, and why not. */
  state: "active" | "scheduled" | "expired" | "used_up" | "inactive";
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface DiscountCreate {
  /** Capital letters, digits, hyphen and underscore. */
  code: string;
  kind: "percent" | "amount";
  /** Of a percent discount. */
  percent?: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount?: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id?: number | null;
  valid_from: string;
  /** Empty for no end. */
  valid_to?: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses?: number | null;
  /** The plans that it is for; none for all. */
  plan_ids?: number[];
  is_active?: boolean;
}

export interface DiscountPatch {
  /** Capital letters, digits, hyphen and underscore. */
  code?: string;
  kind?: "percent" | "amount";
  /** Of a percent discount. */
  percent?: number | null;
  /** Of an amount discount, in minor units of its currency. */
  amount?: number | null;
  /** Of an amount discount; it counts only where this currency is paid. */
  currency_id?: number | null;
  valid_from?: string;
  /** Empty for no end. */
  valid_to?: string | null;
  /** Over all companies; empty for no limit. */
  maximum_uses?: number | null;
  /** The plans that it is for; none for all. */
  plan_ids?: number[];
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface DiscountUsesInput {
  offset?: number;
  limit?: number;
}

export interface DiscountUsesOutput {
  total: number;
  sums: {
    currency: string;
    /** In minor units. */
    amount: number;
  }[];
  results: {
    id: number;
    company_id: number;
    company: string;
    user: string | null;
    plan: string | null;
    currency: string;
    /** In minor units of the currency. */
    amount: number;
    created_at: string;
  }[];
}

export interface DiscountCheckDiscountInput {
  code: string;
  sub_plan_id: number;
}

export interface DiscountCheckDiscountOutput {
  code: string;
  kind: "percent" | "amount";
  currency: string;
  /** Of the period before tax. */
  price: number;
  /** Worth of the old period's unused days. */
  credit: number;
  /** What the code takes off. */
  discount_amount: number;
  tax_rate: number;
  /** Added to the rest. */
  tax_amount: number;
  /** To pay. */
  total: number;
}

export const discount: EntityDescriptor = {
  id: 'discount',
  title: 'Discount',
  path: 'discount',
  table: 'discount',
  tenant: 'global',
  label: '{code}',
  exclusives: [{ fields: ['percent', 'amount'], required: true }],
  revision: {
    of: [
      'code',
      'kind',
      'percent',
      'amount',
      'currency_id',
      'valid_from',
      'valid_to',
      'maximum_uses',
      'plan_ids',
      'is_active',
    ],
    problem: 'row_changed',
  },
  history: { bin: { days: 30, with: [] }, reason: true },
  whileReadOnly: ['check_discount'],
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    code: { kind: 'text', type: 'string', column: 'text', nullable: false, folded: true },
    kind: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'percent',
      enum: ['percent', 'amount'],
    },
    percent: {
      kind: 'percent',
      type: 'number',
      column: 'double precision',
      nullable: true,
      requiredWhen: { field: 'kind', is: 'percent' },
      when: { kind: 'percent' },
    },
    amount: {
      kind: 'money',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      currency: { field: 'currency_code', written: { field: 'currency_id', code: 'code' } },
      requiredWhen: { field: 'kind', is: 'amount' },
      when: { kind: 'amount' },
    },
    currency_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      ref: 'currency',
      keeps: true,
      requiredWhen: { field: 'kind', is: 'amount' },
      when: { kind: 'amount' },
    },
    currency_code: { kind: 'text', type: 'string', nullable: true, readOnly: true, computed: 'currency_code' },
    valid_from: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false },
    valid_to: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true },
    maximum_uses: { kind: 'integer', type: 'integer', column: 'integer', nullable: true },
    used_count: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 0, readOnly: true },
    plan_ids: {
      kind: 'reference_list',
      type: 'array',
      column: 'bigint[]',
      nullable: false,
      default: [],
      ref: 'plan',
      keeps: true,
    },
    is_active: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true },
    state: {
      kind: 'state',
      type: 'string',
      nullable: false,
      readOnly: true,
      enum: ['active', 'scheduled', 'expired', 'used_up', 'inactive'],
      computed: 'state',
    },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['kind', 'is_active', 'currency_id', 'valid_from', 'valid_to'],
    sortable: [
      'code',
      'state',
      'kind',
      'percent',
      'amount',
      'currency_id',
      'valid_from',
      'valid_to',
      'used_count',
      'maximum_uses',
      'created_at',
    ],
    sort: ['valid_from', 'desc'],
    search: ['code'],
    groups: ['kind', 'is_active', 'currency_id', 'valid_from', 'valid_to'],
    sums: ['used_count'],
  },
  exported: {
    route: 'discount',
    columns: [
      'code',
      'state',
      'kind',
      'percent',
      'amount',
      'currency_id',
      'valid_from',
      'valid_to',
      'used_count',
      'maximum_uses',
    ],
  },
  imported: { route: 'discount', keys: [['code']] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        code: { type: 'string', minLength: 3, maxLength: 32, pattern: '^[A-Z0-9][A-Z0-9_-]*$' },
        kind: { type: 'string', enum: ['percent', 'amount'] },
        percent: { type: ['number', 'null'], minimum: 0, maximum: 100 },
        amount: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000000 },
        currency_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        valid_from: { type: 'string', format: 'date-time' },
        valid_to: { type: ['string', 'null'], format: 'date-time' },
        maximum_uses: { type: ['integer', 'null'], minimum: 1, maximum: 1000000000 },
        plan_ids: { type: 'array', maxItems: 50, items: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
        is_active: { type: 'boolean' },
      },
      required: ['code', 'kind', 'valid_from'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        code: { type: 'string', minLength: 3, maxLength: 32, pattern: '^[A-Z0-9][A-Z0-9_-]*$' },
        kind: { type: 'string', enum: ['percent', 'amount'] },
        percent: { type: ['number', 'null'], minimum: 0, maximum: 100 },
        amount: { type: ['integer', 'null'], minimum: 0, maximum: 1000000000000 },
        currency_id: { type: ['integer', 'null'], minimum: 1, maximum: 9007199254740991 },
        valid_from: { type: 'string', format: 'date-time' },
        valid_to: { type: ['string', 'null'], format: 'date-time' },
        maximum_uses: { type: ['integer', 'null'], minimum: 1, maximum: 1000000000 },
        plan_ids: { type: 'array', maxItems: 50, items: { type: 'integer', minimum: 1, maximum: 9007199254740991 } },
        is_active: { type: 'boolean' },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        kind: { type: 'string', enum: ['percent', 'amount'] },
        percent: { type: ['number', 'null'] },
        amount: { type: ['integer', 'null'] },
        currency_id: { type: ['integer', 'null'] },
        currency_code: { type: ['string', 'null'] },
        valid_from: { type: 'string', format: 'date-time' },
        valid_to: { type: ['string', 'null'], format: 'date-time' },
        maximum_uses: { type: ['integer', 'null'] },
        used_count: { type: 'integer' },
        plan_ids: { type: 'array', items: { type: 'integer' } },
        is_active: { type: 'boolean' },
        state: { type: 'string', enum: ['active', 'scheduled', 'expired', 'used_up', 'inactive'] },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete'] } },
      },
      required: [
        'id',
        'code',
        'kind',
        'percent',
        'amount',
        'currency_id',
        'currency_code',
        'valid_from',
        'valid_to',
        'maximum_uses',
        'used_count',
        'plan_ids',
        'is_active',
        'state',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    uses: {
      on: 'member',
      method: 'GET',
      path: 'discount/{id}/uses',
      description: 'Who has used a discount, the latest first, and what it took off in each currency. A use counts once its payment begins, and no longer when that fails.',
      input: {
        type: 'object',
        properties: {
          offset: { type: 'integer', minimum: 0, maximum: 1000000 },
          limit: { type: 'integer', minimum: 1, maximum: 100 },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          total: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          sums: {
            type: 'array',
            maxItems: 300,
            items: {
              type: 'object',
              properties: {
                currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
                amount: { type: 'integer', minimum: 0, maximum: 1000000000000, description: 'In minor units.' },
              },
              required: ['currency', 'amount'],
              additionalProperties: false,
            },
          },
          results: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                company_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
                company: { type: 'string', minLength: 1, maxLength: 200 },
                user: { type: ['string', 'null'], maxLength: 200 },
                plan: { type: ['string', 'null'], maxLength: 200 },
                currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
                amount: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'In minor units of the currency.',
                },
                created_at: { type: 'string', format: 'date-time' },
              },
              required: ['id', 'company_id', 'company', 'user', 'plan', 'currency', 'amount', 'created_at'],
              additionalProperties: false,
            },
          },
        },
        required: ['total', 'sums', 'results'],
        additionalProperties: false,
      },
    },
    check_discount: {
      on: 'collection',
      method: 'POST',
      path: 'discount/check_discount',
      description: 'Whether a discount code holds for a price, and what is to be paid with it.',
      input: {
        type: 'object',
        properties: {
          code: { type: 'string', minLength: 1, maxLength: 32 },
          sub_plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        required: ['code', 'sub_plan_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          code: { type: 'string', maxLength: 32 },
          kind: { type: 'string', enum: ['percent', 'amount'] },
          currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
          price: { type: 'integer', minimum: 0, maximum: 1000000000000, description: 'Of the period before tax.' },
          credit: {
            type: 'integer',
            minimum: 0,
            maximum: 1000000000000,
            description: "Worth of the old period's unused days.",
          },
          discount_amount: {
            type: 'integer',
            minimum: 0,
            maximum: 1000000000000,
            description: 'What the code takes off.',
          },
          tax_rate: { type: 'number', minimum: 0, maximum: 100 },
          tax_amount: { type: 'integer', minimum: 0, maximum: 1000000000000, description: 'Added to the rest.' },
          total: { type: 'integer', minimum: 0, maximum: 1000000000000, description: 'To pay.' },
        },
        required: ['code', 'kind', 'currency', 'price', 'credit', 'discount_amount', 'tax_rate', 'tax_amount', 'total'],
        additionalProperties: false,
      },
    },
  },
};
