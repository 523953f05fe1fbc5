// Generated from schemas/platform/plan_location.schema.json. Do not edit; edit the schema.
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

export interface PlanLocationRow {
  id: number;
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate: number;
  /** The fallback of every country that no location names; there is one. */
  is_global: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete" | "set_global")[];
}

export interface PlanLocationCreate {
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate?: number;
}

export interface PlanLocationPatch {
  name?: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id?: number;
  /** Added to the price. */
  tax_rate?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface PlanLocationGetPlanInput {
  country?: string;
}

export interface PlanLocationGetPlanOutput {
  country: string | null;
  location: {
    id: number;
    name: string;
    /** Added to the price. */
    tax_rate: number;
  };
  currency: {
    code: string;
    symbol: string;
    minor_digits: number;
  };
  plans: {
    id: number;
    name: string;
    tag: "free" | "basic" | "standart" | "pro" | "enterprise";
    description: string;
    qr_code_count?: number | null;
    user_count?: number | null;
    group_count?: number | null;
    organization_count?: number | null;
    storage_mb?: number | null;
    return_url?: boolean;
    custom_logo?: boolean;
    link_list?: boolean;
    on_premise?: boolean;
    is_popular?: boolean;
    /** None of a plan that is sold by contact. */
    prices: {
      /** Of the sub-plan. */
      id: number;
      period: "monthly" | "yearly";
      /** Of the period before tax. */
      price: number;
      /** In minor units of the currency. */
      tax_amount: number;
      /** In minor units of the currency. */
      total: number;
    }[];
  }[];
}

export interface PlanLocationSetGlobalInput {
  id: number;
}

export interface PlanLocationSetGlobalOutput {
  id: number;
}

export const planLocation: EntityDescriptor = {
  id: 'plan_location',
  title: 'Plan location',
  path: 'planlocation',
  table: 'plan_location',
  tenant: 'global',
  label: '{name}',
  revision: { of: ['name', 'countries', 'currency_id', 'tax_rate'], problem: 'row_changed' },
  history: { bin: { days: 30, with: [] } },
  operations: ['list', 'detail', 'create', 'patch', 'delete'],
  fields: {
    id: { kind: 'integer', type: 'integer', column: 'bigint', nullable: false, readOnly: true },
    name: { kind: 'text', type: 'string', column: 'text collate "natural"', nullable: false, folded: true },
    countries: { kind: 'country_list', type: 'array', column: 'text[]', nullable: false, default: [] },
    currency_id: {
      kind: 'reference',
      type: 'integer',
      column: 'bigint',
      nullable: false,
      ref: 'currency',
      keeps: true,
    },
    tax_rate: { kind: 'percent', type: 'number', column: 'double precision', nullable: false, default: 0 },
    is_global: { kind: 'boolean', type: 'boolean', column: 'boolean', nullable: false, default: false, readOnly: true },
    revision: { kind: 'integer', type: 'integer', column: 'integer', nullable: false, default: 1 },
    created_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
    updated_at: { kind: 'date_time', type: 'string', column: 'timestamptz', nullable: false, readOnly: true },
  },
  list: {
    filters: ['currency_id', 'is_global'],
    sortable: ['name', 'currency_id', 'tax_rate', 'is_global'],
    sort: ['name', 'asc'],
    search: ['name'],
    groups: ['currency_id', 'is_global'],
  },
  exported: { route: 'planlocation', columns: ['name', 'countries', 'currency_id', 'tax_rate', 'is_global'] },
  schemas: {
    create: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        countries: { type: 'array', maxItems: 300, items: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$' } },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        tax_rate: { type: 'number', minimum: 0, maximum: 100 },
      },
      required: ['name', 'currency_id'],
      additionalProperties: false,
    },
    patch: {
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 200 },
        countries: { type: 'array', maxItems: 300, items: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$' } },
        currency_id: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        tax_rate: { type: 'number', minimum: 0, maximum: 100 },
        revision: { type: 'integer', minimum: 1, maximum: 1000000000 },
      },
      minProperties: 1,
      additionalProperties: false,
    },
    row: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        countries: { type: 'array', items: { type: 'string' } },
        currency_id: { type: 'integer' },
        tax_rate: { type: 'number' },
        is_global: { type: 'boolean' },
        revision: { type: 'integer' },
        created_at: { type: 'string', format: 'date-time' },
        updated_at: { type: 'string', format: 'date-time' },
        permitted: { type: 'array', items: { type: 'string', enum: ['patch', 'delete', 'set_global'] } },
      },
      required: [
        'id',
        'name',
        'countries',
        'currency_id',
        'tax_rate',
        'is_global',
        'revision',
        'created_at',
        'updated_at',
      ],
      additionalProperties: false,
    },
  },
  actions: {
    get_plan: {
      on: 'collection',
      method: 'GET',
      path: 'planlocation/get_plan',
      description: "The plans on sale with the prices of a country: the one that is named, else the company's, else those of the global location.",
      input: {
        type: 'object',
        properties: { country: { type: 'string', maxLength: 2, pattern: '^[A-Z]{2}$' } },
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: {
          country: { type: ['string', 'null'], maxLength: 2, pattern: '^[A-Z]{2}$' },
          location: {
            type: 'object',
            properties: {
              id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
              name: { type: 'string', minLength: 1, maxLength: 200 },
              tax_rate: { type: 'number', minimum: 0, maximum: 100, description: 'Added to the price.' },
            },
            required: ['id', 'name', 'tax_rate'],
            additionalProperties: false,
          },
          currency: {
            type: 'object',
            properties: {
              code: { type: 'string', maxLength: 3, pattern: '^[A-Z]{3}$' },
              symbol: { type: 'string', maxLength: 8 },
              minor_digits: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
            },
            required: ['code', 'symbol', 'minor_digits'],
            additionalProperties: false,
          },
          plans: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
                name: { type: 'string', minLength: 1, maxLength: 200 },
                tag: { type: 'string', enum: ['free', 'basic', 'standart', 'pro', 'enterprise'] },
                description: { type: 'string', maxLength: 1000 },
                qr_code_count: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                user_count: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                group_count: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                organization_count: {
                  type: ['integer', 'null'],
                  minimum: -9007199254740991,
                  maximum: 9007199254740991,
                },
                storage_mb: { type: ['integer', 'null'], minimum: -9007199254740991, maximum: 9007199254740991 },
                return_url: { type: 'boolean' },
                custom_logo: { type: 'boolean' },
                link_list: { type: 'boolean' },
                on_premise: { type: 'boolean' },
                is_popular: { type: 'boolean' },
                prices: {
                  type: 'array',
                  maxItems: 2,
                  items: {
                    type: 'object',
                    properties: {
                      id: {
                        type: 'integer',
                        minimum: -9007199254740991,
                        maximum: 9007199254740991,
                        description: 'Of the sub-plan.',
                      },
                      period: { type: 'string', enum: ['monthly', 'yearly'] },
                      price: {
                        type: 'integer',
                        minimum: 0,
                        maximum: 1000000000000,
                        description: 'Of the period before tax.',
                      },
                      tax_amount: {
                        type: 'integer',
                        minimum: 0,
                        maximum: 1000000000000,
                        description: 'In minor units of the currency.',
                      },
                      total: {
                        type: 'integer',
                        minimum: 0,
                        maximum: 1000000000000,
                        description: 'In minor units of the currency.',
                      },
                    },
                    required: ['id', 'period', 'price', 'tax_amount', 'total'],
                    additionalProperties: false,
                  },
                  description: 'None of a plan that is sold by contact.',
                },
              },
              required: ['id', 'name', 'tag', 'description', 'prices'],
              additionalProperties: false,
            },
          },
        },
        required: ['country', 'location', 'currency', 'plans'],
        additionalProperties: false,
      },
    },
    set_global: {
      on: 'collection',
      method: 'POST',
      path: 'planlocation/set_global',
      description: 'Make a location the fallback of every country that none names.',
      input: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
      output: {
        type: 'object',
        properties: { id: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 } },
        required: ['id'],
        additionalProperties: false,
      },
      offered: true,
    },
  },
};
