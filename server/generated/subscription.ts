// Generated from schemas/billing/subscription.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface SubscriptionRow {
  id: number;
  plan_id: number;
  /** Empty for the free plan and for one sold by contact. */
  sub_plan_id: number | null;
  /** By which the plan was agreed on; empty for one that was bought. */
  contract_id: number | null;
  is_current: boolean;
  /** Past due while a failed charge is retried. */
  state: "active" | "past_due" | "ended";
  period: "monthly" | "yearly";
  /** Three letters of ISO 4217; empty for the free plan. */
  currency: string | null;
  /** Of one period before tax, as agreed at its start. */
  price: number;
  tax_rate: number;
  started_at: string;
  period_start: string;
  /** Empty for no end: the free plan. */
  period_end: string | null;
  /** False once it is stopped: it ends with the period. */
  auto_renew: boolean;
  /** A downgrade that acts at the period's end. */
  next_sub_plan_id: number | null;
  /** Of this period; retried on days 0, 3, 7 and 14. */
  retry_count: number;
  next_retry_at: string | null;
  /** Since when the company can only read: once its invoice is paid, the period goes on where it stopped. */
  suspended_at: string | null;
  /** Of the month on which its periods end; in shorter months on the last one. */
  billing_day: number | null;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface SubscriptionUsageInput {
}

export interface SubscriptionUsageOutput {
  /** The current one, else the free one; empty on a platform that has none. */
  plan: ({
    id: number;
    name: string;
    tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  } | null);
  limits: {
    name: "units" | "users" | "groups" | "organizations" | "storage";
    /** Of storage in megabytes. */
    used: number;
    /** Empty for unlimited. */
    limit: number | null;
    /** Near from four fifths on. */
    state: "ok" | "near" | "reached";
  }[];
  features: {
    return_url: boolean;
    custom_logo: boolean;
    link_list: boolean;
  };
  /** What was agreed on, the earliest first: the one that runs, and those that are to begin. */
  contracts: {
    id: number;
    plan: string;
    state: "scheduled" | "active";
    starts_on: string;
    ends_on: string | null;
    period: "monthly" | "yearly";
    /** Of one period before tax. */
    price: number;
    currency: string;
    is_invoiced: boolean;
    /** Empty where none comes. */
    next_invoice_on: string | null;
  }[];
}

export interface SubscriptionUpgradeAmountInput {
  sub_plan_id: number;
  discount_code?: string | null;
}

export interface SubscriptionUpgradeAmountOutput {
  quote_id: number;
  sub_plan_id: number;
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
  expires_at: string;
}

export interface SubscriptionRenewalInput {
  auto_renew?: boolean;
  next_sub_plan_id?: number | null;
}

export interface SubscriptionRenewalOutput {
  id: number;
  plan_id: number;
  sub_plan_id: number | null;
  state: "active" | "past_due" | "ended";
  period: "monthly" | "yearly";
  currency: string | null;
  /** In minor units of the currency. */
  price: number;
  tax_rate: number;
  started_at: string;
  period_start: string;
  period_end: string | null;
  auto_renew: boolean;
  next_sub_plan_id: number | null;
  next_retry_at: string | null;
}

export const subscription: EntityDescriptor = {
  id: 'subscription',
  title: 'Subscription',
  path: 'subscription',
  table: 'subscription',
  tenant: 'company_id',
  label: 'Subscription #{id}',
  whileReadOnly: ['upgrade_amount', 'renewal'],
  operations: ['list'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    plan_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      readOnly: true,
      ref: 'plan',
      keeps: true,
    },
    sub_plan_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'sub_plan',
      keeps: true,
    },
    contract_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'contract',
      keeps: true,
    },
    is_current: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true, readOnly: true },
    state: {
      kind: 'state',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'active',
      readOnly: true,
      enum: ['active', 'past_due', 'ended'],
    },
    period: {
      kind: 'enum',
      type: 'string',
      column: 'text',
      nullable: false,
      default: 'monthly',
      readOnly: true,
      enum: ['monthly', 'yearly'],
    },
    currency: { kind: 'text', type: 'string', column: 'text', nullable: true, readOnly: true },
    price: {
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
    started_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    period_start: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    period_end: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    auto_renew: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: true, readOnly: true },
    next_sub_plan_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: true,
      readOnly: true,
      ref: 'sub_plan',
      keeps: true,
    },
    retry_count: { kind: 'integer', type: 'integer', column: 'smallint', nullable: false, default: 0, readOnly: true },
    next_retry_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    suspended_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    billing_day: { kind: 'integer', type: 'integer', column: 'smallint', nullable: true, readOnly: true },
    announced_for: {
      kind: 'date_time',
      type: 'string',
      column: 'timestamptz',
      nullable: true,
      readOnly: true,
      writeOnly: true,
    },
    ended_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: true, readOnly: true },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['state', 'is_current', 'plan_id'],
    sortable: [
      'plan_id',
      'period',
      'state',
      'price',
      'currency',
      'period_start',
      'period_end',
      'auto_renew',
      'started_at',
    ],
    sort: ['started_at', 'desc'],
    search: [],
    groups: ['state', 'is_current', 'plan_id'],
  },
  exported: {
    route: 'plan_management',
    columns: ['plan_id', 'period', 'state', 'price', 'currency', 'period_start', 'period_end', 'auto_renew'],
  },
  schemas: {
    create: { not: {} },
    patch: { not: {} },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        plan_id: { type: 'integer' },
        sub_plan_id: { type: ['integer', 'null'] },
        contract_id: { type: ['integer', 'null'] },
        is_current: { type: 'boolean' },
        state: { type: 'string', enum: ['active', 'past_due', 'ended'] },
        period: { type: 'string', enum: ['monthly', 'yearly'] },
        currency: { type: ['string', 'null'] },
        price: { type: 'integer' },
        tax_rate: { type: 'number' },
        started_at: { type: 'string', format: 'date-time' },
        period_start: { type: 'string', format: 'date-time' },
        period_end: { type: ['string', 'null'], format: 'date-time' },
        auto_renew: { type: 'boolean' },
        next_sub_plan_id: { type: ['integer', 'null'] },
        retry_count: { type: 'integer' },
        next_retry_at: { type: ['string', 'null'], format: 'date-time' },
        suspended_at: { type: ['string', 'null'], format: 'date-time' },
        billing_day: { type: ['integer', 'null'] },
        ended_at: { type: ['string', 'null'], format: 'date-time' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
      },
      required: [
        'id',
        'plan_id',
        'sub_plan_id',
        'contract_id',
        'is_current',
        'state',
        'period',
        'currency',
        'price',
        'tax_rate',
        'started_at',
        'period_start',
        'period_end',
        'auto_renew',
        'next_sub_plan_id',
        'retry_count',
        'next_retry_at',
        'suspended_at',
        'billing_day',
        'ended_at',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    usage: {
      on: 'collection',
      method: 'GET',
      path: 'subscription/usage',
      description: 'How much of its plan the company uses, and what the plan includes.',
      input: { type: 'object', properties: {}, additionalProperties: false },
      output: {
        type: 'object',
        properties: {
          plan: {
            type: ['object', 'null'],
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', minLength: 1, maxLength: 200 },
              tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
            },
            required: ['id', 'name', 'tag'],
            additionalProperties: false,
            description: 'The current one, else the free one; empty on a platform that has none.',
          },
          limits: {
            type: 'array',
            maxItems: 10,
            items: {
              type: 'object',
              properties: {
                name: { type: 'string', enum: ['units', 'users', 'groups', 'organizations', 'storage'] },
                used: { type: 'number', description: 'Of storage in megabytes.' },
                limit: {
                  type: ['integer', 'null'],
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                  description: 'Empty for unlimited.',
                },
                state: { type: 'string', enum: ['ok', 'near', 'reached'], description: 'Near from four fifths on.' },
              },
              required: ['name', 'used', 'limit', 'state'],
              additionalProperties: false,
            },
          },
          features: {
            type: 'object',
            properties: {
              return_url: { type: 'boolean' },
              custom_logo: { type: 'boolean' },
              link_list: { type: 'boolean' },
            },
            required: ['return_url', 'custom_logo', 'link_list'],
            additionalProperties: false,
          },
          contracts: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                plan: { type: 'string', minLength: 1, maxLength: 200 },
                state: { type: 'string', enum: ['scheduled', 'active'] },
                starts_on: { type: 'string', format: 'date' },
                ends_on: { type: ['string', 'null'], format: 'date' },
                period: { type: 'string', enum: ['monthly', 'yearly'] },
                price: {
                  type: 'integer',
                  minimum: 0,
                  maximum: 1000000000000,
                  description: 'Of one period before tax.',
                },
                currency: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
                is_invoiced: { type: 'boolean' },
                next_invoice_on: { type: ['string', 'null'], format: 'date', description: 'Empty where none comes.' },
              },
              required: [
                'id',
                'plan',
                'state',
                'starts_on',
                'ends_on',
                'period',
                'price',
                'currency',
                'is_invoiced',
                'next_invoice_on',
              ],
              additionalProperties: false,
            },
            description: 'What was agreed on, the earliest first: the one that runs, and those that are to begin.',
          },
        },
        required: ['plan', 'limits', 'features', 'contracts'],
        additionalProperties: false,
      },
    },
    upgrade_amount: {
      on: 'collection',
      method: 'POST',
      path: 'subscriptionupgradeamountcalculation',
      description: 'Calculate what an upgrade costs, as a quote that stands for 15 minutes.',
      input: {
        type: 'object',
        properties: {
          sub_plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          discount_code: { type: ['string', 'null'], minLength: 1, maxLength: 32 },
        },
        required: ['sub_plan_id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          quote_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          sub_plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
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
          expires_at: { type: 'string', format: 'date-time' },
        },
        required: [
          'quote_id',
          'sub_plan_id',
          'currency',
          'price',
          'credit',
          'discount_amount',
          'tax_rate',
          'tax_amount',
          'total',
          'expires_at',
        ],
        additionalProperties: false,
      },
    },
    renewal: {
      on: 'collection',
      method: 'POST',
      path: 'subscriptionrenewal',
      description: "Decide what comes at the period's end: stop, go on after all, or a smaller plan.",
      input: {
        type: 'object',
        properties: {
          auto_renew: { type: 'boolean' },
          next_sub_plan_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
        },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          plan_id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
          sub_plan_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          state: { type: 'string', enum: ['active', 'past_due', 'ended'] },
          period: { type: 'string', enum: ['monthly', 'yearly'] },
          currency: { type: ['string', 'null'], maxLength: 3, pattern: '^[A-Z]{3}$' },
          price: {
            type: 'integer',
            minimum: 0,
            maximum: 1000000000000,
            description: 'In minor units of the currency.',
          },
          tax_rate: { type: 'number', minimum: 0, maximum: 100 },
          started_at: { type: 'string', format: 'date-time' },
          period_start: { type: 'string', format: 'date-time' },
          period_end: { type: ['string', 'null'], format: 'date-time' },
          auto_renew: { type: 'boolean' },
          next_sub_plan_id: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
          next_retry_at: { type: ['string', 'null'], format: 'date-time' },
        },
        required: [
          'id',
          'plan_id',
          'sub_plan_id',
          'state',
          'period',
          'currency',
          'price',
          'tax_rate',
          'started_at',
          'period_start',
          'period_end',
          'auto_renew',
          'next_sub_plan_id',
          'next_retry_at',
        ],
        additionalProperties: false,
      },
    },
  },
};
